// Builds one app into a folder: `node build-app.ts APP VERSION SOURCE OUTPUT`. A process of its own, so that two can run side by side.
import { join } from 'node:path';
import { runBuild } from '@pavilion/federation/build';
import { endWith } from './build-process.ts';
import { cacheFolder, folderOf } from './project.ts';

const [app, version, source, output] = process.argv.slice(2);
if (!app || !version || !source || !output) throw new Error('usage: build-app.ts APP VERSION SOURCE OUTPUT');
await endWith(
  runBuild(folderOf(app), {
    mode: 'production',
    version,
    source,
    output,
    cache: join(cacheFolder, 'webpack'),
  }),
);
