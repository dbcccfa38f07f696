// `npm start`: builds what changed, starts the play-money operator, and serves the app until Ctrl-C.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stopWith } from '@pavilion/cli/failure';
import { buildGames } from '@pavilion/cli/games';
import { portIsFree } from '@pavilion/cli/port';
import { gamesFolder, keysFolder, releasesFolder, stateFolder } from '@pavilion/cli/project';
import { foreignKeys, keys, releaseAll } from '@pavilion/cli/releases';
import { folderStore, keepRenewed } from '@pavilion/federation/release';
import { optionsOf, startSandbox, vaultFoldersOf } from '@pavilion/sandbox/server';

const port = Number(process.env.PORT ?? 3000);
const started = performance.now();

try {
  if (!Number.isInteger(port) || port < 1 || port > 65535) stopWith(`PORT=${process.env.PORT} is not a port number.`);
  // Before the build, which takes a minute.
  if (!(await portIsFree(port))) stopWith(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  const foreign = await foreignKeys(releasesFolder);
  if (foreign.length > 0) console.warn(newKeysNotice(foreign));
  console.log('Building what changed…');
  // The pages of games are built beside the apps: alone, they would leave a core idle.
  await Promise.all([
    releaseAll({ releases: releasesFolder, keepPointer: true, newKey: true }, ({ app, version, done, seconds }) => {
      console.log(`  ${app.padEnd(8)}${version}${done === 'built' ? `  built in ${seconds.toFixed(1)} s` : ''}`);
    }),
    buildGames(gamesFolder).then((isNew) => isNew && console.log('  games   built')),
  ]);
  console.log('Starting the play-money operator…');
  const sandbox = await startSandbox({
    ...optionsOf({
      PAVILION_DATA: join(stateFolder, 'database'),
      ...process.env,
      PAVILION_RELEASES: releasesFolder,
      PAVILION_KEYS: keysFolder,
      PAVILION_GAMES: gamesFolder,
    }),
    ...vaultFoldersOf(process.env, stateFolder),
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

/** The warning that apps were released with other keys than the ones that are here now. */
function newKeysNotice(foreign: readonly { readonly app: string; readonly reason: string }[]): string {
  const apps = foreign.map(({ app }) => app).join(', ');
  const what = existsSync(keysFolder)
    ? foreign.map(({ reason }) => reason).join('\n')
    : `The teams’ keys are missing: there is no folder ${keysFolder}, and the releases in ${releasesFolder} were signed with them.`;
  return `
${what}
These apps are now released again with the keys in that folder; missing keys are made there: ${apps}.
This operator accepts them. An operator that lists public keys (PAVILION_PUBLIC_KEYS, or keys in config.json) keeps the
releases that it has, and refuses new ones until it lists the new keys: x in each file in ${keysFolder}. If you still have
the old keys, stop, put them back, and start again.
`;
}
