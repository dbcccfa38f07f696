import { DiscoveryError, parseDocument, type ReadOptions, readableRemotes, readEntry, seenKey } from './discovery.ts';
import { createTestTeam, type EntryParts, manifestOf, ROOT, signedEntry, statementOf } from './testing/entries.ts';

const NOW = Date.parse('2026-11-22T00:00:00.000Z');
const team = createTestTeam();
const options = (change: Partial<ReadOptions> = {}): ReadOptions => ({
  root: ROOT,
  keys: { casino: [team.publicKey] },
  now: NOW,
  ...change,
});
const read = async (parts: EntryParts = {}, change: Partial<ReadOptions> = {}) =>
  readEntry('casino', signedEntry(team, NOW, parts), options(change));
const faultOf = async (parts: EntryParts, change: Partial<ReadOptions> = {}) => {
  const result = await read(parts, change);
  return 'fault' in result ? [result.fault.kind, result.fault.field] : result;
};
const releaseOf = async (parts: EntryParts = {}, change: Partial<ReadOptions> = {}) => {
  const result = await read(parts, change);
  if ('fault' in result) throw new Error(result.fault.detail);
  return result;
};

test('a signed entry is a release whose addresses are computed from its name and version', async () => {
  const { release, sequence, key, notes } = await releaseOf();
  expect(release).toMatchObject({
    base: 'https://cdn.example/releases/casino/1.4.2/',
    entry: 'https://cdn.example/releases/casino/1.4.2/remote-entry.js',
    integrity: manifestOf().integrity,
    preload: { pages: { slots: ['https://cdn.example/releases/casino/1.4.2/1.js'] }, slots: {} },
    sequence: 1_790_000_000,
  });
  expect({ sequence, key, notes }).toEqual({ sequence: 1_790_000_000, key: team.publicKey, notes: [] });
});

test('what this shell does not know, in the entry, the statement, the manifest or a route, passes', async () => {
  const { release, notes } = await releaseOf({
    envelope: { comment: 'x' },
    statement: { canary: { share: 5 } },
    manifest: { since: 1, slots: [{ name: 'a-slot-of-next-year', order: 2 }] },
  });
  expect(release.slots).toEqual([{ name: 'a-slot-of-next-year', order: 2 }]);
  expect(notes).toEqual([]);
});

const slots = manifestOf().routes[0];
test.each([
  ['access', 'members'],
  ['frame', 'theatre'],
  ['path', '/vip/*'],
  ['path', '/:a/:b/:c/:d/:e/:f/:g'],
])('a route whose %s this shell does not take is left out with a note, and the others stay', async (field, value) => {
  const { release, notes } = await releaseOf({
    manifest: { routes: [{ ...slots, path: '/vip', [field]: value }, slots] },
  });
  expect(release.routes).toEqual([slots]);
  expect(notes).toEqual([{ remote: 'casino', field: `routes.0.${field}`, value }]);
});

test('a path whose route is left out is opened by no other route of the remote on other terms', async () => {
  const routes = [
    { ...slots, path: '/VIP/:name', access: 'common' },
    { ...slots, path: '/vip/:id', access: 'members' },
    slots,
  ];
  expect((await releaseOf({ manifest: { routes } })).release.routes).toEqual([slots]);
});

test('of two routes that open the same paths the first stays, and the other is noted', async () => {
  const routes = [slots, { ...slots, path: '/SLOTS', page: 'other' }];
  const { release, notes } = await releaseOf({ manifest: { routes } });
  expect(release.routes).toEqual([slots]);
  expect(notes).toEqual([{ remote: 'casino', field: 'routes.1.path', value: '/SLOTS' }]);
});

const DAY = 24 * 60 * 60 * 1000;
test('a statement is good until it expires, a week longer with a note, and then no more', async () => {
  const expires = Date.parse(statementOf(NOW).expires);
  expect((await releaseOf({}, { now: expires })).notes).toEqual([]);
  expect((await releaseOf({}, { now: expires + 7 * DAY })).notes).toMatchObject([{ field: 'statement.expires' }]);
  expect(await faultOf({}, { now: expires + 7 * DAY + 1 })).toEqual(['expired', 'statement.expires']);
});

