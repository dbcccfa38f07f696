import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtBy, ownScript } from './child.ts';
import { sourceOf } from './project.ts';

/** Builds the games' pages into `folder`, unless what lies there was built of the same sources. Returns whether it did. */
export async function buildGames(folder: string): Promise<boolean> {
  const source = await sourceOf('games');
  if ((await builtOf(folder)) === source) return false;
  const [fresh, before] = [`${folder}.${process.pid}.new`, `${folder}.${process.pid}.old`];
  await mkdir(dirname(folder), { recursive: true });
  try {
    await builtBy(ownScript('build-games'), [source, fresh], (printed) => {
      throw new Error(`The games did not build:\n\n${printed}`);
    });
    // Whoever serves the folder meanwhile finds all of one build or all of the other.
    await rename(folder, before).catch(unlessMissing);
    await rename(fresh, folder);
  } finally {
    await Promise.all([fresh, before].map((each) => rm(each, { recursive: true, force: true })));
  }
  return true;
}

/** What the pages that lie in a folder were built of; undefined where there are none. */
async function builtOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(unlessMissing);
  return text === undefined ? undefined : (JSON.parse(text) as { source?: string }).source;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
