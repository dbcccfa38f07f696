// `pnpm dev`: everything rebuilt and reloaded as it changes. `pnpm dev casino`: that remote from this tree beside the others as they are.
// `pnpm dev casino --against https://staging.example`: that remote in a deployed Pavilion whose operator allows it, on this machine.
// Nothing here is released: it has a store of its own.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveAgainst } from '../dev/against.ts';
import { watchApps } from '../dev/builds.ts';
import { deployedOrigin, readJson, refuseUnlessAllowed } from '../dev/deployed.ts';
import { startOperator } from '../dev/operator.ts';
import { DEV_VERSION, prepareStore } from '../dev/store.ts';
import { stopWith } from '../failure.ts';
import { buildGames } from '../games.ts';
import { portIsFree } from '../port.ts';
import { gamesFolder, isOwnRepository, keysFolder, releasableApps, releasesFolder, stateFolder } from '../project.ts';
import { keys } from '../releases.ts';

const port = Number(process.env.PORT ?? 3000);
// One for each port, so that two that run side by side have nothing in common.
const folder = join(stateFolder, 'dev', String(port));

try {
  const all = await releasableApps();
  const { positionals: named, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const watched = named.length > 0 ? named : all;
  const unknown = watched.filter((app) => !all.includes(app));
  if (unknown.length > 0) stopWith(`There is no app '${unknown.join("', '")}'. There are: ${all.join(', ')}.`);
  if (!(await portIsFree(port))) stopWith(`Port ${port} is in use. Choose another: PORT=${port + 10} pnpm dev`);
  const others = all.filter((app) => !watched.includes(app));
  endOnSignal(
    await (values.against === undefined
      ? run(watched, others)
      : runAgainst(isOwnRepository ? all : named, values.against)),
  );
} catch (error) {
  stopWith(error);
}

type Ends = readonly (() => Promise<unknown>)[];

/** Runs an operator from this tree. Returns what ends it. */
async function run(watched: readonly string[], others: readonly string[]): Promise<Ends> {
  if (isOwnRepository) stopWith('There is no operator here. Say one: pavilion dev --against https://staging.example');
  const store = join(folder, 'releases');
  await prepareStore({ store, released: releasesFolder, all: [...watched, ...others], others });
  await buildGames(gamesFolder);
  const endWatch = await watchApps(watched, store);
  const { stop } = await startOperator(
    {
      ...process.env,
      PORT: String(port),
      PAVILION_DATA: join(folder, 'database'),
      PAVILION_RELEASES: store,
      PAVILION_KEYS: keysFolder,
      PAVILION_GAMES: gamesFolder,
      PAVILION_RELOADS: 'on',
    },
    () => stopWith('The operator did not start.'),
  );
  return [stop, endWatch];
}

/** Runs one remote in a deployed Pavilion. Returns what ends it. */
async function runAgainst([app, ...more]: readonly string[], address: string): Promise<Ends> {
  if (!app || app === 'shell' || more.length > 0)
    stopWith('Say one remote: pnpm dev casino --against https://staging.example');
  const deployed = deployedOrigin(address);
  refuseUnlessAllowed(await readJson(deployed, '/config.json'), deployed);
  const store = join(folder, 'against');
  await rm(store, { recursive: true, force: true });
  const endWatch = await watchApps([app], store);
  const key = (await keys.publicKeyOf(app)) ?? '';
  const stop = await serveAgainst({ deployed, app, version: DEV_VERSION, store, key, port });
  console.log(`${app} from here against ${deployed}: http://localhost:${port}`);
  return [stop, endWatch];
}

function endOnSignal(ends: Ends): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      Promise.all(ends.map((end) => end())).then(() => process.exit(0), stopWith);
      // A second signal ends it at once.
      process.once(signal, () => process.exit(1));
    });
  }
}
