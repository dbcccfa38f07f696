import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  DISCOVERY_SCHEMA,
  type DiscoveryDocument,
  discoveryDocument,
  type LiveRemote,
  liveRemote,
  type RemoteManifest,
  remoteManifest,
  type ShellManifest,
  shellManifest,
} from '../discovery.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

const DISCOVERY = 'discovery.json';
const HISTORY = 'history.json';

/** One move of a pointer. The history is kept whole; a rollback is a move too. */
const move = z.object({
  at: z.iso.datetime(),
  app: z.string(),
  version: z.string(),
  action: z.enum(['publish', 'rollback']),
});
export type Move = z.output<typeof move>;

type Manifest = RemoteManifest | ShellManifest;
type Live = Manifest & { readonly base: string };

/** Publishes the build in `folder` as an immutable release and makes it live. Returns its version. */
export function publishRelease(store: ReleaseStore, folder: string): Promise<string> {
  return store.locked(async () => {
    const manifest = await readBuild(folder);
    const document = await readDiscovery(store);
    refuseTakenPaths(document, manifest);
    await store.publish(`${manifest.name}/${manifest.version}`, folder);
    await point(store, document, manifest, 'publish');
    return manifest.version;
  });
}

/** Makes a version live that is in the store already. */
export function promoteRelease(store: ReleaseStore, app: string, version: string): Promise<void> {
  return store.locked(async () => {
    const document = await readDiscovery(store);
    const manifest = await readPublished(store, app, version);
    if (!manifest) throw new ReleaseError(`${app} ${version} is not in the store.`);
    refuseTakenPaths(document, manifest);
    await point(store, document, manifest, 'publish');
  });
}

/** Makes the version live that was live before the present one. Returns both. */
export function rollbackRelease(store: ReleaseStore, app: string): Promise<{ from: string; to: string }> {
  return store.locked(async () => {
    const document = await readDiscovery(store);
    const live = app === 'shell' ? document.shell : document.remotes[app];
    if (!live) throw new ReleaseError(`${app} has no live release to roll back.`);
    const to = versionBefore(await readHistory(store), app, live.version);
    if (!to) throw new ReleaseError(`${app} ${live.version} is the first release: there is none before it.`);
    const manifest = await readPublished(store, app, to);
    if (!manifest) throw new ReleaseError(`${app} ${to} is no longer in the store.`);
    refuseTakenPaths(document, manifest);
    await point(store, document, manifest, 'rollback');
    return { from: live.version, to };
  });
}

/** The published version of `app` that was built from these sources, or null. */
export async function versionOfSource(store: ReleaseStore, app: string, source: string): Promise<string | null> {
  for (const version of await store.list(app)) {
    const manifest = await readPublished(store, app, version);
    if (manifest?.source === source) return version;
  }
  return null;
}

/** The version for a new release: `first`, or where that is taken the next patch after all that are in the store. */
export async function nextVersion(store: ReleaseStore, app: string, first: string): Promise<string> {
  const taken = await store.list(app);
  if (!taken.includes(first)) return first;
  const highest = [first, ...taken].map(numbers).toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  const [major, minor, patch] = highest.at(-1) ?? [0, 0, 0];
  return `${major}.${minor}.${patch + 1}`;
}

/** The discovery document as it stands; an empty one where nothing was ever published. */
export async function readDiscovery(store: ReleaseStore): Promise<DiscoveryDocument> {
  const text = await store.read(DISCOVERY);
  if (text === null) {
    return { schema: DISCOVERY_SCHEMA, revision: 0, publishedAt: new Date(0).toISOString(), shell: null, remotes: {} };
  }
  const document = z.safeParse(discoveryDocument, parse(text, DISCOVERY));
  if (!document.success) throw invalid(DISCOVERY, document.error);
  const remotes: Record<string, LiveRemote> = {};
  for (const [name, entry] of Object.entries(document.data.remotes)) {
    const live = z.safeParse(liveRemote, entry);
    if (!live.success) throw invalid(`${DISCOVERY} (${name})`, live.error);
    remotes[name] = live.data;
  }
  return { ...document.data, remotes };
}

