import type { LoadedRemote } from '@pavilion/contract';
import type { Release } from '../discovery.ts';
import type { ChunkControl } from '../remote/chunk-runtime.ts';
import { createLoadStore, type LoadEvent, PATIENCE, type RemoteSource } from './load-store.ts';

const release: Release = {
  name: 'casino',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [],
  slots: [],
  base: 'http://localhost/casino/1.0.0/',
  entry: 'http://localhost/casino/1.0.0/remote-entry.js',
  integrity: 'sha256-x',
  preload: { pages: { slots: ['http://localhost/casino/1.0.0/1.js'] }, slots: {} },
  sequence: 1,
};
const slots = { page: 'slots' };
const lobby = { page: 'lobby' };
const Page = () => null;

interface Request {
  readonly anew: boolean;
  arrive(remote?: LoadedRemote): Promise<void>;
  fail(kind: string): Promise<void>;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

/** A store over a source whose every request is the test's to answer. */
function setUp(
  pages: LoadedRemote['pages'] = { slots: async () => Page, lobby: async () => Page },
  data: NonNullable<LoadedRemote['data']> = {},
) {
  const requests: Request[] = [];
  const log: string[] = [];
  let hasArrived = false;
  let drop: ChunkControl['drop'] = () => [];
  let listener = (_file: string) => {};
  const remote: LoadedRemote = { definition: { name: 'casino', routes: [], slots: [] }, pages, slots: {}, data };
  const source: RemoteSource = {
    load(_, { anew = false } = {}) {
      if (hasArrived) return Promise.resolve(remote);
      return new Promise((resolve, reject) => {
        requests.push({
          anew,
          arrive(other = remote) {
            hasArrived = true;
            resolve(other);
            return settle();
          },
          fail(kind) {
            reject(Object.assign(new Error(kind), { kind }));
            return settle();
          },
        });
      });
    },
    chunks: () => ({
      drop(isMeant = () => true) {
        log.push('dropped');
        return drop(isMeant);
      },
      onFailure(heard) {
        listener = heard;
        return () => {};
      },
    }),
  };
  const beside: string[] = [];
  const prefetcher = { ahead() {}, beside: (_: Release, part: object) => beside.push(JSON.stringify(part)) };
  const loads = createLoadStore({ source, prefetcher });
  const events: LoadEvent[] = [];
  loads.onEvent((event) => events.push(event));
  return {
    loads,
    requests,
    events,
    log,
    beside,
    loseFile: (file: string) => listener(file),
    dropBy(next: typeof drop) {
      drop = next;
    },
  };
}

const stepOf = ({ loads }: ReturnType<typeof setUp>, part: { page: string } = slots) => {
  const state = loads.state(release, part);
  return state.step === 'failed' ? `failed: ${state.failure.kind}` : state.step;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part is loading until it is ready, and its files are fetched beside the entry', async () => {
  const its = setUp();
  const changes = jest.fn();
  its.loads.subscribe(changes);
  its.loads.load(release, slots);
  its.loads.load(release, slots);
  expect(stepOf(its)).toBe('loading');
  expect(its.requests).toHaveLength(1);
  expect(its.beside).toEqual(['{"page":"slots"}']);
  await its.requests[0]?.arrive();
  expect(its.loads.state(release, slots)).toEqual({ step: 'ready', Component: Page });
  expect(changes).toHaveBeenCalledTimes(2);
  expect(its.events).toMatchObject([{ type: 'ready', release, part: slots }]);
});

test('one patience holds for entry and page code together', async () => {
  const its = setUp({ slots: () => new Promise(() => {}) });
  its.loads.load(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE - 1000);
  await its.requests[0]?.arrive();
  await jest.advanceTimersByTimeAsync(999);
  expect(stepOf(its)).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(stepOf(its)).toBe('failed: timeout');
});

test('what arrives after the patience is over takes its place by itself', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  expect(stepOf(its)).toBe('failed: timeout');
  await its.requests[0]?.arrive();
  expect(stepOf(its)).toBe('ready');
});

test('Retry sends a new request, and the first request may still be the one that brings the part', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  its.loads.retry(release, slots);
  expect(stepOf(its)).toBe('retrying');
  expect(its.requests.map(({ anew }) => anew)).toEqual([false, true]);
  await its.requests[1]?.fail('unreachable');
  expect(stepOf(its)).toBe('failed: unreachable');
  await its.requests[0]?.arrive();
  expect(stepOf(its)).toBe('ready');
});

