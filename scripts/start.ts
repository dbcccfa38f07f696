// `npm start`: builds what changed, starts the play-money operator, and serves the app until Ctrl-C.
import { join } from 'node:path';
import { folderStore, keepRenewed } from '@pavilion/federation/release';
import { gamesAndDeskOf, startSandbox } from '@pavilion/sandbox/server';
import { stopWith } from './failure.ts';
import { portIsFree } from './port.ts';
import { keys, releaseAll } from './releases.ts';
import { keysFolder, releasesFolder, stateFolder } from './workspace.ts';

const port = Number(process.env.PORT ?? 3000);
const started = performance.now();

try {
  if (!Number.isInteger(port) || port < 1 || port > 65535) stopWith(`PORT=${process.env.PORT} is not a port number.`);
  // Before the build, so that nobody waits a minute to be told.
  if (!(await portIsFree(port))) stopWith(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  console.log('Building what changed…');
  await releaseAll({ releases: releasesFolder, keepPointer: true }, ({ app, version, done, seconds }) => {
    console.log(`  ${app.padEnd(8)}${version}${done === 'built' ? `  built in ${seconds.toFixed(1)} s` : ''}`);
  });
  console.log('Starting the play-money operator…');
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
  const sandbox = await startSandbox({
    port,
    dataFolder: join(stateFolder, 'database'),
    releasesFolder,
    keysFolder,
    ...gamesAndDeskOf(process.env),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(redisUrl ? { redisUrl } : {}),
  });
  console.log(`
  Pavilion is ready after ${((performance.now() - started) / 1000).toFixed(1)} s.

    The app       ${sandbox.address}
    Demo login    demo / Pavilion1
    Code inbox    ${sandbox.address}/sandbox/inbox   (the one-time codes of a sign-up)
    Desk          ${sandbox.desk.address}   (${sandbox.desk.password === null ? 'its password is the one you set' : `password ${sandbox.desk.password}`})
    The API       ${sandbox.address}/sandbox/openapi

  Play money only. Ctrl-C stops it.
`);
  const endRenewal = keepRenewed(folderStore(releasesFolder), { keys }, (error) => {
    console.error(`The releases' statements were not renewed: ${String(error)}`);
  });
  const stop = () => {
    endRenewal();
    console.log('\nStopping…');
    sandbox.close().then(() => process.exit(0), stopWith);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  stopWith(error);
}