/** Every move of a pointer, oldest first. */
export async function readHistory(store: ReleaseStore): Promise<Move[]> {
  const text = await store.read(HISTORY);
  if (text === null) return [];
  const moves = z.safeParse(z.array(move), parse(text, HISTORY));
  if (!moves.success) throw invalid(HISTORY, moves.error);
  return moves.data;
}

/** The newest move of `app` to another version that was live before `version` was first reached by going forward. */
function versionBefore(history: readonly Move[], app: string, version: string): string | null {
  const line: string[] = [];
  for (const step of history) {
    if (step.app !== app) continue;
    if (step.action === 'rollback') line.splice(line.lastIndexOf(step.version) + 1);
    else line.push(step.version);
  }
  return line[line.lastIndexOf(version) - 1] ?? null;
}

async function point(store: ReleaseStore, document: DiscoveryDocument, manifest: Manifest, action: Move['action']) {
  const at = new Date().toISOString();
  const live = { ...manifest, base: `${manifest.name}/${manifest.version}/` } as Live;
  const history = [...(await readHistory(store)), { at, app: manifest.name, version: manifest.version, action }];
  await store.write(HISTORY, `${JSON.stringify(history, null, 2)}\n`);
  const next = {
    ...document,
    revision: document.revision + 1,
    publishedAt: at,
    ...(isRemote(live) ? { remotes: { ...document.remotes, [live.name]: live } } : { shell: live }),
  };
  await store.write(DISCOVERY, `${JSON.stringify(next, null, 2)}\n`);
}

/** Two remotes can't claim one path (architecture: the release command refuses the second, naming both). */
function refuseTakenPaths(document: DiscoveryDocument, manifest: Manifest): void {
  if (!isRemote(manifest)) return;
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  for (const other of Object.values(document.remotes)) {
    if (other.name === manifest.name) continue;
    const taken = new Map(other.routes.map(({ path }) => [shape(path), path]));
    for (const { path } of manifest.routes) {
      const claimed = taken.get(shape(path));
      if (claimed) throw new ReleaseError(`${manifest.name} claims ${path}, but ${other.name} has ${claimed} already.`);
    }
  }
}

function isRemote(manifest: Manifest): manifest is RemoteManifest {
  return 'routes' in manifest;
}

async function readBuild(folder: string): Promise<Manifest> {
  for (const [file, schema] of [
    ['remote.json', remoteManifest],
    ['shell.json', shellManifest],
  ] as const) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (text === null) continue;
    const manifest = z.safeParse(schema, parse(text, file));
    if (!manifest.success) throw invalid(file, manifest.error);
    return manifest.data;
  }
  throw new ReleaseError(`${folder} holds no build: there is no remote.json or shell.json in it.`);
}

async function readPublished(store: ReleaseStore, app: string, version: string): Promise<Manifest | null> {
  const [file, schema] =
    app === 'shell' ? (['shell.json', shellManifest] as const) : (['remote.json', remoteManifest] as const);
  const text = await store.read(`${app}/${version}/${file}`);
  if (text === null) return null;
  const manifest = z.safeParse(schema, parse(text, `${app}/${version}/${file}`));
  if (!manifest.success) throw invalid(`${app}/${version}/${file}`, manifest.error);
  return manifest.data;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${name} is not JSON: ${String(error)}`);
  }
}

function invalid(name: string, error: z.core.$ZodError): ReleaseError {
  return new ReleaseError(`${name} is not valid at ${error.issues[0]?.path.join('.') || 'its root'}.`);
}

function numbers(version: string): [number, number, number] {
  const [major, minor, patch] = version.split(/[.-]/).map(Number);
  return [major ?? 0, minor ?? 0, patch ?? 0];
}
