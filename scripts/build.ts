// `pnpm build [--new-key]`: builds and publishes every app whose sources changed, into the release store (`PAVILION_RELEASES` names
// another). `--new-key` also those that were signed with another key so far.
import { onlyOptions } from './arguments.ts';
import { stopWith } from './failure.ts';
import { buildGames } from './games.ts';
import { releaseAll } from './releases.ts';
import { gamesFolder, releasesFolder } from './workspace.ts';

const values = onlyOptions('Usage: pnpm build [--new-key]', { 'new-key': { type: 'boolean' } });
try {
  const newKey = values['new-key'] ?? false;
  if (await buildGames(gamesFolder)) console.log('  games   built');
  await releaseAll(
    { releases: releasesFolder, newKey, sourceMaps: true },
    ({ app, version, done, seconds, newKey }) => {
      const key = newKey ? `  new public key ${newKey}` : '';
      console.log(`  ${app.padEnd(8)}${version}${done === 'same' ? '' : `  ${done} in ${seconds.toFixed(1)} s`}${key}`);
    },
  );
} catch (error) {
  stopWith(error);
}
