import type { LoadedRemote, PageData } from '@pavilion/contract';
import type { Release } from '../discovery.ts';
import { type Backoff, createBackoff, retryDelay } from './backoff.ts';
import { createPrefetcher, type Prefetcher } from './prefetcher.ts';
import type { RemoteLoader } from './remote-loader.ts';
import {
  dataOf,
  failureOf,
  filesOf,
  importOf,
  type PartComponent,
  partKey,
  type RemoteFailure,
  type RemotePart,
  releaseKey,
} from './remote-part.ts';

/** When a player learns that a part does not come, ms: within 5 s, for the entry and the part's own code together. */
export const PATIENCE = 4500;

/** A part that is opened so soon after it failed shows that failure: it is not asked for a second time by itself, ms. */
const FRESH = 1000;

/** Where a part of one version of a remote is on its way to the screen. */
type PartState =
  | { readonly step: 'loading' }
  | { readonly step: 'retrying' }
  | { readonly step: 'ready'; readonly Component: PartComponent }
  | { readonly step: 'failed'; readonly failure: RemoteFailure };

export type LoadEvent =
  | { readonly type: 'ready'; readonly release: Release; readonly part: RemotePart; readonly milliseconds: number }
  | {
      readonly type: 'failed';
      readonly release: Release;
      readonly part: RemotePart;
      readonly failure: RemoteFailure;
      readonly error: unknown;
    }
  | { readonly type: 'file failed'; readonly release: Release; readonly file: string };

/** Where remotes come from; the federation runtime stays outside so that tests need none. */
export type RemoteSource = Pick<RemoteLoader, 'load'> & Partial<Pick<RemoteLoader, 'chunks' | 'fits'>>;

/** Takes the data of a page whose code is on its way. What it does with it, and with its failure, is its own affair. */
export type TakeData = (data: Promise<PageData>) => void;

/**
 * One state for each part of each version of a remote, readable as a store. A part that is late is `failed` with a timeout while
 * its requests go on: what arrives after all makes it `ready` by itself, whichever attempt brought it; when the last attempt fails
 * after all, the timeout becomes that failure.
 */
export interface LoadStore {
  /** The same object until something changes. */
  state(release: Release, part: RemotePart): PartState;
  subscribe(listener: () => void): () => void;
  /** Calls back for every event; returns an unsubscribe function. */
  onEvent(listener: (event: LoadEvent) => void): () => void;
  /**
   * Sets a part on its way; one that failed before gets a new request. Nothing where it is on its way or ready. `takeData` is
   * called once, as soon as the entry is there and beside the import of the part, where the remote has data for the page.
   */
  load(release: Release, part: RemotePart, takeData?: TakeData): void;
  /** A player's Retry: sends new requests for what failed or hangs, after a short wait where Retry follows on Retry. */
  retry(release: Release, part: RemotePart): void;
  /** An error boundary hands in what the part threw. */
  crash(release: Release, part: RemotePart, error: unknown): void;
  /** Fetches ahead of need into the browser's cache, running nothing; silent when it fails. Without a part: the entry alone. */
  prefetch(release: Release, part?: RemotePart): void;
  /** The releases whose entry has come: their code may run. */
  loaded(): readonly Release[];
}

interface PartRecord {
  readonly part: RemotePart;
  state: PartState;
  /** Runs are numbered. Any of them may bring the part, the newest alone may declare it failed. */
  newest: number;
  /** Runs before this one count no more: their part has been on the screen, and threw. */
  oldest: number;
  failedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whom the page's data is for, until it is on its way. */
  takeData: TakeData | undefined;
}

interface ReleaseRecord {
  readonly release: Release;
  readonly parts: Map<string, PartRecord>;
  hasArrived: boolean;
  /** Retries in a row that brought nothing. */
  retries: number;
}

const LOADING: PartState = { step: 'loading' };
const RETRYING: PartState = { step: 'retrying' };

