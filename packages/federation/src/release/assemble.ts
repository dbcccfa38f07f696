import { isDeepStrictEqual } from 'node:util';
import { DISCOVERY_SCHEMA } from '../discovery/document.ts';
import { isRecord } from '../discovery/json.ts';
import { LIMITS, LONGEST_DOCUMENT } from '../discovery/limits.ts';
import { integrityOf } from '../discovery/signature.ts';
import { orNull } from './json.ts';
import { liveApps, manifestFile, readLive } from './live.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

const DISCOVERY = 'discovery.json';
/** The longest entry, in characters as they stand in the document, where each quotation mark takes two. */
const LONGEST_ENTRY = 2 * (LIMITS.manifest + LIMITS.statement) + 1000;

/**
 * Puts the discovery document together from what the teams have signed, word for word, with the text of each manifest, and the
 * shell's statement, by which an open tab learns of another shell. A team
 * whose statement or manifest can't be read, or is longer than readers take, keeps the entry that it had; fields that this tool
 * does not know stay.
 * A document that is right already is left alone. For who holds the store's lock.
 */
export async function assemble(store: ReleaseStore): Promise<void> {
  const before = await readDocument(store);
  const apps = await liveApps(store);
  if (apps.length === 0) return;
  const remotes: Record<string, unknown> = {};
  for (const app of apps) {
    if (app === 'shell') continue;
    const entries = [await orNull(() => entryOf(store, app)), before?.remotes[app]];
    const entry = entries.find((one) => one && JSON.stringify(one).length <= LONGEST_ENTRY);
    if (entry) remotes[app] = entry;
  }
  const shell = (await orNull(() => readLive(store, 'shell')))?.envelope ?? before?.shell;
  if (before && isDeepStrictEqual([before.shell, before.remotes], [shell, remotes])) return;
  const assembledAt = new Date().toISOString();
  await store.write(DISCOVERY, JSON.stringify({ ...before, schema: DISCOVERY_SCHEMA, assembledAt, shell, remotes }));
}

/** Throws `ReleaseError` where the document would be longer with this manifest than readers take: then nobody's would be read. */
export async function refuseLongDocument(store: ReleaseStore, app: string, manifest: string): Promise<void> {
  const before = await readDocument(store);
  const lengths = Object.entries({ ...before?.remotes, [app]: { manifest } })
    .map(([name, entry]) => [name, JSON.stringify(entry).length] as const)
    .toSorted(([, a], [, b]) => b - a);
  const rest = JSON.stringify({ ...before, remotes: {} }).length + LIMITS.statement;
  const length = lengths.reduce((sum, [name, own]) => sum + own + name.length, rest);
  if (length <= LONGEST_DOCUMENT) return;
  const longest = lengths.slice(0, 3).map(([name, own]) => `${name} ${own}`);
  throw new ReleaseError(
    `With this release of ${app} ${DISCOVERY} would have ${length} characters, and readers take ${LONGEST_DOCUMENT}: then no remote would be read. The longest entries are ${longest.join(', ')}: make their manifests shorter, or remove live/APP.json of what is no app any more.`,
  );
}

/** Heals what a release command left that was killed between a statement and the document. */
export async function assembleDiscovery(store: ReleaseStore): Promise<void> {
  // Where nothing was ever released nothing is written, not even a lock.
  if ((await liveApps(store)).length > 0) await store.locked(() => assemble(store));
}

async function entryOf(store: ReleaseStore, app: string): Promise<object | null> {
  const live = await readLive(store, app);
  if (!live) return null;
  const { remote, version, manifest: hash } = live.statement;
  if (remote !== app) return null;
  const manifest = await store.read(`${app}/${version}/${manifestFile(app)}`);
  if (manifest === null || manifest.length > LIMITS.manifest || (await integrityOf(manifest)) !== hash) return null;
  return { ...live.envelope, manifest };
}

/** The document as it stands, if this tool can go on with it. */
export async function readDocument(
  store: ReleaseStore,
): Promise<{ readonly shell?: unknown; readonly remotes: Record<string, unknown> } | null> {
  const text = await store.read(DISCOVERY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.schema === DISCOVERY_SCHEMA && isRecord(value.remotes)
      ? { ...value, remotes: value.remotes }
      : null;
  } catch {
    return null;
  }
}
