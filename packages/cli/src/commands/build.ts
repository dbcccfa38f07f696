// `pavilion build [--new-key]`: builds and publishes every app whose sources changed, into the release store (`PAVILION_RELEASES` names
// another). `--new-key` also those that were signed with another key so far. In a repository with one remote it builds that one into
// `dist`, as a release would, and publishes nothing.
import { join } from 'node:path';
import { onlyOptions, storeOf } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { buildGames } from '../games.ts';
import { folderOf, gamesFolder, isOwnRepository, packageManifest, releasableApps, root, sourceOf } from '../project.ts';
import { buildApp, releaseAll } from '../releases.ts';

const values = onlyOptions('Usage: pavilion build [--new-key] [--store FOLDER]', { 'new-key': { type: 'boolean' } });
try {
  await (isOwnRepository ? buildOwn() : buildAll());
} catch (error) {
  stopWith(error);
}

async function buildOwn(): Promise<void> {
  for (const app of await releasableApps()) {
    const { version } = await packageManifest(folderOf(app));
    await buildApp(app, version, await sourceOf(app), join(root, 'dist'));
    console.log(`${app} ${version}: built in dist`);
  }
}

async function buildAll(): Promise<void> {
  const newKey = values['new-key'] ?? false;
  if (await buildGames(gamesFolder)) console.log('  games   built');
  await releaseAll(
    { releases: storeOf(values.store), newKey, sourceMaps: true },
    ({ app, version, done, seconds, newKey }) => {
      const key = newKey ? `  new public key ${newKey}` : '';
      console.log(`  ${app.padEnd(8)}${version}${done === 'same' ? '' : `  ${done} in ${seconds.toFixed(1)} s`}${key}`);
    },
  );
}