test('a lower sequence than the highest that was taken is refused, the same one is taken again', async () => {
  const { sequence } = statementOf(NOW);
  const seen = (highest: number) => ({ seen: { [seenKey('casino', team.publicKey)]: highest } });
  expect(await faultOf({}, seen(sequence + 1))).toEqual(['older', 'statement.sequence']);
  expect((await releaseOf({}, seen(sequence))).sequence).toBe(sequence);
});

test('what a withdrawn key has signed holds its successor back no longer', async () => {
  const withdrawn = createTestTeam().publicKey;
  const seen = { [seenKey('casino', withdrawn)]: statementOf(NOW).sequence + 1000 };
  expect(await faultOf({}, { seen, keys: { casino: [withdrawn, team.publicKey] } })).toEqual([
    'older',
    'statement.sequence',
  ]);
  expect((await releaseOf({}, { seen })).key).toBe(team.publicKey);
});

const TEN_YEARS = 10 * 366 * 24 * 60 * 60;
test('a sequence that is more than ten years ahead of the clock is refused, and one that was stored holds nothing back', async () => {
  const highest = NOW / 1000 + TEN_YEARS;
  expect((await releaseOf({ statement: { sequence: highest } })).sequence).toBe(highest);
  expect(await faultOf({ statement: { sequence: highest + 1 } })).toEqual(['contents', 'statement.sequence']);
  const seen = (sequence: number) => ({ seen: { [seenKey('casino', team.publicKey)]: sequence } });
  expect(await faultOf({}, seen(highest))).toEqual(['older', 'statement.sequence']);
  expect((await releaseOf({}, seen(highest + 1))).sequence).toBe(statementOf(NOW).sequence);
});

test.each(['data:text/html,x', 'javascript:x', 'no address'])(
  'below %s no release can lie: that is a fault and no exception',
  async (root) => {
    expect(await faultOf({}, { root })).toEqual(['malformed', 'root']);
  },
);

test('what was taken while it was good stays when it has expired, with a note, and only its expiry is forgiven', async () => {
  const late = { now: NOW + 400 * DAY, wasTaken: true };
  expect((await releaseOf({}, late)).notes).toMatchObject([{ remote: 'casino', field: 'statement.expires' }]);
  const highest = { [seenKey('casino', team.publicKey)]: statementOf(NOW).sequence + 1 };
  expect(await faultOf({}, { ...late, seen: highest })).toEqual(['older', 'statement.sequence']);
  expect(await faultOf({ envelope: { signature: team.sign('') } }, late)).toEqual(['signature', 'signature']);
});

test('a key that signs for two remotes holds neither back by what it signed for the other', async () => {
  const seen = { [seenKey('wallet', team.publicKey)]: Number.MAX_SAFE_INTEGER };
  expect((await releaseOf({}, { seen, keys: { casino: [team.publicKey], wallet: [team.publicKey] } })).key).toBe(
    team.publicKey,
  );
});

test('while a team changes its key, either signs', async () => {
  const keys = { casino: [createTestTeam().publicKey, team.publicKey] };
  expect((await releaseOf({}, { keys })).key).toBe(team.publicKey);
});

test.each<[string, EntryParts, string, string | undefined]>([
  ['no signature', { envelope: { signature: undefined } }, 'unsigned', 'signature'],
  ['no statement', { envelope: { statement: 7 } }, 'malformed', 'statement'],
  ['no manifest', { envelope: { manifest: undefined } }, 'malformed', 'manifest'],
  ['a signature of nothing', { envelope: { signature: '' } }, 'signature', 'signature'],
  ['a statement that is not JSON', { statementText: '{' }, 'contents', 'statement.its root'],
  ['a version that leads elsewhere', { statement: { version: '../x' } }, 'contents', 'statement.version'],
  ['a sequence that is no number', { statement: { sequence: '7' } }, 'contents', 'statement.sequence'],
  ['another remote’s statement', { statement: { remote: 'wallet' } }, 'name', 'statement.remote'],
  ['another remote’s manifest', { manifest: { name: 'wallet' } }, 'name', 'manifest.name'],
  ['another version’s manifest', { manifest: { version: '1.4.3' } }, 'contents', 'manifest.version'],
  ['an entry on another host', { manifest: { entry: '//evil.example/x.js' } }, 'contents', 'manifest.entry'],
  ['an entry above its folder', { manifest: { entry: '../wallet/x.js' } }, 'contents', 'manifest.entry'],
  ['an entry without a hash', { manifest: { integrity: '' } }, 'contents', 'manifest.integrity'],
  ['any contract', { manifest: { contract: 'latest' } }, 'contents', 'manifest.contract'],
  [
    'a redirect to another host',
    { manifest: { routes: [{ ...slots, redirectTo: '/\\evil.example' }] } },
    'contents',
    'manifest.routes.0.redirectTo',
  ],
])('an entry with %s is refused', async (_, parts, kind, field) => {
  expect(await faultOf(parts)).toEqual([kind, field]);
});

