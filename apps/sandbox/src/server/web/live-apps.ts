import { isDeepStrictEqual } from 'node:util';
import { DISCOVERY_SCHEMA, DiscoveryError, fittingManifest, parseDocument } from '@pavilion/federation/discovery';
import { createRouteMatcher, shapeOf } from '@pavilion/federation/routes';
import { withoutTakers } from './incumbents.ts';
import { type LastGood, lastGoodIn } from './last-good.ts';
import {
  type KeptApp,
  type LiveRemote,
  type LiveShell,
  type ReadContext,
  readRemote,
  readShell,
  type Sequences,
  shellInStore,
} from './live-app.ts';
import { hasKey, type PublicKeys } from './public-keys.ts';
import { LARGEST_DOCUMENT, storeFilesIn } from './store-files.ts';

/** What an address opens. */
export interface OpenedRoute {
  readonly app: LiveShell | LiveRemote;
  readonly page: string | undefined;
  /** Whether the header of a signed-in player stands above it. */
  readonly hasSignedInHeader: boolean;
}

/** What is live, every word of it signed by the team whose it is. */
export interface LiveApps {
  readonly shell: LiveShell | null;
  readonly remotes: readonly LiveRemote[];
  /** The apps whose team has a key here, live or not. */
  readonly teams: readonly string[];
  /** What a path opens, as the shell's router finds it. */
  routeOf(path: string): OpenedRoute | null;
  /** The discovery document's text; null where there never was a good one. */
  readonly discovery: string | null;
}

export interface LiveAppsOptions {
  readonly releasesFolder: string;
  readonly lastGoodFolder?: string | undefined;
  /** The address below which releases lie. */
  readonly root: string;
  readonly keys: () => Promise<PublicKeys>;
  readonly clock: () => Date;
  /** Called with each reason why something in the store is not taken, once. */
  readonly onRefusal: (app: string, reason: string) => void;
}

/** The documents that say what is live: a change of one is looked at anew. */
const POINTERS = ['discovery.json', 'live/shell.json'];
/** How long what was not taken is left before it is looked at again though no document changed: its files may be on their way, ms. */
const PATIENCE = 1000;

/**
 * Reads what is live from the release store, anew when it changes. What is not signed, older than what was taken, cut short or
 * gone is as if it had not been written: the app that was last taken stays, over a restart too.
 */
export function createLiveApps({ releasesFolder, lastGoodFolder, root, keys, clock, onRefusal }: LiveAppsOptions) {
  const kept = lastGoodIn(lastGoodFolder);
  let known: Known = { shell: null, remotes: new Map(), document: null, seen: {}, isWhole: false };
  let publicKeys: PublicKeys = {};
  let state: { readonly stamp: string; readonly live: LiveApps; readonly until: number } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isRestored = false;
  const reported = new Set<string>();
  const report = (app: string, reason: string) => {
    const line = `${app}: ${reason}`;
    if (!reported.has(line)) onRefusal(app, reason);
    reported.add(line);
  };
  const { read, stampOf } = storeFilesIn(releasesFolder, report);

  const isFresh = (stamp: string) => state?.stamp === stamp && performance.now() < state.until;
  const refresh = async (stamp: string): Promise<LiveApps> => {
    if (isFresh(stamp) && state) return state.live;
    publicKeys = await keys().catch((error: unknown) => {
      report('keys', String(error));
      return publicKeys;
    });
    const options: ReadContext = { root, keys: publicKeys, now: clock().getTime(), report };
    if (!isRestored) known = await restore(kept, options);
    isRestored = true;
    const next = await readStore(read, known, options);
    await keep(kept, known, next);
    known = next;
    const until = next.isWhole ? Number.POSITIVE_INFINITY : performance.now() + PATIENCE;
    state = { stamp, live: liveAppsOf(next, publicKeys), until };
    return state.live;
  };
  return async (): Promise<LiveApps> => {
    const stamp = (await Promise.all(POINTERS.map(stampOf))).join(' ');
    if (isFresh(stamp) && state) return state.live;
    // One after the other: two that read at the same time would each forget what the other has taken.
    const live = turn.then(() => refresh(stamp));
    turn = live.catch(() => undefined);
    return live;
  };
}

