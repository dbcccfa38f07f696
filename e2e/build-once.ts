import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { builtKeys, builtReleases, root } from './places.ts';

/** Builds what changed into a release store that every test copies and none writes. */
export default function buildOnce(): void {
  execFileSync(join(root, 'node_modules/node/bin/node'), ['scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PAVILION_RELEASES: builtReleases, PAVILION_KEYS: builtKeys },
  });
}
