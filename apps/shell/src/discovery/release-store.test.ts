import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Telemetry } from '@pavilion/contract';
import type { Config } from '../environment/config.ts';
import { createDeviceStorage, type DeviceStorage } from '../environment/device-storage.ts';
import { createReleaseStore } from './release-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-22T12:00:00Z');
const config = {
  discovery: 'https://play.example/releases/discovery.json',
  releases: 'https://play.example/releases/',
};

/** A team: its key, and the entries that it signs. */
function createTeam(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return {
    name,
    key: publicKey.export({ format: 'jwk' }).x ?? '',
    entry(version: string, sequence: number, expires = START + 30 * DAY) {
      const manifest = JSON.stringify({
        name,
        version,
        contract: '^3.0.0',
        routes: [{ path: `/${name}`, access: 'common', frame: 'full', title: { en: name, hi: name }, page: 'page' }],
        slots: [],
        entry: 'remote-entry.js',
        integrity: hash('entry'),
        preload: { pages: {}, slots: {} },
        build: hash('build'),
      });
      const statement = JSON.stringify({
        remote: name,
        sequence,
        version,
        manifest: hash(manifest),
        issuedAt: new Date(START).toISOString(),
        expires: new Date(expires).toISOString(),
      });
      return {
        statement,
        signature: sign(null, Buffer.from(statement), privateKey).toString('base64url'),
        manifest,
        canary: 'a field of a later schema',
      };
    },
  };
}
const casino = createTeam('casino');
const wallet = createTeam('wallet');
const documentOf = (remotes: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ schema: 2, assembledAt: new Date(START).toISOString(), remotes });
const both = (version = '1.0.0', sequence = 1) =>
  documentOf({ casino: casino.entry(version, sequence), wallet: wallet.entry('2.0.0', 1) });

function memory(): DeviceStorage {
  const kept = new Map<string, string>();
  return createDeviceStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      }) as unknown as Storage,
  );
}

/** A visit: a page with the device's storage, and a server whose answer the test sets. */
function visit(storage: DeviceStorage, first: string | Error | Promise<string>) {
  let response = first;
  const requests: AbortSignal[] = [];
  globalThis.fetch = jest.fn(async (_, { signal }: RequestInit) => {
    requests.push(signal as AbortSignal);
    const text = await response;
    if (text instanceof Error) throw text;
    return new Response(text);
  }) as typeof fetch;
  const errors: string[] = [];
  const events: string[] = [];
  const telemetry: Telemetry = {
    event: (name) => events.push(name),
    error: (error) => errors.push((error as Error).message),
  };
  const listed: { now: Config['keys'] } = { now: { casino: [casino.key], wallet: [wallet.key] } };
  const keys = listed.now;
  const readKeys = async () => listed.now;
  const store = createReleaseStore({ config: { ...config, keys }, storage, telemetry, readKeys });
  return {
    store,
    requests,
    errors,
    events,
    listed,
    serve: (next: typeof response) => {
      response = next;
    },
    live: () => store.getState().releases.map(({ name, version }) => `${name} ${version}`),
    coverage: () => store.getState().coverage,
  };
}