/** What was taken last, by app. */
interface Known {
  readonly shell: LiveShell | null;
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  /** The fields of the last document that could be read, besides its entries. */
  readonly document: object | null;
  /** The highest sequences that were ever taken, those of apps that are live no more among them. */
  readonly seen: Sequences;
  /** Whether everything that lies in the store was taken. */
  readonly isWhole: boolean;
}

async function restore(kept: LastGood, options: ReadContext): Promise<Known> {
  const remotes = new Map<string, LiveRemote>();
  let shell: LiveShell | null = null;
  for (const app of await kept.read()) {
    // It was good when it was taken. A restart long after its expiry is no reason to have nothing.
    const own = { ...options, wasTaken: true };
    if (app.name === 'shell') shell = await readShell(app, own);
    else {
      const remote = await readRemote(app.name, app.entry, own, async () => app.build);
      if (remote) remotes.set(app.name, remote);
    }
  }
  return { shell, remotes, document: null, seen: seenAfter(await kept.readSeen(), shell, remotes), isWhole: false };
}

async function readStore(
  read: (path: string) => Promise<string | null>,
  known: Known,
  options: ReadContext,
): Promise<Known> {
  const inStore = await shellInStore(read);
  const shellNow = inStore && (await readShell(inStore, against(known, inStore.entry, known.shell, options)));
  const shell = shellNow ?? known.shell;
  const document = documentOf(await read('discovery.json'), options);
  if (!document) return { ...known, shell, seen: seenAfter(known.seen, shell, known.remotes), isWhole: false };
  const next = new Map<string, LiveRemote>();
  const strangers = Object.keys(document.remotes).filter((name) => !hasKey(options.keys, name));
  let isWhole = shellNow !== null;
  for (const [name, entry] of Object.entries(document.remotes)) {
    const before = known.remotes.get(name) ?? null;
    const buildOf = (version: string) => read(`${name}/${version}/build.json`);
    const isOurs = hasKey(options.keys, name);
    const fit = fitFor(shell, (version) => read(`${name}/${version}/remote.json`));
    const own = { ...against(known, entry, before, options), fit };
    const now = isOurs ? await readRemote(name, entry, own, buildOf) : null;
    isWhole &&= now !== null;
    const remote = now ?? before;
    if (remote) next.set(name, remote);
  }
  reportStrangers(strangers, options);
  const remotes = withoutTakers(next, known.remotes, options);
  isWhole &&= [...next].every(([name, remote]) => remotes.get(name) === remote);
  return { shell, remotes, document, seen: seenAfter(known.seen, shell, remotes), isWhole };
}

/** Of a remote the release that the live shell can run. */
const fitFor = (shell: LiveShell | null, textOf: (version: string) => Promise<string | null>): ReadContext['fit'] =>
  shell ? (live, statement) => fittingManifest(live, statement, shell.manifest, textOf) : undefined;

/** Nothing older than what was ever taken; and what was taken already, word for word, is good whenever it expires. */
const against = (
  { seen }: Known,
  entry: unknown,
  before: LiveShell | LiveRemote | null,
  options: ReadContext,
): ReadContext => ({ ...options, seen, wasTaken: before !== null && isDeepStrictEqual(entry, before.kept.entry) });

/** `seen` with what is taken now. Nothing ever leaves it: an app that is gone may come back, and not as what it was before. */
function seenAfter(seen: Sequences, shell: LiveShell | null, remotes: Known['remotes']): Sequences {
  const after = { ...seen };
  for (const app of [shell, ...remotes.values()]) {
    for (const [key, sequence] of Object.entries(app?.seen ?? {})) after[key] = Math.max(after[key] ?? 0, sequence);
  }
  return after;
}

