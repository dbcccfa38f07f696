import { init } from '@module-federation/enhanced/runtime';
import type { Release } from '../discovery.ts';
import { federationName } from '../federation-name.ts';
import { createFederationHost } from './federation-host.ts';
import type { FetchRemote, RemoteLoadError } from './remote-loader.ts';

const release: Release = {
  name: 'casino',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [],
  slots: [],
  base: 'http://localhost/casino/1.0.0/',
  entry: 'http://localhost/casino/1.0.0/remote-entry.js',
  integrity: 'sha256-first',
  preload: { pages: {}, slots: {} },
  sequence: 1,
};

/** The entries' addresses in the order in which they were asked for. */
let requested: string[];
/** What was fetched past the browser's cache, to replace what is in it. */
let refetched: unknown[][];

/** What a server answers for entries: each script leaves its container behind, under the name of its version, or fails. */
function serveEntries(exposed: Readonly<Record<string, unknown>>): void {
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const { src } = node as unknown as HTMLScriptElement;
    requested.push(src);
    const version = src.split('/').at(-2) ?? '';
    setTimeout(() => {
      const isServed = Object.hasOwn(exposed, version);
      if (isServed) plantContainer(version, exposed[version]);
      node.dispatchEvent(new Event(isServed ? 'load' : 'error'));
    });
    return node;
  });
}

function plantContainer(version: string, exposed: unknown): void {
  const container = { init() {}, get: async () => () => exposed };
  Object.assign(globalThis, { [federationName('casino', version)]: container });
}

const versioned = (version: string): Release => ({
  ...release,
  version,
  entry: release.entry.replace('1.0.0', version),
});

/** A page has one. */
let fetchRemote: FetchRemote;
beforeAll(() => {
  init({ name: 'shell', remotes: [] });
  fetchRemote = createFederationHost();
});
beforeEach(() => {
  requested = [];
  refetched = [];
  // The federation runtime warns of each attempt after the first.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async (...request: unknown[]) => {
    refetched.push(request);
    throw new TypeError('offline');
  }) as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test('a version that has run in the page is refused under other bytes, by whoever and however often it is asked for', async () => {
  const first = { remote: 'of the first bytes' };
  serveEntries({ '1.0.0': first });
  await expect(fetchRemote(release, 0)).resolves.toBe(first);
  const replaced = { ...release, integrity: 'sha256-second' };
  const refused = { name: 'RemoteLoadError', kind: 'invalid', reason: 'replaced' };
  await expect(fetchRemote(replaced, 0)).rejects.toMatchObject(refused);
  await expect(fetchRemote(replaced, 1)).rejects.toMatchObject(refused);
  await expect(fetchRemote(release, 0)).resolves.toBe(first);
});

test('another version beside it is no other content of it', async () => {
  const second = { remote: 'of the second version' };
  serveEntries({ '1.1.0': { remote: 'of the first version' }, '2.0.0': second });
  await fetchRemote(versioned('1.1.0'), 0);
  await expect(fetchRemote({ ...versioned('2.0.0'), integrity: 'sha256-second' }, 0)).resolves.toBe(second);
});

test('a container that stands in the page before its entry was asked for is refused, and nothing of it runs', async () => {
  plantContainer('3.0.0', { remote: 'planted' });
  serveEntries({});
  const refused = { kind: 'invalid', reason: 'taken name', detail: expect.stringContaining('pavilion_casino_3_0_0') };
  await expect(fetchRemote(versioned('3.0.0'), 0)).rejects.toMatchObject(refused);
  await expect(fetchRemote(versioned('3.0.0'), 1)).rejects.toMatchObject(refused);
  expect(requested).toEqual([]);
});

test('an entry that fails is asked for again at an address of its own each time, and what the browser kept of it is replaced', async () => {
  const { entry } = versioned('4.0.0');
  serveEntries({});
  for (const attempt of [0, 1, 2]) {
    await expect(fetchRemote(versioned('4.0.0'), attempt)).rejects.toMatchObject({ kind: 'unreachable' });
  }
  expect(requested[0]).toBe(entry);
  for (const address of requested.slice(1)) expect(address).toMatch(/remote-entry\.js\?attempt=0\.\d+$/);
  expect(new Set(requested).size).toBe(3);
  expect(refetched).toEqual([entry, entry, entry].map((address) => [address, { cache: 'reload' }]));
  serveEntries({ '4.0.0': { remote: 'healed' } });
  await expect(fetchRemote(versioned('4.0.0'), 3)).resolves.toEqual({ remote: 'healed' });
});

describe('the error of an entry that failed', () => {
  it.each([
    ['its content', { ok: true, status: 200, text: async () => 'tampered' }, 'tampered'],
    ['the error status', { ok: false, status: 503, text: async () => 'no' }, 503],
    ['null where nothing arrived', null, null],
  ])('says what came when it was requested again: %s', async (_, response, answer) => {
    globalThis.fetch = jest.fn(async () => {
      if (response === null) throw new TypeError('offline');
      return response;
    }) as unknown as typeof fetch;
    serveEntries({});
    const error = await fetchRemote(versioned('5.0.0'), 0).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unreachable', integrity: 'sha256-first' });
    expect(await (error as RemoteLoadError).answer).toBe(answer);
  });
});
