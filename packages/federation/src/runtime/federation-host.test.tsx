import type { Release } from '../discovery.ts';
import { createFederationHost } from './federation-host.ts';

const base = 'https://releases.example/casino/1.4.2/';
const release: Release = {
  name: 'casino',
  version: '1.4.2',
  contract: '^3.0.0',
  routes: [],
  slots: [],
  base,
  entry: `${base}remote-entry.js`,
  integrity: 'sha256-AAAA',
  preload: { pages: {}, slots: {} },
  sequence: 1,
};
const NAME = 'pavilion_casino_1_4_2';
const shared = { react: {} };

/** What the build gives a host. */
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: shared },
});

function script(): HTMLScriptElement {
  const [element] = document.head.querySelectorAll('script');
  if (!element) throw new Error('No entry was asked for');
  return element;
}

/** The entry arrives and leaves `container` behind. */
function arrive(container?: unknown): void {
  Object.assign(globalThis, { [NAME]: container });
  script().dispatchEvent(new Event('load'));
}

function container(remote: unknown) {
  const init = jest.fn();
  return { init, get: async (module: string) => () => ({ module, remote }) };
}

afterEach(() => document.head.replaceChildren());

test('an entry runs by its hash, is given what the page shares, and returns what it exposes', async () => {
  const loading = createFederationHost()(release, 0);
  expect(script()).toMatchObject({ src: release.entry, integrity: 'sha256-AAAA', crossOrigin: 'anonymous' });
  const casino = container('the casino');
  arrive(casino);
  expect(await loading).toEqual({ module: './remote', remote: 'the casino' });
  expect(casino.init).toHaveBeenCalledWith(shared);
  expect(document.head.children).toHaveLength(0);
});

test('a further attempt asks at another address, and takes no container that an earlier one left', async () => {
  const first = createFederationHost()(release, 0);
  arrive(container('the first'));
  await first;
  const second = createFederationHost()(release, 1);
  expect(script().src).toBe(`${release.entry}?attempt=1`);
  script().dispatchEvent(new Event('load'));
  await expect(second).rejects.toMatchObject({ kind: 'invalid', remote: 'casino', version: '1.4.2' });
});

test('an entry that can’t be fetched, or whose hash is wrong, is unreachable', async () => {
  const loading = createFederationHost()(release, 0);
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ kind: 'unreachable' });
});

test('an entry that throws while it is run has crashed, and another script’s error is not taken for its own', async () => {
  const loading = createFederationHost()(release, 0);
  const thrown = (filename: string, message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message, error: new Error(message) }));
  thrown('https://elsewhere.example/other.js', 'not its own');
  thrown(release.entry, 'out of chips');
  arrive();
  await expect(loading).rejects.toMatchObject({ kind: 'crashed', detail: 'out of chips' });
});

test('what throws while the exposed module is run has crashed', async () => {
  const loading = createFederationHost()(release, 0);
  arrive({ init: () => undefined, get: () => Promise.reject(new Error('no such module')) });
  await expect(loading).rejects.toMatchObject({ kind: 'crashed', detail: 'no such module' });
});