interface LoadStoreParts {
  readonly source: RemoteSource;
  readonly backoff: Backoff;
  readonly prefetcher: Prefetcher;
}

export function createLoadStore(options: Pick<LoadStoreParts, 'source'> & Partial<LoadStoreParts>): LoadStore {
  const { source, backoff = createBackoff() } = options;
  return new Loads({ source, backoff, prefetcher: options.prefetcher ?? createPrefetcher({ backoff }) });
}

class Loads implements LoadStore {
  readonly #parts: LoadStoreParts;
  readonly #releases = new Map<string, ReleaseRecord>();
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<(event: LoadEvent) => void>();

  constructor(parts: LoadStoreParts) {
    this.#parts = parts;
  }

  readonly state = (release: Release, part: RemotePart): PartState => this.#known(release, part)?.state ?? LOADING;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onEvent = (watcher: (event: LoadEvent) => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly load = (release: Release, part: RemotePart, takeData?: TakeData): void => {
    const [owner, record] = this.#recordOf(release, part);
    const isFirst = record.newest === 0;
    const isForgotten = record.state.step === 'failed' && performance.now() - record.failedAt > FRESH;
    if (!isFirst && !isForgotten) return;
    record.takeData = takeData;
    this.#start(owner, record, LOADING, !isFirst);
  };

  readonly retry = (release: Release, part: RemotePart): void => {
    const [owner, record] = this.#recordOf(release, part);
    if (record.state.step !== 'failed') return;
    owner.retries += 1;
    // What is on its way may still bring the part, and can declare it failed no more.
    record.newest += 1;
    const delay = retryDelay(owner.retries);
    const send = () => this.#start(owner, record, RETRYING, true);
    this.#change(record, RETRYING);
    if (delay === 0) send();
    else record.timer = setTimeout(send, delay);
  };

  readonly crash = (release: Release, part: RemotePart, error: unknown): void => {
    const [owner, record] = this.#recordOf(release, part);
    clearTimeout(record.timer);
    record.oldest = record.newest + 1;
    this.#fail(owner, record, { kind: 'crashed', detail: String(error) }, error);
  };

  readonly prefetch = (release: Release, part?: RemotePart): void => {
    if (part && this.#known(release, part)?.state.step === 'ready') return;
    if (this.#parts.source.fits?.(release) === false) return;
    const hasEntry = this.#releases.get(releaseKey(release))?.hasArrived ?? false;
    this.#parts.prefetcher.ahead(release, part, { hasEntry });
  };

  readonly loaded = () =>
    [...this.#releases.values()].filter(({ hasArrived }) => hasArrived).map(({ release }) => release);

  #known(release: Release, part: RemotePart): PartRecord | undefined {
    return this.#releases.get(releaseKey(release))?.parts.get(partKey(part));
  }

  #recordOf(release: Release, part: RemotePart): [ReleaseRecord, PartRecord] {
    const owner = this.#releases.get(releaseKey(release)) ?? {
      release,
      parts: new Map(),
      hasArrived: false,
      retries: 0,
    };
    this.#releases.set(releaseKey(release), owner);
    const key = partKey(part);
    const record = owner.parts.get(key) ?? {
      part,
      state: LOADING,
      newest: 0,
      oldest: 0,
      failedAt: 0,
      timer: undefined,
      takeData: undefined,
    };
    owner.parts.set(key, record);
    return [owner, record];
  }

  #emit(event: LoadEvent): void {
    for (const watcher of [...this.#watchers]) watcher(event);
  }

  #change(record: PartRecord, state: PartState): void {
    record.state = state;
    for (const listener of [...this.#listeners]) listener();
  }

  #fail({ release }: ReleaseRecord, record: PartRecord, failure: RemoteFailure, error: unknown): void {
    // After the patience has ended, the same run's own failure is no second one, but its true name: nothing comes by itself any more.
    const isFirst = record.state.step !== 'failed';
    record.failedAt = performance.now();
    this.#change(record, { step: 'failed', failure });
    if (!isFirst) return;
    this.#parts.backoff.failed(releaseKey(release));
    this.#emit({ type: 'failed', release, part: record.part, failure, error });
  }

  /** One run: requests for the part, and the player's patience with them. `anew` asks past all that was asked before. */
  #start(owner: ReleaseRecord, record: PartRecord, state: PartState, anew = false): void {
    const { release } = owner;
    clearTimeout(record.timer);
    record.timer = setTimeout(() => {
      const detail = `${release.name} ${release.version}: nothing arrived in time.`;
      this.#fail(owner, record, { kind: 'timeout', detail }, new Error(detail));
    }, PATIENCE);
    this.#change(record, state);
    this.#send(owner, record, anew);
  }

  #send(owner: ReleaseRecord, record: PartRecord, anew: boolean): void {
    const run = record.newest + 1;
    record.newest = run;
    const { release } = owner;
    const started = performance.now();
    this.#bring(owner, record, anew).then(
      (Component) => {
        if (run < record.oldest || record.state.step === 'ready') return;
        clearTimeout(record.timer);
        owner.retries = 0;
        this.#parts.backoff.healed(releaseKey(release));
        this.#change(record, { step: 'ready', Component });
        this.#emit({ type: 'ready', release, part: record.part, milliseconds: performance.now() - started });
      },
      (error: unknown) => {
        if (run !== record.newest || !isWaiting(record)) return;
        clearTimeout(record.timer);
        this.#fail(owner, record, failureOf(error), error);
      },
    );
  }

  async #bring(owner: ReleaseRecord, record: PartRecord, anew: boolean): Promise<PartComponent> {
    const { source, prefetcher } = this.#parts;
    const { release } = owner;
    if (anew) this.#drop(owner, record);
    const entry = source.load(release, { anew });
    if (!anew && !owner.hasArrived && source.fits?.(release) !== false) prefetcher.beside(release, record.part);
    const remote = await entry;
    this.#arrive(owner, record);
    startData(remote, record);
    return importOf(release, remote, record.part)();
  }

  /** Gives up what the part waits for. Other parts that wait for the same go on: their patience runs, with a request of their own. */
  #drop(owner: ReleaseRecord, record: PartRecord): void {
    const { release } = owner;
    const files = filesOf(release, record.part);
    const isOfPart = (file: string) => files.includes(release.base + file);
    const dropped = this.#parts.source.chunks?.(release)?.drop(files.length > 0 ? isOfPart : undefined) ?? [];
    for (const other of owner.parts.values()) {
      const needed = filesOf(release, other.part);
      if (other !== record && isWaiting(other) && dropped.some((file) => needed.includes(release.base + file))) {
        this.#send(owner, other, false);
      }
    }
  }

  /** The entry is there, whoever asked for it: the release's other parts need not wait for a request that hangs. */
  #arrive(owner: ReleaseRecord, bringer: PartRecord): void {
    if (owner.hasArrived) return;
    owner.hasArrived = true;
    const { release } = owner;
    this.#parts.source.chunks?.(release)?.onFailure((file) => this.#emit({ type: 'file failed', release, file }));
    for (const record of owner.parts.values()) {
      const isIdle = record === bringer || record.newest === 0 || record.state.step === 'ready';
      if (!isIdle) this.#start(owner, record, LOADING);
    }
  }
}

/** Whether a request of the part is on its way, be the player's patience with it over or not. */
function isWaiting({ state, newest }: PartRecord): boolean {
  if (state.step === 'failed') return state.failure.kind === 'timeout';
  return newest > 0 && state.step !== 'ready';
}

/** Sends for a page's data, and hands it to who waits for it: once, however often the page itself has to be asked for. */
function startData(remote: LoadedRemote, record: PartRecord): void {
  const { takeData } = record;
  const data = takeData && dataOf(remote, record.part);
  record.takeData = undefined;
  if (data) takeData((async () => data())());
}
