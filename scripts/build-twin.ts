// Builds the shell and its remotes as one bundle, to measure against: `node scripts/build-twin.ts OUTPUT`.
import { join } from 'node:path';
import { runTwinBuild } from '@pavilion/federation/build';
import { releasableApps, root } from './workspace.ts';

const [output] = process.argv.slice(2);
if (!output) throw new Error('usage: build-twin.ts OUTPUT');
const remotes = (await releasableApps()).filter((app) => app !== 'shell');
await runTwinBuild(
  join(root, 'apps/shell'),
  remotes.map((app) => join(root, 'apps', app)),
  { mode: 'production', version: '1.0.0', source: 'twin', output, cache: join(output, '../cache') },
);