test('the failure of a request that a Retry has replaced says nothing', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  its.loads.retry(release, slots);
  await its.requests[0]?.fail('unreachable');
  expect(stepOf(its)).toBe('retrying');
});

test('a request that fails after the patience with it has ended is no second failure, and is late no more', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  expect(stepOf(its)).toBe('failed: timeout');
  await its.requests[0]?.fail('unreachable');
  expect(stepOf(its)).toBe('failed: unreachable');
  expect(its.events).toHaveLength(1);
});

test('a request that fails while a Retry waits to be sent says nothing', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await its.requests[0]?.fail('unreachable');
  its.loads.retry(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  its.loads.retry(release, slots);
  await its.requests[1]?.fail('unreachable');
  expect(stepOf(its)).toBe('retrying');
  expect(its.events).toHaveLength(2);
});

test('Retry of a page whose code hangs gives up what the build has on its way, then imports again', async () => {
  let imports = 0;
  const its = setUp({
    slots: () => {
      imports += 1;
      return imports === 1 ? new Promise(() => {}) : Promise.resolve(Page);
    },
  });
  its.loads.load(release, slots);
  await its.requests[0]?.arrive();
  await jest.advanceTimersByTimeAsync(PATIENCE);
  expect(its.log).toEqual([]);
  its.loads.retry(release, slots);
  await settle();
  expect(its.log).toEqual(['dropped']);
  expect(stepOf(its)).toBe('ready');
});

test('Retry gives up the files of its part alone; another part that waits for one of them is sent for again, and is well', async () => {
  const files: Readonly<Record<string, readonly string[]>> = {
    slots: ['1.js', 'shared.js'],
    lobby: ['2.js', 'shared.js'],
    promo: ['3.js'],
  };
  /** A build in which `shared.js` and the slots' own chunk hang; each import waits for its files. */
  const pending = new Map<string, { give: () => void; gone: Promise<never> }>();
  const imports: string[] = [];
  const importPart = (part: string) => () => {
    imports.push(part);
    if (imports.length > 3) return Promise.resolve(Page);
    const waits = (files[part] ?? []).map((file) => {
      const { promise: gone, reject } = Promise.withResolvers<never>();
      const known = pending.get(file) ?? { gone, give: () => reject(new Error('dropped')) };
      pending.set(file, known);
      return known.gone;
    });
    return Promise.race(waits);
  };
  const its = setUp({ slots: importPart('slots'), lobby: importPart('lobby'), promo: importPart('promo') });
  its.dropBy((isMeant = () => true) => {
    const meant = [...pending.keys()].filter(isMeant);
    for (const file of meant) pending.get(file)?.give();
    return meant;
  });
  const base = 'http://localhost/casino/1.0.0/';
  const pages = Object.fromEntries(
    Object.entries(files).map(([part, names]) => [part, names.map((file) => base + file)]),
  );
  const shared = { ...release, preload: { pages, slots: {} } };
  its.loads.load(shared, slots);
  await its.requests[0]?.arrive();
  await jest.advanceTimersByTimeAsync(PATIENCE);
  its.loads.load(shared, lobby);
  its.loads.load(shared, { page: 'promo' });
  await settle();
  its.loads.retry(shared, slots);
  await settle();
  expect(imports).toEqual(['slots', 'lobby', 'promo', 'lobby', 'slots']);
  expect([stepOf(its), stepOf(its, lobby), stepOf(its, { page: 'promo' })]).toEqual(['ready', 'ready', 'loading']);
  expect(its.events.filter(({ type }) => type === 'failed')).toHaveLength(1);
});

test('Retry after Retry waits a little longer each time, a second at most; success starts it over', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  const waits: number[] = [];
  await its.requests.at(-1)?.fail('unreachable');
  for (let count = 0; count < 6; count += 1) {
    const before = Date.now();
    const sent = its.requests.length;
    its.loads.retry(release, slots);
    expect(stepOf(its)).toBe('retrying');
    while (its.requests.length === sent) await jest.advanceTimersByTimeAsync(25);
    waits.push(Date.now() - before);
    await its.requests.at(-1)?.fail('unreachable');
  }
  expect(waits).toEqual([0, 250, 500, 1000, 1000, 1000]);
});

