import * as z from 'zod/mini';
import { namedReleases } from '../discovery/earlier.ts';
import { readManifest, readStatement } from '../discovery/entry.ts';
import { isRecord } from '../discovery/json.ts';
import { type Statement, signedStatement, statement } from '../discovery/statement.ts';
import { readDocument } from './assemble.ts';
import { orNull, parseAs } from './json.ts';
import type { KeyRing } from './keys.ts';
import { liveApps, liveFile, manifestFile, readLive } from './live.ts';
import { readOwn } from './signed.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/**
 * What of a live manifest others have to respect. No more of it is looked at: a team on a later contract uses words that this
 * tool does not know, and its paths are its own all the same.
 */
export const claims = z.object({
  name: z.string(),
  version: z.string(),
  contract: z.string(),
  requires: z.optional(z.record(z.string(), z.string())),
  provides: z.optional(z.record(z.string(), z.string())),
  routes: z.array(z.object({ path: z.string(), redirectTo: z.optional(z.string()) })),
});

type ManifestClaims = z.output<typeof claims>;

/** What an app claims. */
export interface Claims extends ManifestClaims {
  /** What its statement names besides the live release: releases before it, newest first. */
  readonly earlier: readonly ManifestClaims[];
  /** Whether its team has signed it, as far as the keys that are here can tell. Else it may be anybody's who can write the store. */
  readonly isSigned: boolean;
}

/** Where what is live stands, and what it is checked against. */
export interface ClaimsSource {
  readonly store: ReleaseStore;
  readonly keys: KeyRing;
  /** The time, ms. */
  readonly now: number;
}

/**
 * What every live app but `except` claims, as readers find it. An app whose key is here claims what its team has signed: what
 * stands in the document, or where no reader would take that, what it signed last. An app whose key is not here claims what stands
 * there, and no more is known of it. One that says nothing readable hurts itself alone, except the shell, whose paths are
 * everybody's matter: then a `ReleaseError` is thrown.
 */
export async function liveClaims(source: ClaimsSource, except: string): Promise<readonly Claims[]> {
  const { store, keys } = source;
  const remotes = (await readDocument(store))?.remotes ?? {};
  const found: Claims[] = [];
  for (const app of await liveApps(store)) {
    if (app === except || (app !== 'shell' && !Object.hasOwn(remotes, app))) continue;
    const entry = app === 'shell' ? await shellEntry(store) : remotes[app];
    const hasKey = (await orNull(() => keys.publicKeyOf(app))) !== null;
    const signed = hasKey ? await signedClaims(source, app, entry) : null;
    const unsigned = app === 'shell' || !hasKey ? await unsignedClaims(store, app, entry) : null;
    if (app === 'shell' && !unsigned) {
      throw new ReleaseError(
        `What is live of shell can’t be read, so nobody knows which paths are free: release shell anew.`,
      );
    }
    const own = signed ?? unsigned;
    if (own) found.push(own);
  }
  return found;
}

/** What the team of `app` claims by what it has signed: by `entry`, or else by what it signed last that can be read. */
export async function signedClaims({ store, keys, now }: ClaimsSource, app: string, entry?: unknown) {
  const key = await orNull(() => keys.publicKeyOf(app));
  if (key === null) return null;
  const options = { keys: { [app]: [key] }, now, wasTaken: true };
  const { envelopes } = await readOwn(store, app, keys);
  for (const envelope of [entry, ...envelopes]) {
    const signed = await readStatement(app, envelope, options);
    if ('fault' in signed) continue;
    const path = `${app}/${signed.statement.version}/${manifestFile(app)}`;
    const text = envelope === entry ? textOf(entry) : await store.read(path);
    const read = text === null ? null : await readManifest(app, text, signed.statement, claims);
    if (read && 'value' in read) {
      return { ...read.value, earlier: await earlierClaims(store, app, signed.statement), isSigned: true };
    }
  }
  return null;
}

async function unsignedClaims(store: ReleaseStore, app: string, entry: unknown): Promise<Claims | null> {
  const text = textOf(entry);
  const read = text === null ? null : await orNull(async () => parseAs(claims, text, app));
  if (read?.name !== app) return null;
  const named = await orNull(async () => {
    const envelope = parseAs(signedStatement, JSON.stringify(entry), app);
    return parseAs(statement, envelope.statement, app);
  });
  return { ...read, earlier: named ? await earlierClaims(store, app, named) : [], isSigned: false };
}

/** What the releases claim that a statement names besides the live one, as far as they are in the store. */
async function earlierClaims(store: ReleaseStore, app: string, named: Statement): Promise<ManifestClaims[]> {
  const found = await Promise.all(
    namedReleases(named).map(async (one) => {
      const text = await store.read(`${app}/${one.version}/${manifestFile(app)}`);
      const read = text === null ? null : await readManifest(app, text, { ...named, ...one }, claims);
      return read && 'value' in read ? [read.value] : [];
    }),
  );
  return found.flat();
}

/** The shell's statement with its manifest, as an entry of the document has them; null where one is not what the other says. */
async function shellEntry(store: ReleaseStore): Promise<object | null> {
  const live = await orNull(() => readLive(store, 'shell'));
  if (!live) return null;
  const manifest = await store.read(`shell/${live.statement.version}/${manifestFile('shell')}`);
  if (manifest === null) return null;
  const read = await readManifest('shell', manifest, live.statement, claims);
  return 'value' in read ? { ...live.envelope, manifest } : null;
}

/** How a message names an app that may be nobody's, and what can be done about it. */
export function aboutUnsigned(app: string): string {
  return `The key of ${app} is not here, so nobody knows whether its team says so: where there is no such team, remove ${liveFile(app)} from the store; else say --force.`;
}

const textOf = (entry: unknown): string | null =>
  isRecord(entry) && typeof entry.manifest === 'string' ? entry.manifest : null;