/** In one line, however many there are: anybody who can write the store can name thousands. */
function reportStrangers(names: readonly string[], { report }: ReadContext): void {
  if (names.length === 0) return;
  const some = names.slice(0, 5).map((name) => name.slice(0, 40));
  const more = names.length > some.length ? ` and ${names.length - some.length} more` : '';
  report(
    'discovery.json',
    `key: No public key is configured for ${some.join(', ')}${more}. What they released is passed on and not run.`,
  );
}

function documentOf(text: string | null, { report }: ReadContext) {
  try {
    if (text === null) throw new DiscoveryError('The discovery document is not there, or can’t be read');
    const read = parseDocument(text);
    // All of its fields, those that this server does not know too.
    return { ...(JSON.parse(text) as object), ...read };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report('discovery.json', `${reason}. What was taken last stays; a release writes the document anew.`);
    return null;
  }
}

/** Writes what is new and removes what is live no more. */
async function keep(kept: LastGood, before: Known, now: Known): Promise<void> {
  const isNew = (app: KeptApp, earlier: KeptApp | undefined) => !isDeepStrictEqual(app, earlier);
  if (now.shell && isNew(now.shell.kept, before.shell?.kept)) await kept.write(now.shell.kept);
  for (const [name, remote] of now.remotes) {
    if (isNew(remote.kept, before.remotes.get(name)?.kept)) await kept.write(remote.kept);
  }
  for (const name of before.remotes.keys()) if (!now.remotes.has(name)) await kept.remove(name);
  if (!isDeepStrictEqual(now.seen, before.seen)) await kept.writeSeen(now.seen);
}

function liveAppsOf({ shell, remotes: byName, document }: Known, keys: PublicKeys): LiveApps {
  const remotes = [...byName.values()];
  const taken = new Set<string>();
  const routes = [shell, ...remotes].flatMap((app) => {
    if (!app) return [];
    const own = app.kind === 'shell' ? app.manifest.routes : app.release.routes;
    // The shell comes first: a remote's route that claims one of its paths is left out, as the shell leaves it out.
    return own.flatMap(({ path, page, access, frame }) => {
      if (taken.has(shapeOf(path))) return [];
      taken.add(shapeOf(path));
      return [{ path, value: { app, page, hasSignedInHeader: access === 'protected' && frame !== 'bare' } }];
    });
  });
  const { match } = createRouteMatcher<OpenedRoute>(routes);
  const teams = Object.keys(keys).filter((name) => hasKey(keys, name));
  return {
    shell,
    remotes,
    teams,
    routeOf: (path) => match(path)?.value ?? null,
    discovery: textOf(shell, byName, document, keys),
  };
}

/**
 * The document with the shell that this server serves and the last good entry of each remote. Those of teams without a key here stand as they are: browsers may know one. What was
 * refused here is left out, or an entry that is withheld from this server's own pages would go on to browsers that have seen nothing newer.
 */
function textOf(
  shell: LiveShell | null,
  remotes: ReadonlyMap<string, LiveRemote>,
  document: object | null,
  keys: PublicKeys,
): string | null {
  if (!document && remotes.size === 0) return null;
  const inStore = document && 'remotes' in document ? Object.entries(document.remotes as object) : [];
  const strangers = Object.fromEntries(inStore.filter(([name]) => !hasKey(keys, name)));
  const good = Object.fromEntries([...remotes].map(([name, { kept }]) => [name, kept.entry]));
  const own = { schema: DISCOVERY_SCHEMA, assembledAt: new Date(0).toISOString() };
  const served = shell ? { shell: shell.kept.entry } : {};
  const text = JSON.stringify({ ...own, ...document, ...served, remotes: { ...strangers, ...good } });
  // Nobody reads a longer one. What is ours goes before what is passed on.
  return text.length > LARGEST_DOCUMENT ? JSON.stringify({ ...own, ...served, remotes: good }) : text;
}
