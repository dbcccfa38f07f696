import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { newClientRef } from './client-ref.ts';
import { answering, done, failureOf, testOperator } from './testing.ts';
import { answer, defineCall, defineMoneyCall, nothing } from './wire/index.ts';

const operator = testOperator();

const read = defineCall({
  name: 'read',
  host: 'api',
  method: 'GET',
  path: '/read',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ cash: z.number() })),
});
const write = defineCall({ ...read, name: 'write', method: 'POST', path: '/write' });
const pay = defineMoneyCall({
  name: 'pay',
  host: 'api',
  path: '/pay',
  auth: 'token',
  request: { amount: z.number() },
  response: read.response,
});
type Way = Parameters<typeof operator.responds>[0];
const good = answering(200, { ...done, data: { cash: 5 } });
/** The operator has done what was asked, and the answer is lost on the way. */
const lost: Way = (response) => response.destroy();
const silent: Way = () => {};
/** Headers and half of the body, and then nothing more. */
const stalls: Way = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '40' });
  response.write('{"error":false,');
};
const cutShort: Way = (response) => {
  stalls(response);
  setImmediate(() => response.destroy());
};
/** How long a client waits for an answer, ms: a little where none comes, else longer than any machine takes. */
const limitFor = (way: Way) => (way === silent || way === stalls ? 1000 : 60_000);
const busy = (after: string) => answering(503, { error: true, message: 'Busy.' }, { 'retry-after': after });

describe('without an answer', () => {
  test.each([
    ['none within the limit', silent, 'timeout'],
    ['one that stalls after its headers', stalls, 'timeout'],
    ['a connection that breaks', lost, 'network'],
    ['an answer that is cut short', cutShort, 'network'],
  ] as const)('%s is told as it is', async (_, way, kind) => {
    operator.responds(way);
    expect((await failureOf(operator.client({ timeout: limitFor(way) }).call(read, {}))).kind).toBe(kind);
    await operator.hears(1);
  });

  test('a call’s own time limit stands before the client’s', async () => {
    operator.responds(silent);
    const quick = defineCall({ ...read, timeLimit: 40 });
    expect((await failureOf(operator.client({ timeout: 600_000 }).call(quick, {}))).kind).toBe('timeout');
    await operator.hears(1);
  });

  test('a 4xx to a call that moves money is the operator’s no only in the operator’s own envelope', async () => {
    const send = async (way: Way) => {
      operator.responds(way);
      return failureOf(operator.client().call(pay, { amount: 7, clientRef: newClientRef() }));
    };
    const blocked = '<html>Blocked by a firewall</html>';
    for (const status of [401, 403, 409, 413, 429]) {
      const ofAnother = [
        answering(status, blocked, { 'content-type': 'text/html' }),
        answering(status, ''),
        answering(status),
      ];
      for (const way of ofAnother) expect(await send(way)).toMatchObject({ kind: 'invalid', status });
      const { kind } = await send(answering(status, { error: true, message: 'No.' }));
      expect(kind).toBe({ 401: 'unauthorised', 429: 'limited' }[status] ?? 'refused');
    }
  });

  test('an operator who is not there is a network failure', async () => {
    const gone: Server = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const host = `http://127.0.0.1:${port}`;
    const client = operator.client({ hosts: { api: host, sports: host, lobby: host, tv: host } });
    expect((await failureOf(client.call(read, {}))).kind).toBe('network');
  });

  test.each([
    ['before the answer', silent],
    ['in the middle of the answer', stalls],
    ['while it waits to try again', busy('1')],
  ])('a caller who leaves %s aborts the call, and nothing is sent again', async (_, way) => {
    const caller = new AbortController();
    operator.responds((response) => {
      way(response);
      setImmediate(() => caller.abort());
    }, good);
    const client = operator.client({ retries: 1 });
    expect((await failureOf(client.call(read, {}, { signal: caller.signal }))).kind).toBe('aborted');
    expect(operator.heard).toHaveLength(1);
  });
});