test('the entry that one part brings sets every other part of the release on its way', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  its.loads.load(release, lobby);
  await its.requests[0]?.fail('unreachable');
  await its.requests[1]?.fail('unreachable');
  expect([stepOf(its), stepOf(its, lobby)]).toEqual(['failed: unreachable', 'failed: unreachable']);
  its.loads.retry(release, slots);
  await its.requests[2]?.arrive();
  expect([stepOf(its), stepOf(its, lobby)]).toEqual(['ready', 'ready']);
});

test('a part that threw on the screen stays failed, whatever older request arrives, until it is tried again', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  its.loads.retry(release, slots);
  await its.requests[1]?.arrive();
  its.loads.crash(release, slots, new Error('planted'));
  await its.requests[0]?.arrive();
  expect(stepOf(its)).toBe('failed: crashed');
  its.loads.retry(release, slots);
  await settle();
  expect(stepOf(its)).toBe('ready');
});

test('a page that is opened again a while after a failure is asked for anew, and not at once', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await its.requests[0]?.fail('unreachable');
  its.loads.load(release, slots);
  expect(stepOf(its)).toBe('failed: unreachable');
  await jest.advanceTimersByTimeAsync(1001);
  its.loads.load(release, slots);
  expect(stepOf(its)).toBe('loading');
  expect(its.requests.map(({ anew }) => anew)).toEqual([false, true]);
});

test('a file that fails in a build which is loaded is an event with its release', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await its.requests[0]?.arrive();
  its.loseFile('7.js');
  expect(its.events.at(-1)).toEqual({ type: 'file failed', release, file: '7.js' });
  expect(its.loads.loaded()).toEqual([release]);
});

test('two versions of a remote have states of their own, and so has a version whose bytes were replaced', async () => {
  const its = setUp();
  its.loads.load(release, slots);
  await its.requests[0]?.fail('unreachable');
  expect(its.loads.state({ ...release, version: '1.0.1' }, slots)).toEqual({ step: 'loading' });
  expect(its.loads.state({ ...release, integrity: 'sha256-y' }, slots)).toEqual({ step: 'loading' });
});

const nothingFirst = () => {};

test('the data of a page and its code are sent for together, as soon as the entry is there', async () => {
  const order: string[] = [];
  const sends = async <Thing>(what: string, thing: Thing) => {
    order.push(what);
    return thing;
  };
  const its = setUp({ slots: () => sends('page', Page) }, { slots: () => sends('data', nothingFirst) });
  const taken = jest.fn();
  its.loads.load(release, slots, taken);
  await settle();
  expect(order).toEqual([]);
  await its.requests[0]?.arrive();
  expect(order).toEqual(['data', 'page']);
  await expect(taken.mock.calls[0]?.[0]).resolves.toBe(nothingFirst);
  its.loads.load(release, slots, taken);
  await settle();
  expect(taken).toHaveBeenCalledTimes(1);
});

test('the data of a page is sent for while the code of the page hangs, and once, however often that is tried again', async () => {
  const data = jest.fn(async () => nothingFirst);
  const its = setUp({ slots: () => new Promise<never>(() => {}) }, { slots: data });
  its.loads.load(release, slots, () => {});
  await its.requests[0]?.arrive();
  expect(data).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(PATIENCE);
  expect(stepOf(its)).toBe('failed: timeout');
  its.loads.retry(release, slots);
  await settle();
  expect(data).toHaveBeenCalledTimes(1);
});

test('data that cannot be loaded leaves the page as it is', async () => {
  const its = setUp(undefined, {
    slots: () => {
      throw new Error('no such data');
    },
  });
  const failures: unknown[] = [];
  its.loads.load(release, slots, (data) => data.catch((error) => failures.push(error.message)));
  await its.requests[0]?.arrive();
  expect(stepOf(its)).toBe('ready');
  expect(failures).toEqual(['no such data']);
});

test('nobody is handed the data of a page that is only fetched ahead, or of one that has none', async () => {
  const data = jest.fn(async () => nothingFirst);
  const its = setUp(undefined, { slots: data });
  const taken = jest.fn();
  its.loads.prefetch(release, slots);
  its.loads.load(release, lobby, taken);
  await its.requests[0]?.arrive();
  expect(stepOf(its, lobby)).toBe('ready');
  expect(data).not.toHaveBeenCalled();
  expect(taken).not.toHaveBeenCalled();
});
