import { fetchText } from './config.ts';
import { readEnvironment } from './read-environment.ts';

const origin = 'https://play.example';
const config = JSON.stringify({ api: '/api', sports: '/sports', lobby: '/lobby', socket: '/' });

let requests: unknown[][];
/** Answers every request that the shell itself sends. */
function serve(answers: Readonly<Record<string, () => Response>>) {
  globalThis.fetch = jest.fn(async (url: string, { cache }: RequestInit) => {
    requests.push([url.replace(origin, ''), cache]);
    return answers[url.replace(origin, '')]?.() ?? new Response('', { status: 404 });
  }) as typeof fetch;
}

beforeEach(() => {
  requests = [];
});

test('both documents are asked for at once, never from an old copy', async () => {
  serve({ '/config.json': () => new Response(config), '/releases/discovery.json': () => new Response('{}') });
  const environment = await readEnvironment(origin);
  expect(environment.config.api).toBe('https://play.example/api');
  await expect(environment.discovery).resolves.toBe('{}');
  expect(requests).toEqual([
    ['/releases/discovery.json', 'no-cache'],
    ['/config.json', 'no-cache'],
  ]);
});

test('what the document has asked for already costs no second request, and is of use once', async () => {
  const early = { config: Promise.resolve(new Response(config)), discovery: Promise.resolve(new Response('early')) };
  Object.assign(globalThis, { pavilionEarly: early });
  serve({ '/config.json': () => new Response(config), '/releases/discovery.json': () => new Response('later') });
  await expect((await readEnvironment(origin)).discovery).resolves.toBe('early');
  expect(requests).toEqual([]);
  await expect((await readEnvironment(origin)).discovery).resolves.toBe('later');
  expect(requests).toHaveLength(2);
});

test('an answer that was asked for early and never comes is given up in time', async () => {
  const early = new Promise<Response>(() => {});
  await expect(fetchText('discovery', origin, { limit: 20, early })).rejects.toMatchObject({ document: 'discovery' });
});

test('an endless document is read no further than to its limit', async () => {
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      sent += 100_000;
      controller.enqueue(new TextEncoder().encode(' '.repeat(100_000)));
    },
    cancel() {
      isCancelled = true;
    },
  });
  serve({ '/releases/discovery.json': () => new Response(body) });
  const read = fetchText('discovery', `${origin}/releases/discovery.json`);
  await expect(read).rejects.toThrow('discovery: longer than 1000000 characters');
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(1_500_000);
});

test('a text that comes in pieces is put together, letters of several bytes too', async () => {
  const bytes = new TextEncoder().encode('फिर कोशिश करें');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  serve({ '/config.json': () => new Response(body) });
  await expect(fetchText('config', `${origin}/config.json`)).resolves.toBe('फिर कोशिश करें');
});