/** A device on which the app has been open before. */
async function returning(document = both()) {
  const storage = memory();
  await visit(storage, document).store.open();
  return storage;
}

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  Object.assign(globalThis, { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

test('a document that is whole gives every remote, with addresses below the release root', async () => {
  const its = visit(memory(), both());
  await its.store.open();
  expect(its.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
  expect(its.coverage()).toBe('complete');
  expect(its.store.getState().releases[0]?.entry).toBe('https://play.example/releases/casino/1.0.0/remote-entry.js');
  expect(its.store.getState().table.ownerOf('/wallet')?.release?.name).toBe('wallet');
});

test('a document that was asked for already costs no second request', async () => {
  const its = visit(memory(), new Error('not to be asked'));
  await its.store.open(Promise.resolve(both()));
  expect(its.coverage()).toBe('complete');
  expect(its.requests).toHaveLength(0);
});

const broken: readonly (readonly [string, string | Error])[] = [
  ['is down', new TypeError('offline')],
  ['is empty', ''],
  ['is cut short', both().slice(0, 500)],
  ['is a page of HTML', '<!doctype html>'],
  ['is of another schema', JSON.stringify({ schema: 1, remotes: {} })],
  ['is huge', `${both()}${' '.repeat(1_100_000)}`],
  ['names no remote', documentOf({})],
  ['is a list', '[]'],
];

test.each(broken)(
  'where discovery %s, a returning player has every remote, and a visitor the shell',
  async (_, bad) => {
    const player = visit(await returning(), bad);
    await player.store.open();
    expect(player.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
    expect(player.errors).toHaveLength(1);
    const visitor = visit(memory(), bad);
    await visitor.store.open();
    expect(visitor.live()).toEqual([]);
    expect(visitor.coverage()).toBe('partial');
  },
);

const tampered: readonly (readonly [string, (entry: ReturnType<typeof casino.entry>) => unknown])[] = [
  ['unsigned', ({ statement, manifest }) => ({ statement, manifest })],
  ['signed by another team', ({ statement, manifest }) => ({ ...wallet.entry('1.1.0', 2), statement, manifest })],
  ['of another remote', () => wallet.entry('1.1.0', 2)],
  ['changed in its manifest', (entry) => ({ ...entry, manifest: entry.manifest.replace('common', 'public') })],
  ['changed in its statement', (entry) => ({ ...entry, statement: entry.statement.replace('1.1.0', '1.2.0') })],
  ['expired long ago', () => casino.entry('1.1.0', 2, START - 8 * DAY)],
  ['older than what was seen', () => casino.entry('0.9.0', 0)],
  ['not an entry', () => 'casino'],
  ['null', () => null],
];

test.each(tampered)(
  'an entry that is %s is left out and named: a returning player keeps the last good one, the other remote is there for all',
  async (_, tamper) => {
    const document = documentOf({ casino: tamper(casino.entry('1.1.0', 2)), wallet: wallet.entry('2.1.0', 2) });
    const player = visit(await returning(both('1.0.0', 1)), document);
    await player.store.open();
    expect(player.live()).toEqual(['casino 1.0.0', 'wallet 2.1.0']);
    expect(player.coverage()).toBe('complete');
    expect(player.errors).toEqual([expect.stringMatching(/entry of casino is not taken/)]);
    const visitor = visit(memory(), document);
    await visitor.store.open();
    expect(visitor.live()).toEqual(['wallet 2.1.0']);
    expect(visitor.coverage()).toBe('partial');
  },
);

test('thousands of names that are nobody’s are one report, and the remotes are there', async () => {
  const odd = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`app-${index}`, { statement: '', signature: '' }]),
  );
  const { store, live, errors } = visit(memory(), documentOf({ ...odd, ...JSON.parse(both()).remotes }));
  await store.open();
  expect(live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
  expect(errors).toEqual([
    "The discovery document's entry of app-0 is not taken (key): No public key of app-0 is configured. Such entries: 5000.",
  ]);
});

test('a sequence of many years ahead that the device once stored holds nothing back, and is replaced', async () => {
  const storage = await returning();
  const stored = JSON.parse(storage.get('releases') ?? '{}');
  const seen = Object.fromEntries(Object.keys(stored.seen).map((key) => [key, Number.MAX_SAFE_INTEGER]));
  storage.set('releases', JSON.stringify({ ...stored, seen }));
  const { store, live } = visit(storage, both('1.1.0', 2));
  await store.open();
  expect(live()).toEqual(['casino 1.1.0', 'wallet 2.0.0']);
  const after = JSON.parse(storage.get('releases') ?? '{}');
  expect(Object.values(after.seen).sort()).toEqual([1, 2]);
  expect(JSON.stringify(after.entries)).toContain('1.1.0');
});

test('what the device remembers is verified as if it had just come', async () => {
  const storage = await returning();
  const stored = storage.get('releases') ?? '';
  storage.set('releases', stored.replaceAll('common', 'public'));
  const its = visit(storage, new TypeError('offline'));
  await its.store.open();
  expect(its.live()).toEqual([]);
});

test('what the device remembers holds the entries as they came, fields of a later schema too', async () => {
  const storage = await returning();
  const { entries } = JSON.parse(storage.get('releases') ?? '{}') as { entries: Record<string, unknown> };
  expect(entries.casino).toEqual(casino.entry('1.0.0', 1));
});

test.each(['', '{', '{"entries":[]}', 'null'])(
  'a memory that makes no sense (%j) is as good as none',
  async (stored) => {
    const storage = memory();
    storage.set('releases', stored);
    const its = visit(storage, both());
    await its.store.open();
    expect(its.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
  },
);

test('an older sequence is refused, also from a tab that another tab has overtaken', async () => {
  const storage = memory();
  const slow = visit(storage, both('1.0.0', 5));
  await slow.store.open();
  await visit(storage, both('1.1.0', 6)).store.open();
  const stale = documentOf({ casino: casino.entry('1.0.0', 5), wallet: wallet.entry('2.0.0', 1) });
  globalThis.fetch = jest.fn(async () => new Response(`${stale} `)) as typeof fetch;
  await slow.store.refresh();
  expect(slow.errors).toEqual([expect.stringMatching(/older/)]);
});

test('a discovery that is slow holds nobody up for more than two seconds, and takes its place when it arrives', async () => {
  let arrive = (_text: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const its = visit(await returning(both('1.0.0', 1)), late);
  const open = its.store.open();
  await jest.advanceTimersByTimeAsync(2000);
  await open;
  expect(its.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
  expect(its.coverage()).toBe('pending');
  arrive(both('1.1.0', 2));
  await its.store.refresh();
  expect(its.live()).toEqual(['casino 1.1.0', 'wallet 2.0.0']);
  expect(its.coverage()).toBe('complete');
});

test('while something is missing it is read again by itself, soon and then less and less often', async () => {
  const its = visit(memory(), new TypeError('offline'));
  await its.store.open();
  await jest.advanceTimersByTimeAsync(60_000);
  // At 0, 2, 6, 14, 30 s.
  expect(its.requests).toHaveLength(5);
  its.serve(both());
  await jest.advanceTimersByTimeAsync(2000);
  await its.store.refresh();
  expect(its.requests).toHaveLength(6);
  expect(its.coverage()).toBe('complete');
});

test('an open tab reads again each minute and when it becomes visible; a hidden one does not', async () => {
  const its = visit(memory(), both());
  await its.store.open();
  const stop = its.store.start();
  its.serve(both('1.1.0', 2));
  await jest.advanceTimersByTimeAsync(60_000);
  await its.store.refresh();
  expect(its.live()).toEqual(['casino 1.1.0', 'wallet 2.0.0']);
  const sent = its.requests.length;
  Object.assign(document, { visibilityState: 'hidden' });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(its.requests).toHaveLength(sent);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(its.requests).toHaveLength(sent + 1);
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(its.requests).toHaveLength(sent + 1);
});

test('readings at the same time share one request; Retry gives up the one that hangs', async () => {
  const its = visit(memory(), both());
  await its.store.open();
  its.serve(new Promise(() => {}));
  void its.store.refresh();
  void its.store.refresh();
  expect(its.requests).toHaveLength(2);
  its.serve(both('1.1.0', 2));
  await its.store.refresh({ anew: true });
  expect(its.requests).toHaveLength(3);
  expect(its.requests[1]?.aborted).toBe(true);
  expect(its.live()).toEqual(['casino 1.1.0', 'wallet 2.0.0']);
});

test('a reading that was given up changes nothing, however late its document comes', async () => {
  const storage = memory();
  const its = visit(storage, both());
  await its.store.open();
  let arrive = (_text: string) => {};
  its.serve(new Promise((resolve) => (arrive = resolve)));
  const first = its.store.refresh();
  its.serve(both('1.2.0', 3));
  const second = its.store.refresh({ anew: true });
  arrive(both('1.1.0', 2));
  await Promise.all([first, second]);
  expect(its.live()).toEqual(['casino 1.2.0', 'wallet 2.0.0']);
  expect(its.errors).toEqual([]);
  const next = visit(storage, new TypeError('offline'));
  await next.store.open();
  expect(next.live()).toEqual(['casino 1.2.0', 'wallet 2.0.0']);
});

test('a tab leaves what another tab has stored meanwhile, where that is newer', async () => {
  const storage = await returning();
  const other = await returning(both('1.2.0', 3));
  const overtaken: DeviceStorage = {
    ...storage,
    get(key) {
      const text = storage.get(key);
      storage.set(key, other.get(key) ?? '');
      return text;
    },
  };
  await visit(overtaken, both('1.1.0', 2)).store.open();
  const next = visit(storage, new TypeError('offline'));
  await next.store.open();
  expect(next.live()).toEqual(['casino 1.2.0', 'wallet 2.0.0']);
});

test.each([
  ['is down', new TypeError('offline')],
  ['still holds the same', both()],
])(
  'what was taken while it was good stays after its expiry, with a report, where discovery %s',
  async (_, document) => {
    const storage = await returning();
    jest.setSystemTime(START + 45 * DAY);
    const player = visit(storage, document);
    await player.store.open();
    expect(player.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
    expect(player.events).toEqual(['statement expired', 'statement expired']);
  },
);

test('a statement that this device has not taken before its expiry is not taken after it', async () => {
  const storage = await returning();
  jest.setSystemTime(START + 45 * DAY);
  const player = visit(storage, both('1.1.0', 2));
  await player.store.open();
  expect(player.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
  expect(player.errors).toEqual([expect.stringMatching(/casino is not taken \(expired/)]);
  const visitor = visit(memory(), both());
  await visitor.store.open();
  expect(visitor.live()).toEqual([]);
});

test('a rollback is a newer statement of an older version, and goes live', async () => {
  const its = visit(memory(), both('1.1.0', 2));
  await its.store.open();
  its.serve(both('1.0.0', 3));
  await its.store.refresh();
  expect(its.live()).toEqual(['casino 1.0.0', 'wallet 2.0.0']);
});

test('a reading that brings nothing new calls nobody', async () => {
  const its = visit(memory(), both());
  await its.store.open();
  const listener = jest.fn();
  its.store.subscribe(listener);
  const before = its.store.getState();
  its.serve(both().replace('{"schema"', '{"note":"","schema"'));
  await its.store.refresh();
  expect(its.store.getState()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('once read, a discovery that goes down or is broken changes nothing in an open tab', async () => {
  const its = visit(memory(), both());
  await its.store.open();
  const before = its.store.getState();
  for (const [, bad] of broken) {
    its.serve(bad);
    await its.store.refresh();
  }
  expect(its.store.getState()).toBe(before);
});

test('a team’s first release and its new key reach a tab that was open before the operator listed them', async () => {
  const its = visit(memory(), both());
  await its.store.open();
  const bingo = createTeam('bingo');
  const renewed = createTeam('casino');
  its.serve(
    documentOf({ bingo: bingo.entry('1.0.0', 1), casino: renewed.entry('3.0.0', 2), wallet: wallet.entry('2.0.0', 1) }),
  );
  its.listed.now = { bingo: [bingo.key], casino: [casino.key, renewed.key], wallet: [wallet.key] };
  await its.store.refresh();
  expect(its.live()).not.toContain('bingo 1.0.0');
  await its.store.refresh();
  expect(its.live()).toEqual(['bingo 1.0.0', 'casino 3.0.0', 'wallet 2.0.0']);
  expect(its.coverage()).toBe('complete');
});
