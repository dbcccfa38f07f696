import type { Release } from '../discovery.ts';
import { createBackoff } from './backoff.ts';
import { createPrefetcher } from './prefetcher.ts';

const base = 'http://localhost/casino/1.0.0/';
const release: Release = {
  name: 'casino',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [],
  slots: [],
  base,
  entry: `${base}remote-entry.js`,
  integrity: 'sha256-x',
  preload: { pages: { slots: [`${base}1.js`, `${base}1.css`] }, slots: { dialogs: [`${base}2.js`] } },
  sequence: 1,
};

function setUp(respond: () => Promise<Response> = async () => new Response('')) {
  const sent: { readonly address: string; readonly request: RequestInit | undefined }[] = [];
  let now = 0;
  const backoff = createBackoff(() => now);
  const send: typeof fetch = (address, request) => {
    sent.push({ address: String(address), request });
    return respond();
  };
  const pass = async (milliseconds: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    now += milliseconds;
  };
  return { sent, pass, prefetcher: createPrefetcher({ backoff, send }) };
}
const files = (sent: readonly { readonly address: string }[]) => sent.map(({ address }) => address.slice(base.length));

test('the entry and the files of the page are fetched together, once, last of all, as scripts and styles are asked for', () => {
  const { prefetcher, sent } = setUp();
  prefetcher.ahead(release, { page: 'slots' });
  prefetcher.ahead(release, { page: 'slots' });
  prefetcher.ahead(release, { slot: 'dialogs' });
  prefetcher.ahead(release);
  expect(files(sent)).toEqual(['remote-entry.js', '1.js', '1.css', '2.js']);
  for (const { request } of sent) {
    expect(request).toMatchObject({ mode: 'cors', credentials: 'same-origin', priority: 'low' });
  }
});

test('a file that a list names twenty thousand times is fetched once', () => {
  const { prefetcher, sent } = setUp();
  const slots = Array.from({ length: 20_000 }, () => `${base}1.js`);
  prefetcher.ahead({ ...release, preload: { pages: { slots }, slots: {} } }, { page: 'slots' });
  expect(files(sent)).toEqual(['remote-entry.js', '1.js']);
});

test('a page that the release has no list for is its entry alone', () => {
  const { prefetcher, sent } = setUp();
  prefetcher.ahead(release, { page: 'constructor' });
  expect(files(sent)).toEqual(['remote-entry.js']);
});

test('of a remote that runs already only the files of the page are fetched', () => {
  const { prefetcher, sent } = setUp();
  prefetcher.ahead(release, { page: 'slots' }, { hasEntry: true });
  prefetcher.ahead(release, undefined, { hasEntry: true });
  expect(files(sent)).toEqual(['1.js', '1.css']);
});

test.each([
  ['answers 404', async () => new Response('', { status: 404 })],
  ['is offline', () => Promise.reject(new TypeError('offline'))],
])('a remote that %s is not hammered by twenty hovers over its link in ten seconds', async (_, respond) => {
  const { prefetcher, sent, pass } = setUp(respond);
  for (let hover = 0; hover < 20; hover += 1) {
    prefetcher.ahead(release);
    await pass(500);
  }
  // At 0, 1, 3 and 7 s: twice the wait each time.
  expect(sent).toHaveLength(4);
});

test('once it answers again it is no longer rested', async () => {
  let isDown = true;
  const { prefetcher, sent, pass } = setUp(async () => new Response('', { status: isDown ? 503 : 200 }));
  prefetcher.ahead(release);
  await pass(1000);
  isDown = false;
  prefetcher.ahead(release);
  await pass(0);
  prefetcher.ahead(release, { page: 'slots' });
  expect(files(sent)).toEqual(['remote-entry.js', 'remote-entry.js', '1.js', '1.css']);
});

test('beside an entry that is on its way, the page’s files are fetched at once, but not those that the document names', () => {
  const link = { href: `${base}1.css` };
  Object.assign(globalThis, { document: { querySelectorAll: () => [link] } });
  const { prefetcher, sent } = setUp();
  prefetcher.beside(release, { page: 'slots' });
  expect(files(sent)).toEqual(['1.js']);
  expect(sent[0]?.request).toMatchObject({ priority: 'high' });
  Reflect.deleteProperty(globalThis, 'document');
});
