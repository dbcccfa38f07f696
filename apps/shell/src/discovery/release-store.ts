import type { ReadableStore, Telemetry } from '@pavilion/contract';
import { type Release, seenKey } from '@pavilion/federation/discovery';
import { createStore } from 'zustand/vanilla';
import { type RouteTable, tableOf } from '../address/route-table.ts';
import { type Config, fetchText } from '../environment/config.ts';
import type { DeviceStorage } from '../environment/device-storage.ts';
import { createDocumentReader, EVERY } from './document-reader.ts';
import { readLastGood, storeLastGood } from './last-good.ts';
import type { LiveShell } from './other-releases.ts';
import { type EntryReading, fitBelow, readEntries, readKept } from './read-entries.ts';

export interface ReleaseState {
  readonly releases: readonly Release[];
  /** Every live route, the shell's too. */
  readonly table: RouteTable;
  /**
   * `pending`: the discovery document is on its way. `partial`: it could not be read, or one of its remotes is missing: an address
   * that nobody owns may be that one's. `complete`: an address that nobody owns is nobody's.
   */
  readonly coverage: 'pending' | 'partial' | 'complete';
  /** The live shell where it is another than this one, null where this one is live; undefined where the document does not say. */
  readonly shell?: LiveShell | null | undefined;
}

/** What is live, as the discovery document last said, or as this device remembers it. */
export interface ReleaseStore extends ReadableStore<ReleaseState> {
  /** The first reading: `early` is the document if it has been asked for already. Resolves as soon as the app can be shown. */
  open(early?: Promise<string>): Promise<void>;
  /** Reads the document again. Calls at the same time share one request; `anew` gives up one that is on its way. Never rejects. */
  refresh(options?: { readonly anew?: boolean }): Promise<void>;
  /** Keeps it fresh: each minute, and whenever the tab becomes visible. Returns what stops it. */
  start(): () => void;
}

/** How long the app waits for the first reading before it is shown with what the device remembers, ms. */
const FIRST_PATIENCE = 2000;

export function createReleaseStore(parts: {
  readonly config: Pick<Config, 'discovery' | 'releases' | 'keys'>;
  readonly storage: DeviceStorage;
  readonly telemetry: Telemetry;
  /** The keys as the operator lists them now. */
  readonly readKeys: () => Promise<Config['keys']>;
}): ReleaseStore {
  const { config, storage, telemetry } = parts;
  const store = createStore<ReleaseState>(() => ({ releases: [], table: tableOf([]), coverage: 'pending' }));
  const report = createReport(telemetry);
  const keys = followKeys(config.keys, parts.readKeys);
  const options = () => ({ root: config.releases, keys: keys.now(), now: Date.now(), fit: fitBelow(config.releases) });
  /** The text that was last taken whole: the same again says nothing new. */
  let current: string | null = null;
  let hasRead = false;

  const take = async (text: string, signal: AbortSignal) => {
    if (text === current) return;
    const { readings, shell } = await readEntries(text, readLastGood(storage), options());
    if (signal.aborted) return;
    storeLastGood(storage, takenOf(readings));
    for (const reading of readings) report.entry(reading);
    keys.follow(readings);
    hasRead = true;
    current = readings.every(({ fault }) => fault === null) ? text : null;
    store.setState(nextState(store.getState(), readings, { coverage: coverageOf(readings), shell }));
  };

  /** As long as nothing has been read, what the device remembers stands in. */
  const remember = async (coverage: ReleaseState['coverage']) => {
    if (hasRead) return;
    const kept = await readKept(readLastGood(storage), options());
    if (hasRead) return;
    for (const reading of kept) report.entry(reading);
    store.setState(nextState(store.getState(), kept, { coverage }));
  };

  const reader = createDocumentReader({
    read: (signal) => fetchText('discovery', config.discovery, { signal }),
    take,
    async missed(error) {
      report.document(error);
      await remember('partial');
    },
    isWhole: () => store.getState().coverage === 'complete',
  });

  return {
    ...store,
    async open(early) {
      const shown = new AbortController();
      await Promise.race([reader.read({ early }), after(FIRST_PATIENCE, shown.signal).then(() => remember('pending'))]);
      shown.abort();
    },
    refresh: (options) => reader.read(options),
    start() {
      // However short ago the last reading is: a rollback may be a second old.
      const stop = whileVisible(() => void reader.read({ anew: true }));
      return () => {
        stop();
        reader.stop();
      };
    },
  };
}

/**
 * The keys that entries are checked with. At a team's first release, or its new key, the operator's list may be younger than this
 * tab: it is read again, and the next reading of the document goes by it.
 */
function followKeys(first: Config['keys'], read: () => Promise<Config['keys']>) {
  let keys = first;
  return {
    now: () => keys,
    follow(readings: readonly EntryReading[]) {
      if (!readings.some(({ fault }) => fault?.kind === 'key' || fault?.kind === 'signature')) return;
      read().then(
        (listed) => {
          keys = listed;
        },
        () => undefined,
      );
    },
  };
}

const coverageOf = (readings: readonly EntryReading[]) =>
  readings.every(({ accepted }) => accepted) ? 'complete' : 'partial';

/** What of a document was taken, as the device keeps it. */
function takenOf(readings: readonly EntryReading[]) {
  return readings.flatMap(({ remote, accepted, entry }) =>
    accepted ? [{ remote, entry, seenKey: seenKey(remote, accepted.key), sequence: accepted.sequence }] : [],
  );
}

/** Calls `work` each minute that the tab is visible, and whenever it becomes so. Returns what stops it. */
function whileVisible(work: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') work();
  };
  const timer = setInterval(onVisible, EVERY);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The state with what was read. What is as it was keeps its identity, so that nobody is called for nothing. */
function nextState(
  before: ReleaseState,
  readings: readonly EntryReading[],
  now: Pick<ReleaseState, 'coverage' | 'shell'>,
): ReleaseState {
  const releases = readings
    .flatMap(({ accepted }) => (accepted ? [accepted.release] : []))
    .map((release) => before.releases.find((known) => isSame(known, release)) ?? release);
  const isSameSet =
    releases.length === before.releases.length && releases.every((release) => before.releases.includes(release));
  if (!isSameSet) return { releases, table: tableOf(releases, before.table), ...now };
  return now.coverage === before.coverage && now.shell === before.shell ? before : { ...before, ...now };
}

const isSame = (one: Release, other: Release) =>
  one.name === other.name && one.version === other.version && one.sequence === other.sequence;

function after(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Reports a fault once, not each minute anew. */
function createReport(telemetry: Telemetry) {
  const reported = new Set<string>();
  const once = (text: string, tell: () => void) => {
    if (reported.has(text)) return;
    reported.add(text);
    tell();
  };
  return {
    document(error: unknown) {
      once(String(error), () => telemetry.error(error, { part: 'discovery' }));
    },
    entry({ remote, accepted, fault }: EntryReading) {
      if (fault) {
        const place = fault.field ? ` at ${fault.field}` : '';
        const text = `The discovery document's entry of ${remote} is not taken (${fault.kind}${place}): ${fault.detail}`;
        once(text, () => telemetry.error(new Error(text), { remote, kind: fault.kind, replaced: accepted !== null }));
      }
      for (const { field, value } of accepted?.notes ?? []) {
        const name = field === 'statement.expires' ? 'statement expired' : 'name in the discovery document not known';
        once(`${remote} ${field} ${value}`, () => telemetry.event(name, { remote, field, value }));
      }
    },
  };
}
