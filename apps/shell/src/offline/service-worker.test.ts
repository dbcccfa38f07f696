import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(__dirname, 'service-worker.js'), 'utf8');

interface WorkerEvent {
  readonly waited: Promise<unknown>[];
  readonly answered: Promise<unknown>[];
}

/** An answer that the worker makes itself, as far as it is looked at here. */
class Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: unknown, { headers }: { headers: Readonly<Record<string, string>> }) {
    this.body = body;
    this.headers = headers;
  }
}

/** The worker's script in a scope of its own, with a network and a cache that the test writes. */
function worker(network: (address: unknown) => unknown) {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Map<string, unknown>();
  const routes: unknown[] = [];
  const enable = jest.fn(async () => undefined);
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: jest.fn(),
    registration: { navigationPreload: { enable } },
    caches: {
      open: async () => ({ put: async (page: string, response: unknown) => kept.set(page, response) }),
      match: async (page: string) => kept.get(page),
    },
    fetch: jest.fn(async (address: unknown) => network(address)),
    Response: Answer,
  };
  new Function(...Object.keys(scope), SCRIPT)(...Object.values(scope));
  const fire = (name: string, event: object = {}): WorkerEvent => {
    const made = { waited: [] as Promise<unknown>[], answered: [] as Promise<unknown>[] };
    listeners.get(name)?.({
      waitUntil: (work: Promise<unknown>) => made.waited.push(work),
      respondWith: (answer: Promise<unknown>) => made.answered.push(answer),
      addRoutes: async (route: unknown) => routes.push(route),
      ...event,
    });
    return made;
  };
  const navigate = (part: object = {}) =>
    fire('fetch', { request: { method: 'GET', mode: 'navigate', destination: 'document', ...part } });
  return { fire, navigate, kept, routes, enable, fetch: scope.fetch };
}

const down = () => {
  throw new TypeError('Failed to fetch');
};
const page = (body: string, ok = true) => ({ ok, status: ok ? 200 : 503, body });

test('installed, it keeps the one page and nothing else, and has all but pages go round it', async () => {
  const { fire, kept, routes, fetch, enable } = worker(() => page('offline'));
  await Promise.all(fire('install').waited);
  await Promise.all(fire('activate').waited);
  expect([...kept]).toEqual([['/offline.html', page('offline')]]);
  expect(fetch.mock.calls).toEqual([['/offline.html', { cache: 'no-cache', redirect: 'error' }]]);
  expect(routes).toEqual([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  expect(enable).toHaveBeenCalledTimes(1);
});

test('a page is the network’s whatever it answers, and is kept nowhere', async () => {
  const { fire, navigate, kept } = worker((address) =>
    address === '/offline.html' ? page('offline') : page('live', false),
  );
  await Promise.all(fire('install').waited);
  expect(await navigate().answered[0]).toEqual(page('live', false));
  const ahead = {
    request: { method: 'GET', mode: 'navigate', destination: 'document' },
    preloadResponse: Promise.resolve('ahead'),
  };
  expect(await fire('fetch', ahead).answered[0]).toBe('ahead');
  expect(kept.size).toBe(1);
});

test('where there is no network it is the kept one, and the browser’s own error where none is kept', async () => {
  const network = { isDown: false };
  const { fire, navigate } = worker(() => (network.isDown ? down() : page('offline')));
  network.isDown = true;
  await expect(navigate().answered[0]).rejects.toThrow('Failed to fetch');
  network.isDown = false;
  await Promise.all(fire('install').waited);
  network.isDown = true;
  expect(await navigate().answered[0]).toMatchObject({ body: 'offline' });
});

test('what is kept runs the script of the page as it was built and no other, by whatever it was put there', async () => {
  const { navigate, kept } = worker(down);
  kept.set('/offline.html', { ...page('<script>steal()</script>'), headers: { 'content-security-policy': '*' } });
  const { headers } = (await navigate().answered[0]) as Answer;
  const policy = headers['content-security-policy'] ?? '';
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(policy.split('; ').slice(0, 2)).toEqual(["default-src 'none'", "script-src 'sha256-__SCRIPT_HASH__'"]);
});

test.each([
  ['a file', { mode: 'cors', destination: 'script' }],
  ['a call', { mode: 'cors', destination: '' }],
  ['a page in a frame', { destination: 'iframe' }],
  ['a form that is sent', { method: 'POST' }],
])('%s is none of its business', (_, request) => {
  expect(worker(down).navigate(request).answered).toEqual([]);
});

test('the page is renewed when the app says so; where that fails the one from before stays', async () => {
  let answer = page('one');
  const { fire, kept } = worker(() => answer);
  await Promise.all(fire('install').waited);
  answer = page('two');
  await Promise.all(fire('message', { data: 'keep' }).waited);
  expect(kept.get('/offline.html')).toEqual(page('two'));
  answer = page('three', false);
  await expect(Promise.all(fire('message', { data: 'keep' }).waited)).rejects.toThrow('answered with 503');
  expect(kept.get('/offline.html')).toEqual(page('two'));
  expect(fire('message', { data: 'something else' }).waited).toEqual([]);
});