describe('sent again', () => {
  const unanswered = [
    ['a lost answer', lost],
    ['an answer that is cut short', cutShort],
    ['silence', silent],
    ['an answer that stalls', stalls],
    ['a gateway’s 502', answering(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' })],
    ['a gateway’s 503', answering(503)],
    ['a gateway’s 504', answering(504)],
  ] as const;

  test.each(unanswered)('a read is, after %s', async (_, way) => {
    operator.responds(way, good);
    expect((await operator.client({ retries: 1, timeout: limitFor(way) }).call(read, {})).data).toEqual({ cash: 5 });
    expect(operator.heard).toHaveLength(2);
  });

  test.each(unanswered)('a write is not, after %s, whether it moves money or not', async (_, way) => {
    const client = operator.client({ retries: 5, timeout: limitFor(way) });
    operator.responds(way, good);
    await failureOf(client.call(write, {}));
    await operator.hears(1);
    operator.responds(way, good);
    const { kind } = await failureOf(client.call(pay, { amount: 7, clientRef: newClientRef() }));
    await operator.hears(2);
    expect([operator.heard.length, ['network', 'timeout', 'server']]).toEqual([2, expect.arrayContaining([kind])]);
  });

  test('a call that moves money is after a 503 that says when to come again: the same request under the same reference', async () => {
    operator.responds(busy('0'), good);
    const clientRef = newClientRef();
    expect((await operator.client({ retries: 1 }).call(pay, { amount: 7, clientRef })).data).toEqual({ cash: 5 });
    const body = JSON.stringify({ amount: 7, clientRef });
    expect(operator.heard).toMatchObject([
      { body, headers: { token: 'token-1' } },
      { body, headers: { token: 'token-1' } },
    ]);
    operator.responds(busy('0'), good);
    await failureOf(operator.client({ retries: 1 }).call(write, {}));
    expect(operator.heard).toHaveLength(3);
  });

  test('an answer is an answer: neither 500, 429, 409 nor an invalid one is asked for again', async () => {
    for (const way of [answering(500), answering(429), answering(409), answering(200, '{')]) {
      operator.responds(way, good);
      await failureOf(operator.client({ retries: 1 }).call(read, {}));
      operator.responds(way, good);
      await failureOf(operator.client({ retries: 1 }).call(pay, { amount: 7, clientRef: newClientRef() }));
    }
    expect(operator.heard).toHaveLength(8);
  });

  test('what stays unanswered fails after the last try, with the operator’s words', async () => {
    operator.responds(busy('0'));
    const error = await failureOf(operator.client({ retries: 2 }).call(read, {}));
    expect(error).toMatchObject({ kind: 'server', status: 503, serverMessage: 'Busy.' });
    expect(operator.heard).toHaveLength(3);
  });

  test('an operator who asks for a long wait is not troubled before it is over', async () => {
    for (const after of ['60', new Date(Date.now() + 60_000).toUTCString()]) {
      operator.responds(busy(after), good);
      expect((await failureOf(operator.client({ retries: 1 }).call(read, {}))).kind).toBe('server');
    }
    expect(operator.heard).toHaveLength(2);
  });

  test('a wait that makes no sense is as good as none', async () => {
    operator.responds(busy('soon'), good);
    expect((await operator.client({ retries: 1 }).call(read, {})).data).toEqual({ cash: 5 });
  });
});

test('client references differ, have the shape that the wire asks for, and need no secure context', () => {
  const { randomUUID, subtle } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const refs = Array.from({ length: 1000 }, newClientRef);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  expect(new Set(refs).size).toBe(1000);
  expect(refs.every((ref) => z.safeParse(pay.request, { amount: 1, clientRef: ref }).success)).toBe(true);
});

test('a client reference says when it was made, as a UUID of version 7 does', () => {
  const before = Date.now();
  const [high = '', low = '', ...rest] = newClientRef().split('-');
  const made = Number.parseInt(high + low, 16);
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(Date.now());
  expect(rest.join('-')).toMatch(/^7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
