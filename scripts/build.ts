// `pnpm build`: builds and publishes every app whose sources changed, into the release store (`PAVILION_RELEASES` names another).
import { stopWith } from './failure.ts';
import { releaseAll } from './releases.ts';
import { releasesFolder } from './workspace.ts';

try {
  await releaseAll({ releases: releasesFolder }, ({ app, version, done, seconds }) => {
    console.log(`  ${app.padEnd(8)}${version}${done === 'same' ? '' : `  ${done} in ${seconds.toFixed(1)} s`}`);
  });
} catch (error) {
  stopWith(error);
}