test('an entry of a remote without a key, and one that another team signed, are refused', async () => {
  expect(await faultOf({}, { keys: {} })).toEqual(['key', undefined]);
  expect(await faultOf({}, { keys: { wallet: [team.publicKey] } })).toEqual(['key', undefined]);
  expect(await faultOf({}, { keys: { casino: [createTestTeam().publicKey] } })).toEqual(['signature', 'signature']);
});

test.each([null, 7, 'text', [], undefined])('%j is no entry', async (entry) => {
  expect(await readEntry('casino', entry, options())).toMatchObject({ fault: { kind: 'malformed' } });
});

test.each(['', '../casino', '__proto__', 'constructor', 'Casino'])(
  'an entry by the name %j is refused',
  async (name) => {
    expect(await readEntry(name, signedEntry(team, NOW), options())).toHaveProperty('fault');
  },
);

describe('where the browser can’t check a signature', () => {
  const { crypto } = globalThis;
  afterEach(() => Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true }));

  test.each([
    ['has no subtle crypto at all, as on plain http', {}],
    [
      'knows no Ed25519',
      {
        subtle: {
          digest: crypto.subtle.digest.bind(crypto.subtle),
          importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')),
        },
      },
    ],
  ])('the library does: a browser that %s takes what is signed and nothing else', async (_, value) => {
    const entry = signedEntry(team, NOW);
    const tampered = { ...entry, statement: entry.statement.replace('1.4.2', '1.4.3') };
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
    expect(await readEntry('casino', entry, options())).toHaveProperty('release');
    expect(await readEntry('casino', tampered, options())).toMatchObject({ fault: { kind: 'signature' } });
  });
});

test('the document gives each remote’s entry as it stands', () => {
  const remotes = { casino: { anything: 1 }, wallet: null };
  const text = JSON.stringify({ schema: 2, assembledAt: '2026-11-22T00:00:00.000Z', remotes, later: true });
  expect(parseDocument(text).remotes).toEqual(remotes);
});

test('of a document the first fifty remotes whose team has a key are read, by name, and all others are odd', () => {
  const names = Array.from({ length: 60 }, (_, index) => `app-${10 + index}`);
  const remotes = Object.fromEntries([...names, 'zzz', 'aaa', '__proto__x'].toReversed().map((name) => [name, {}]));
  const document = parseDocument(JSON.stringify({ schema: 2, assembledAt: '', remotes }));
  const keys = Object.fromEntries(names.map((name) => [name, [team.publicKey]]));
  const { names: read, odd } = readableRemotes(document, keys);
  expect(read).toEqual(names.slice(0, 50));
  expect(odd).toEqual(['__proto__x', 'aaa', ...names.slice(50), 'zzz']);
});

test.each([
  ['', 'is not JSON'],
  ['{"schema":2,"remo', 'is not JSON'],
  ['null', 'is not valid at its root'],
  ['[]', 'is not valid at its root'],
  ['{"schema":1,"assembledAt":"","remotes":{}}', 'is not valid at schema'],
  ['{"schema":2,"remotes":{}}', 'is not valid at assembledAt'],
  ['{"schema":2,"assembledAt":"","remotes":[]}', 'is not valid at remotes'],
  [' '.repeat(1_000_001), 'has 1000001 characters'],
])('a document that is broken itself throws and says where', (text, detail) => {
  expect(() => parseDocument(text)).toThrow(DiscoveryError);
  expect(() => parseDocument(text)).toThrow(`The discovery document ${detail}`);
});
