// Builds one app into a folder: `node build-app.ts APP VERSION SOURCE OUTPUT [source-maps]`. A process of its own, so that two can run side by side.
import { join } from 'node:path';
import { runBuild } from '@pavilion/federation/build';
import { endWith } from './build-process.ts';
import { cacheFolder, folderOf } from './project.ts';

const [app, version, source, output, maps] = process.argv.slice(2);
if (!app || !version || !source || !output)
  throw new Error('usage: build-app.ts APP VERSION SOURCE OUTPUT [source-maps]');
await endWith(
  runBuild(folderOf(app), {
    mode: 'production',
    version,
    source,
    output,
    sourceMaps: maps === 'source-maps',
    cache: join(cacheFolder, 'webpack'),
  }),
);
