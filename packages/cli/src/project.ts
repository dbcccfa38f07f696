import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { lockedFor } from './locked.ts';

const BUILD_FILE = 'webpack.config.ts';
const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'];

/** The repository that the command is run in: the whole product, or else one remote. */
export const root = rootAbove(process.cwd());
/** Whether the repository is one remote of a team's own, and not the whole product. */
export const isOwnRepository = !isProduct(root);
/** What runs leave behind: the database, the release store, caches. Removing it resets the play-money operator. */
export const stateFolder = process.env.PAVILION_STATE ?? join(root, '.pavilion');
/** A repository with one remote has no store of its own: it is released into the operator's. */
export const releasesFolder = process.env.PAVILION_RELEASES ?? join(stateFolder, 'releases');
/** The teams' keys: what is released from here is signed with them. Never kept with the sources. */
export const keysFolder = process.env.PAVILION_KEYS ?? join(stateFolder, 'keys');
/** The games' pages, built. */
export const gamesFolder = process.env.PAVILION_GAMES ?? join(stateFolder, 'games');
export const cacheFolder = join(root, '.cache');

function rootAbove(folder: string): string {
  const above = [folder];
  for (let at = folder; at !== dirname(at); at = dirname(at)) above.push(dirname(at));
  return above.find(isProduct) ?? above.find((at) => existsSync(join(at, BUILD_FILE))) ?? folder;
}

function isProduct(folder: string): boolean {
  return existsSync(join(folder, 'packages/contract/package.json'));
}

/** The apps that are built and released: every app with a `webpack.config.ts`. */
export async function releasableApps(): Promise<string[]> {
  if (isOwnRepository) {
    // Only then: it loads webpack.
    const { readChecked } = await import('@pavilion/federation/build');
    return existsSync(join(root, BUILD_FILE)) ? [(await readChecked(root)).name] : [];
  }
  const apps = await readdir(join(root, 'apps'));
  return apps.filter((app) => existsSync(join(root, 'apps', app, BUILD_FILE))).sort();
}

/** The folder of an app. */
export function folderOf(app: string): string {
  return isOwnRepository ? root : join(root, 'apps', app);
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
  if (isOwnRepository) return sourceOfRepository();
  const folders = await foldersOf(app);
  const names = folders.map((folder) => relative(root, folder).replaceAll(sep, '/'));
  const hash = createHash('sha256').update(lockedFor(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'), names));
  for (const folder of folders) {
    for (const file of filesOf(folder).sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

/** The hash of a remote's own files, and of the lock file for what is installed. */
function sourceOfRepository(): string {
  const locks = LOCK_FILES.map((name) => join(root, name)).filter((file) => existsSync(file));
  const files = [...locks, join(root, 'package.json'), join(root, BUILD_FILE), ...filesOf(join(root, 'src'))];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

/** The files that a build may read: no tests, and neither what is installed nor what is built. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesOf(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The folder of an app of `repository` and those of the workspace packages that it uses, in order. */
export async function foldersOf(app: string, repository = root): Promise<string[]> {
  const folders = new Set<string>();
  await collect(join(repository, 'apps', app), folders);
  return [...folders].sort();
}

async function collect(folder: string, folders: Set<string>): Promise<void> {
  if (folders.has(folder)) return;
  folders.add(folder);
  const manifest = await packageManifest(folder);
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (range.startsWith('workspace:'))
      await collect(join(folder, '../../packages', name.replace('@pavilion/', '')), folders);
  }
}
