// `pnpm dev`: everything rebuilt and reloaded as it changes. `pnpm dev casino`: that remote from this tree beside the others as they are.
// Nothing here is released: it has a store of its own.
import { join } from 'node:path';
import { watchApps } from '../dev/builds.ts';
import { type Operator, startOperator } from '../dev/operator.ts';
import { serveReloads } from '../dev/reloads.ts';
import { prepareStore } from '../dev/store.ts';
import { stopWith } from '../failure.ts';
import { buildGames } from '../games.ts';
import { portIsFree } from '../port.ts';
import { gamesFolder, keysFolder, releasableApps, releasesFolder, stateFolder } from '../project.ts';

const port = Number(process.env.PORT ?? 3000);
const reloadPort = port + 1;

try {
  const all = await releasableApps();
  const named = process.argv.slice(2);
  const watched = named.length > 0 ? named : all;
  const unknown = watched.filter((app) => !all.includes(app));
  if (unknown.length > 0) stopWith(`There is no app '${unknown.join("', '")}'. There are: ${all.join(', ')}.`);
  for (const needed of [port, reloadPort]) {
    if (!(await portIsFree(needed))) stopWith(`Port ${needed} is in use. Choose another: PORT=${port + 10} pnpm dev`);
  }
  await run(
    watched,
    all.filter((app) => !watched.includes(app)),
  );
} catch (error) {
  stopWith(error);
}

async function run(watched: readonly string[], others: readonly string[]): Promise<void> {
  // One for each port, so that two that run side by side have nothing in common.
  const folder = join(stateFolder, 'dev', String(port));
  const store = join(folder, 'releases');
  const reloads = await serveReloads(reloadPort);
  let operator: Operator | undefined;
  await prepareStore({ store, released: releasesFolder, all: [...watched, ...others], others });
  await buildGames(gamesFolder);
  const endWatch = await watchApps(watched, store, () => {
    // One that is on its way up loads the pages anew when it answers.
    if (operator?.isUp()) reloads.send();
  });
  operator = await startOperator(
    {
      ...process.env,
      PORT: String(port),
      PAVILION_DATA: join(folder, 'database'),
      PAVILION_RELEASES: store,
      PAVILION_KEYS: keysFolder,
      PAVILION_GAMES: gamesFolder,
      PAVILION_DEV_SCRIPT: reloads.script,
    },
    () => reloads.send(),
    () => stopWith('The operator did not start.'),
  );
  const { stop } = operator;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      Promise.all([stop(), endWatch()]).then(() => process.exit(0), stopWith);
      // Whoever is in a hurry says so again.
      process.once(signal, () => process.exit(1));
    });
  }
}
