import { isDeepStrictEqual } from 'node:util';
import { DISCOVERY_SCHEMA } from '../discovery/document.ts';
import { isRecord } from '../discovery/json.ts';
import { integrityOf } from '../discovery/signature.ts';
import { orNull } from './json.ts';
import { liveApps, manifestFile, readLive } from './live.ts';
import type { ReleaseStore } from './store.ts';

const DISCOVERY = 'discovery.json';

/**
 * Puts the discovery document together from what the teams have signed, word for word, with the text of each manifest. A team
 * whose statement or manifest can't be read keeps the entry that it had; fields that this tool does not know stay.
 * A document that is right already is left alone. For who holds the store's lock.
 */
export async function assemble(store: ReleaseStore): Promise<void> {
  const before = await readDocument(store);
  const apps = await liveApps(store);
  if (apps.length === 0) return;
  const remotes: Record<string, unknown> = {};
  for (const app of apps) {
    if (app === 'shell') continue;
    const entry = (await orNull(() => entryOf(store, app))) ?? before?.remotes[app];
    if (entry) remotes[app] = entry;
  }
  if (before && isDeepStrictEqual(before.remotes, remotes)) return;
  const assembledAt = new Date().toISOString();
  await store.write(DISCOVERY, JSON.stringify({ ...before, schema: DISCOVERY_SCHEMA, assembledAt, remotes }));
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
  if (manifest === null || (await integrityOf(manifest)) !== hash) return null;
  return { ...live.envelope, manifest };
}

/** The document as it stands, if this tool can go on with it. */
export async function readDocument(store: ReleaseStore): Promise<{ readonly remotes: Record<string, unknown> } | null> {
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
