import type { RouteData } from '@pavilion/contract';
import { accesses, frames, type Locale, type SlotName, slotNames } from '@pavilion/contract/vocabulary';
import * as z from 'zod/mini';

/** The schema number of the documents below. A reader refuses any other. */
export const DISCOVERY_SCHEMA = 1;

const path = z.custom<`/${string}`>((value) => typeof value === 'string' && /^\/(?!\/)[^\\]*$/.test(value));
const title = { en: z.string(), hi: z.string() } satisfies Record<Locale, z.ZodMiniType<string>>;
const route = z.object({
  path,
  access: z.enum(accesses),
  frame: z.enum(frames),
  title: z.object(title),
  page: z.exactOptional(z.string()),
  redirectTo: z.exactOptional(path),
});

/** A path inside a release's folder: no way out of it. */
const file = z.string().check(z.regex(/^(?!.*\.\.)[\w][\w./-]*$/));
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/));
export const appName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));
export const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/));

/** `remote.json`: what a release of a remote says of itself, in the names of this contract. It lies beside its files and travels in the discovery document. */
export const remoteManifest = z.object({
  name: appName,
  version,
  contract: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  routes: z.array(route),
  slots: z.array(z.enum(slotNames)),
  entry: file,
  /** Every file of the release with its hash. */
  files: z.record(file, integrity),
  /** The files that a page needs besides the entry, by the page's key. */
  preload: z.record(z.string(), z.array(file)),
  /** Hash of the sources that it was built from, so that the same sources are not built twice. */
  source: z.string(),
});
export type RemoteManifest = z.output<typeof remoteManifest>;

/** `shell.json`: what a release of the shell says of itself. */
export const shellManifest = z.object({
  name: z.literal('shell'),
  version,
  document: file,
  files: z.record(file, integrity),
  source: z.string(),
});
export type ShellManifest = z.output<typeof shellManifest>;

const base = z.string().check(z.regex(/\/$/));

/** The discovery document as it is stored: bases are relative to its own address. */
export const discoveryDocument = z.object({
  schema: z.literal(DISCOVERY_SCHEMA),
  revision: z.int(),
  publishedAt: z.iso.datetime(),
  shell: z.nullable(z.extend(shellManifest, { base })),
  remotes: z.record(appName, z.unknown()),
});
/**
 * One entry of its `remotes`. A team that builds on a later contract may use names that this reader does not know yet, so
 * here access, frame and slots are any text; `parseDiscovery` leaves out what it does not know. Unknown fields stay in it.
 */
export const liveRemote = z.looseObject({
  ...remoteManifest.shape,
  base,
  routes: z.array(z.looseObject({ ...route.shape, access: z.string(), frame: z.string() })),
  slots: z.array(z.string()),
});
export type LiveRemote = z.output<typeof liveRemote>;

export interface DiscoveryDocument {
  readonly schema: 1;
  readonly revision: number;
  readonly publishedAt: string;
  readonly shell: (ShellManifest & { readonly base: string }) | null;
  readonly remotes: Readonly<Record<string, LiveRemote>>;
}

/** A live release of a remote with its addresses made whole. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly routes: readonly RouteData[];
  readonly slots: readonly SlotName[];
  /** Address of the entry script. */
  readonly entry: string;
  readonly integrity: string;
  /** Addresses of the files that a page needs besides the entry, by the page's key. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
}

export interface Discovery {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, Release>>;
  /** Remotes left out because their entry is not valid, and which field. The others live on. */
  readonly invalid: readonly { readonly remote: string; readonly field: string }[];
  /** Names in valid entries that this shell does not know: a slot that stays empty, or a route that is left out. */
  readonly notes: readonly UnknownName[];
}

/** A name that the contract's vocabulary does not have, and where it stands. */
export interface UnknownName {
  readonly remote: string;
  readonly field: string;
  readonly value: string;
}

/** The discovery document as a whole can't be read. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError';
}

/**
 * Reads a discovery document that came from `address`. One invalid remote is left out and named in `invalid`; a slot, access
 * or frame of another vocabulary is named in `notes` and its remote stays. A document that is invalid itself throws a
 * `DiscoveryError` that names the field.
 */
export function parseDiscovery(value: unknown, address: string): Discovery {
  const document = z.safeParse(discoveryDocument, value);
  if (!document.success) throw new DiscoveryError(`The discovery document is not valid at ${fieldOf(document.error)}`);
  const remotes: Record<string, Release> = {};
  const invalid: Discovery['invalid'][number][] = [];
  const notes: UnknownName[] = [];
  for (const [name, entry] of Object.entries(document.data.remotes)) {
    const live = z.safeParse(liveRemote, entry);
    const hash =
      live.success && Object.hasOwn(live.data.files, live.data.entry) ? live.data.files[live.data.entry] : undefined;
    if (!live.success) invalid.push({ remote: name, field: fieldOf(live.error) });
    else if (live.data.name !== name) invalid.push({ remote: name, field: 'name' });
    else if (!hash) invalid.push({ remote: name, field: 'files' });
    else remotes[name] = release(live.data, hash, address, notes);
  }
  return { revision: document.data.revision, remotes, invalid, notes };
}

function release(live: LiveRemote, integrityOfEntry: string, address: string, notes: UnknownName[]): Release {
  const home = new URL(live.base, address);
  const absoluteUrl = (file: string) => new URL(file, home).href;
  return {
    name: live.name,
    version: live.version,
    contract: live.contract,
    routes: knownRoutes(live, notes),
    slots: knownSlots(live, notes),
    entry: absoluteUrl(live.entry),
    integrity: integrityOfEntry,
    preload: Object.fromEntries(Object.entries(live.preload).map(([page, files]) => [page, files.map(absoluteUrl)])),
  };
}

/**
 * The routes that this shell can guard and frame. Another one is left out: it might show more than its team means. Its path
 * goes with it, so that no later route of the remote opens it under other terms.
 */
function knownRoutes({ name: remote, routes }: LiveRemote, notes: UnknownName[]): RouteData[] {
  const unknown = new Set<string>();
  const known = routes.flatMap((route, index) => {
    const access = accesses.find((name) => name === route.access);
    const frame = frames.find((name) => name === route.frame);
    if (!access) notes.push({ remote, field: `routes.${index}.access`, value: route.access });
    if (!frame) notes.push({ remote, field: `routes.${index}.frame`, value: route.frame });
    if (access && frame) return [{ ...route, access, frame }];
    unknown.add(shapeOf(route.path));
    return [];
  });
  return known.filter(({ path }) => !unknown.has(shapeOf(path)));
}

/** What two patterns share that open the same paths. */
export const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '');

function knownSlots({ name: remote, slots }: LiveRemote, notes: UnknownName[]): SlotName[] {
  return slots.flatMap((value, index) => {
    const slot = slotNames.find((known) => known === value);
    if (!slot) notes.push({ remote, field: `slots.${index}`, value });
    return slot ? [slot] : [];
  });
}

function fieldOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.join('.') || 'its root';
}
