// Builds the games' pages into a folder: `node build-games.ts SOURCE OUTPUT`. A process of its own, which takes webpack's memory with it.
import { join } from 'node:path';
import { runPagesBuild } from '@pavilion/federation/build';
import { endWith } from './build-process.ts';
import { cacheFolder, root } from './project.ts';

const [source, output] = process.argv.slice(2);
if (!source || !output) throw new Error('usage: build-games.ts SOURCE OUTPUT');
await endWith(
  runPagesBuild(join(root, 'apps/games'), { mode: 'production', source, output, cache: join(cacheFolder, 'webpack') }),
);
