import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '@pavilion/cli/project';
import { keys } from '@pavilion/cli/releases';
import {
  type BuildManifest,
  type RemoteManifest,
  remoteManifest,
  type ShellManifest,
  shellManifest,
  signedStatement,
  statement,
} from '@pavilion/federation/discovery';
import { assembleDiscovery, folderStore, publishRelease } from '@pavilion/federation/release';

/** The page of a route in `twin.json`, which is the page's key in the twin's manifest too. */
const keyOf = (app: string, page: string) => `${app}/${page}`;

/** What stands where a remote's entry would be: it is fetched ahead of need at most, and never run. */
const NO_ENTRY = '// This remote is in the bundle.\n';

/**
 * Releases the twin in `build` into a store of its own, begun anew, for the operator to serve as it serves the app: the shell of
 * that store has every route of the releases in `apps`, so a page's files are named in its HTML, and its remotes have routes and
 * no code, so nothing of them is asked for before the page's content.
 */
export async function releaseTwin(build: string, apps: string, store: string): Promise<void> {
  await rm(store, { recursive: true, force: true });
  await mkdir(cacheFolder, { recursive: true });
  const drafts = await mkdtemp(join(cacheFolder, 'twin-'));
  try {
    const remotes: RemoteManifest[] = [];
    for (const app of await liveApps(apps)) {
      if (app !== 'shell') remotes.push(remoteManifest.parse(await liveManifest(apps, app, 'remote.json')));
    }
    const shell = shellManifest.parse(await liveManifest(apps, 'shell', 'shell.json'));
    await writeShell(build, shell, remotes);
    await publishRelease(folderStore(store), build, { keys });
    // In a store of their own first: a release command refuses two apps with the same paths.
    const beside = join(drafts, 'store');
    for (const remote of remotes) {
      const folder = join(drafts, remote.name);
      await writeRemote(folder, remote);
      await publishRelease(folderStore(beside), folder, { keys });
      await cp(join(beside, remote.name), join(store, remote.name), { recursive: true });
      await cp(join(beside, 'live', `${remote.name}.json`), join(store, 'live', `${remote.name}.json`));
    }
    await assembleDiscovery(folderStore(store));
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}

async function liveApps(store: string): Promise<string[]> {
  const names = await readdir(join(store, 'live'));
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
}

async function liveManifest(store: string, app: string, file: string): Promise<unknown> {
  const live = signedStatement.parse(await readJson(join(store, 'live', `${app}.json`)));
  return readJson(join(store, app, statement.parse(JSON.parse(live.statement)).version, file));
}

async function writeShell(build: string, shell: ShellManifest, remotes: readonly RemoteManifest[]): Promise<void> {
  const pages = (await readJson(join(build, 'twin.json'))) as Record<string, string[]>;
  await rm(join(build, 'twin.json'));
  const header = 'signed-in-header';
  const list = JSON.stringify({ files: await hashesOf(build), source: 'twin' } satisfies BuildManifest);
  await writeFile(join(build, 'build.json'), list);
  const manifest: ShellManifest = {
    ...shell,
    routes: [shell, ...remotes].flatMap(({ name, routes }) =>
      routes.map((route) => (route.page === undefined ? route : { ...route, page: keyOf(name, route.page) })),
    ),
    preload: { pages, parts: { [header]: pages[keyOf('parts', header)] ?? [] } },
    build: hashOf(list),
  };
  await writeFile(join(build, 'shell.json'), JSON.stringify(manifest));
}

async function writeRemote(folder: string, remote: RemoteManifest): Promise<void> {
  await mkdir(folder);
  const integrity = hashOf(NO_ENTRY);
  const list: BuildManifest = { files: { [remote.entry]: integrity }, source: 'twin' };
  const manifest: RemoteManifest = {
    ...remote,
    integrity,
    preload: { pages: noFiles(remote.preload.pages), slots: noFiles(remote.preload.slots) },
  };
  await writeFile(join(folder, remote.entry), NO_ENTRY);
  await writeFile(join(folder, 'build.json'), JSON.stringify(list));
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
}

const noFiles = (files: object): Record<string, string[]> =>
  Object.fromEntries(Object.keys(files).map((key) => [key, []]));

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => !/\.txt$/.test(name)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, hashOf(await readFile(join(folder, name)))] as const)),
  );
}

const hashOf = (content: string | Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
