import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lockedFor } from './locked.ts';

/** The folder that everything is in. */
export const root = join(import.meta.dirname, '..');
/** What runs leave behind: the database, the release store, caches. Removing it resets the play-money operator. */
export const stateFolder = process.env.PAVILION_STATE ?? join(root, '.pavilion');
export const releasesFolder = process.env.PAVILION_RELEASES ?? join(stateFolder, 'releases');
/** The teams' keys: what is released from here is signed with them. Never kept with the sources. */
export const keysFolder = process.env.PAVILION_KEYS ?? join(stateFolder, 'keys');
/** The games' pages, built. */
export const gamesFolder = process.env.PAVILION_GAMES ?? join(stateFolder, 'games');
export const cacheFolder = join(root, '.cache');

/** The apps that are built and released: every app with a `webpack.config.ts`. */
export async function releasableApps(): Promise<string[]> {
  const apps = await readdir(join(root, 'apps'));
  const found = await Promise.all(
    apps.map(async (app) => ((await readdir(join(root, 'apps', app))).includes('webpack.config.ts') ? [app] : [])),
  );
  return found.flat().sort();
}

interface PackageManifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export async function packageManifest(folder: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/**
 * The hash of everything that an app's build is made from: its own files, those of the workspace packages it uses, and what the
 * lock file says of the third-party packages that all of them reach.
 */
export async function sourceOf(app: string): Promise<string> {
  const folders = await foldersOf(app);
  const names = folders.map((folder) => relative(root, folder).replaceAll(sep, '/'));
  const hash = createHash('sha256').update(lockedFor(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'), names));
  for (const folder of folders) {
    for (const file of filesOf(folder).sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

/** The files that a build may read: no tests, and not the thousands that are installed in `node_modules`. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The folder of an app and those of the workspace packages that it uses, in order. */
export async function foldersOf(app: string): Promise<string[]> {
  const folders = new Set<string>();
  await collect(join(root, 'apps', app), folders);
  return [...folders].sort();
}

async function collect(folder: string, folders: Set<string>): Promise<void> {
  if (folders.has(folder)) return;
  folders.add(folder);
  const manifest = await packageManifest(folder);
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (range.startsWith('workspace:')) await collect(join(root, 'packages', name.replace('@pavilion/', '')), folders);
  }
}
