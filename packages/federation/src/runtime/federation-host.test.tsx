import { init } from '@module-federation/enhanced/runtime';
import type { Release } from '../discovery.ts';
import { federationName } from '../federation-name.ts';
import { createFederationHost } from './federation-host.ts';

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

/** What a remote's entry leaves behind when it has run: its container, under the name of its version. */
function runEntry(version: string, exposed: unknown): void {
  const container = { init() {}, get: async () => () => exposed };
  Object.assign(globalThis, { [federationName('casino', version)]: container });
}

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
});

test('a version that has run in the page is refused under other bytes, by whoever and however often it is asked for', async () => {
  const fetchRemote = createFederationHost();
  const first = { remote: 'of the first bytes' };
  runEntry('1.0.0', first);
  await expect(fetchRemote(release, 0)).resolves.toBe(first);
  const replaced = { ...release, integrity: 'sha256-second' };
  const refused = { name: 'RemoteLoadError', kind: 'invalid', detail: expect.stringContaining('other content') };
  await expect(fetchRemote(replaced, 0)).rejects.toMatchObject(refused);
  await expect(fetchRemote(replaced, 1)).rejects.toMatchObject(refused);
  await expect(fetchRemote(release, 0)).resolves.toBe(first);
});

test('another version beside it is no other content of it', async () => {
  const fetchRemote = createFederationHost();
  const second = { remote: 'of the second version' };
  runEntry('1.0.0', { remote: 'of the first version' });
  runEntry('2.0.0', second);
  await fetchRemote(release, 0);
  await expect(fetchRemote({ ...release, version: '2.0.0', integrity: 'sha256-second' }, 0)).resolves.toBe(second);
});
