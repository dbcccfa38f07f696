// Builds the shell and its remotes as one bundle, to measure against: `node scripts/build-twin.ts OUTPUT`. With the store of the
// app and another, `node scripts/build-twin.ts OUTPUT APPS STORE`, it is released into that one, to be served as the app is.
import { join } from 'node:path';
import { releasableApps, root } from '@pavilion/cli/project';
import { runTwinBuild } from '@pavilion/federation/build';
import { releaseTwin } from './twin-release.ts';

const [output, apps, store] = process.argv.slice(2);
if (!output || (apps && !store)) throw new Error('usage: build-twin.ts OUTPUT [APPS STORE]');
const remotes = (await releasableApps()).filter((app) => app !== 'shell');
await runTwinBuild(
  join(root, 'apps/shell'),
  remotes.map((app) => join(root, 'apps', app)),
  { mode: 'production', version: '1.0.0', source: 'twin', output, cache: join(output, '../cache') },
);
if (apps && store) await releaseTwin(output, apps, store);
