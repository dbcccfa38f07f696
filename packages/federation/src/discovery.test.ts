import { DiscoveryError, parseDiscovery } from './discovery.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const casino = {
  name: 'casino',
  version: '1.4.2',
  contract: '^1.0.0',
  routes: [{ path: '/slots', access: 'protected', frame: 'full', title: { en: 'Slots', hi: 'स्लॉट' }, page: 'slots' }],
  slots: [],
  entry: 'remote-entry.js',
  files: { 'remote-entry.js': hash, 'c.1.js': hash },
  preload: { slots: ['c.1.js'] },
  source: 'x',
  base: 'casino/1.4.2/',
};
const document = (remotes: Record<string, unknown>) => ({
  schema: 1,
  revision: 7,
  publishedAt: '2026-11-21T00:00:00.000Z',
  shell: null,
  remotes,
});
const ADDRESS = 'https://cdn.example/releases/discovery.json';

test('addresses are made whole from where the document lies', () => {
  const { remotes, invalid, revision } = parseDiscovery(document({ casino }), ADDRESS);
  expect(revision).toBe(7);
  expect(invalid).toEqual([]);
  expect(remotes.casino).toMatchObject({
    entry: 'https://cdn.example/releases/casino/1.4.2/remote-entry.js',
    integrity: hash,
    preload: { slots: ['https://cdn.example/releases/casino/1.4.2/c.1.js'] },
  });
});

test('a slot that this shell does not know is left out with a note, and its remote stays', () => {
  const { remotes, invalid, notes } = parseDiscovery(
    document({ casino: { ...casino, slots: ['bet-slip', 'dialogs'] } }),
    ADDRESS,
  );
  expect(remotes.casino?.slots).toEqual(['dialogs']);
  expect(invalid).toEqual([]);
  expect(notes).toEqual([{ remote: 'casino', field: 'slots.0', value: 'bet-slip' }]);
});

test.each([
  ['access', 'members'],
  ['frame', 'theatre'],
])(
  'a route whose %s this shell does not know is left out with a note, and the other routes of its remote stay',
  (field, value) => {
    const { remotes, invalid, notes } = parseDiscovery(
      document({
        casino: { ...casino, routes: [{ ...casino.routes[0], path: '/vip', [field]: value }, ...casino.routes] },
      }),
      ADDRESS,
    );
    expect(remotes.casino?.routes).toEqual(casino.routes);
    expect(invalid).toEqual([]);
    expect(notes).toEqual([{ remote: 'casino', field: `routes.0.${field}`, value }]);
  },
);

test('a path whose route is left out is opened by no other route of the remote on other terms', () => {
  const [slots] = casino.routes;
  const routes = [
    { ...slots, path: '/vip/:id', access: 'members' },
    { ...slots, path: '/VIP/:name/', access: 'common' },
    ...casino.routes,
  ];
  expect(parseDiscovery(document({ casino: { ...casino, routes } }), ADDRESS).remotes.casino?.routes).toEqual(
    casino.routes,
  );
});

test('an entry that names something every object has is no file of the release', () => {
  const { remotes, invalid } = parseDiscovery(document({ casino: { ...casino, entry: 'constructor' } }), ADDRESS);
  expect(remotes).toEqual({});
  expect(invalid).toEqual([{ remote: 'casino', field: 'files' }]);
});

test('a field that this shell does not know, in the document, an entry or a route, is passed over', () => {
  const later = { ...casino, canary: { share: 5 }, routes: [{ ...casino.routes[0], since: '2027' }] };
  const { remotes, invalid, notes } = parseDiscovery({ ...document({ casino: later }), signature: 'x' }, ADDRESS);
  expect(remotes.casino).toMatchObject({ routes: casino.routes, slots: [] });
  expect([invalid, notes]).toEqual([[], []]);
});

test('one invalid remote is left out and named; the others live on', () => {
  const { remotes, invalid } = parseDiscovery(
    document({ casino, wallet: { ...casino, name: 'wallet', contract: 'latest' } }),
    ADDRESS,
  );
  expect(Object.keys(remotes)).toEqual(['casino']);
  expect(invalid).toEqual([{ remote: 'wallet', field: 'contract' }]);
});

test.each([
  ['an entry without a hash', { files: { 'c.1.js': hash } }, 'files'],
  ['an entry outside its folder', { entry: '../wallet/remote-entry.js' }, 'entry'],
  ['an entry on another host', { entry: '//evil.example/x.js' }, 'entry'],
  ['another name than its key', { name: 'wallet' }, 'name'],
  ['a route to another host', { routes: [{ ...casino.routes[0], path: '//evil.example' }] }, 'routes.0.path'],
  [
    'a redirect to another host',
    { routes: [{ ...casino.routes[0], redirectTo: '/\\evil.example' }] },
    'routes.0.redirectTo',
  ],
])('a remote with %s is left out', (_, change, field) => {
  expect(parseDiscovery(document({ casino: { ...casino, ...change } }), ADDRESS)).toMatchObject({
    remotes: {},
    invalid: [{ remote: 'casino', field }],
  });
});

test.each([
  [null, 'its root'],
  [{ ...document({}), schema: 2 }, 'schema'],
  [{ ...document({}), revision: 'x' }, 'revision'],
])('a document that is invalid itself throws and names the field', (value, field) => {
  expect(() => parseDiscovery(value, ADDRESS)).toThrow(
    new DiscoveryError(`The discovery document is not valid at ${field}`),
  );
});
