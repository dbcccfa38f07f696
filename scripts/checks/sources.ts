// What the checks of this folder read: every text of ours, and where something in it stands.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The tree that is checked: the one that this file is in. */
export const root = join(import.meta.dirname, '..', '..');
const notOurs = new Set(['node_modules', 'dist', 'coverage', 'screenshots', 'test-results']);
const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'types', 'docs'];

export interface Source {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Every file of ours with one of these endings, by its path. */
export function sources(...endings: readonly string[]): readonly Source[] {
  return [...folders.flatMap((folder) => pathsIn(folder)), 'README.md']
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a file is there for tests only: a test, what tests share, or a stand-in. */
export const isForTests = (path: string) =>
  /\.(test|spec)\.tsx?$|(^|\/)(testing|fixtures?|e2e)(\/|\.tsx?$)|-fixture\.tsx?$/.test(path);

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`.replaceAll(sep, '/');
      return entry.isDirectory() ? pathsIn(path) : entry.isFile() ? [path] : [];
    })
    .toSorted();
}

/** Prints what a check found and ends with its verdict. */
export function finish(check: string, faults: readonly string[], advice: string): never {
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? `${check}: nothing found` : `\n${check}: ${faults.length} found. ${advice}`);
  process.exit(faults.length === 0 ? 0 : 1);
}
