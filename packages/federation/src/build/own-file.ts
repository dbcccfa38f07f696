import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `.ts` in this repository, `.js` where the package is built. */
const ENDING = import.meta.url.replace(/^.*\./, '.');

/** The path of a source of this package, given from this folder with `.ts`. */
export function here(file: string): string {
  return fileURLToPath(new URL(file.replace(/(?<!\.d)\.ts$/, ENDING), import.meta.url));
}

/** The folder in which the package in `folder` finds the package `name`, or null where that is not installed. */
export function installedIn(folder: string, name: string): string | null {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
  // Its own dependencies are beside the folder itself, and not beside a link to it.
  return found === undefined ? null : realpathSync(found);
}
