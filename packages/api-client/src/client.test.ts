import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { ApiError } from './error.ts';
import { answer, type Call, defineCall, nothing, rupees } from './wire/index.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let address: string;
let heard: Heard[] = [];
let respond: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    heard.push({ method, headers, url: new URL(url, address), body: await text(request) });
    respond(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  heard = [];
  answers(200, done);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const done = { error: false, message: 'Done.' };
function answers(status: number, body: unknown, headers: Record<string, string> = {}) {
  respond = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const read = defineCall({
  name: 'read',
  host: 'api',
  method: 'GET',
  path: '/read',
  auth: 'token',
  request: z.object({ least: z.optional(rupees), text: z.optional(z.string().check(z.maxLength(5))) }),
  response: z.object({ error: z.literal(false), message: z.string() }),
});
const write = defineCall({ ...read, name: 'write', method: 'POST', path: '/write' });
const balance = defineCall({
  name: 'balance',
  host: 'api',
  method: 'GET',
  path: '/balance',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ cash: rupees })),
});
const matches = defineCall({ ...read, name: 'matches', host: 'sports', path: '/matches', auth: 'xu-auth' });
const news = defineCall({ ...read, name: 'news', host: 'lobby', path: '/news', auth: 'none' });

const onUnauthorised = jest.fn();
function client(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    hosts: { api: `${address}/api/`, sports: `${address}/sports`, lobby: `${address}/lobby`, tv: `${address}/tv` },
    token: () => 'token-1',
    onUnauthorised,
    retries: 0,
    ...options,
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error('the call did not fail with an ApiError', { cause: outcome });
}

test('a read carries its input as a query in the wire’s units, without what was left out', async () => {
  await client().call(read, { least: 12_345, text: undefined });
  expect(heard[0]?.method).toBe('GET');
  expect(heard[0]?.url.pathname).toBe('/api/read');
  expect([...(heard[0]?.url.searchParams ?? [])]).toEqual([['least', '123.45']]);
  expect(heard[0]?.body).toBe('');
});

test('a write carries its input as a JSON body in the wire’s units', async () => {
  await client().call(write, { least: 5, text: 'a&b' });
  expect(heard[0]).toMatchObject({ method: 'POST', body: '{"least":0.05,"text":"a&b"}' });
  expect(heard[0]?.headers['content-type']).toBe('application/json');
  expect(heard[0]?.url.search).toBe('');
});

test('an input that the wire refuses is not sent, and the error names the field', async () => {
  expect(await failureOf(client().call(write, { text: 'too long' }))).toMatchObject({ kind: 'refused', field: 'text' });
  expect(heard).toEqual([]);
});

test.each<[Call, object]>([
  [read, { token: 'token-1' }],
  [matches, { 'xu-auth': 'token-1' }],
  [news, {}],
])('each kind of call proves who asks by its own header and no other: %#', async (call, expected) => {
  await client().call(call, {});
  const sent = Object.entries(heard[0]?.headers ?? {}).filter(([, value]) => value === 'token-1');
  expect(Object.fromEntries(sent)).toEqual(expected);
  expect(heard[0]?.url.pathname).toBe(`/${call.host}${call.path}`);
});

test('a signed-out player’s call carries no token', async () => {
  await client({ token: () => null }).call(read, {});
  expect(heard[0]?.headers).not.toHaveProperty('token');
});

test('rupees of an answer come as paise', async () => {
  answers(200, { ...done, data: { cash: 98_210.5 } });
  expect((await client().call(balance, {})).data).toEqual({ cash: 9_821_050 });
});

test('an error flag is a refusal whatever the status, with the operator’s words, field and request id', async () => {
  answers(200, { error: true, message: 'Wrong password.', field: 'password', requestId: 'req-7' });
  expect(await failureOf(client().call(write, {}))).toMatchObject({
    kind: 'refused',
    call: 'write',
    status: 200,
    serverMessage: 'Wrong password.',
    field: 'password',
    requestId: 'req-7',
  });
});

test('errorMessage speaks where there is no message', async () => {
  answers(422, { error: true, errorMessage: 'Name taken.' });
  expect(await failureOf(client().call(write, {}))).toMatchObject({ kind: 'refused', serverMessage: 'Name taken.' });
});

describe('an unauthorised answer', () => {
  const unauthorised = { error: true, message: 'Unauthorized action.' };

  test('ends the session once while its token is the one that was sent', async () => {
    answers(401, unauthorised);
    expect(await failureOf(client().call(read, {}))).toMatchObject({ kind: 'unauthorised', status: 401 });
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  test('leaves a session that began meanwhile', async () => {
    let token = 'token-1';
    respond = (response) => {
      token = 'token-2';
      response.writeHead(401).end(JSON.stringify(unauthorised));
    };
    expect((await failureOf(client({ token: () => token }).call(read, {}))).kind).toBe('unauthorised');
    expect(heard[0]?.headers.token).toBe('token-1');
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('with other words leaves the session', async () => {
    answers(401, { error: true, message: 'Log in first.' });
    expect((await failureOf(client().call(read, {}))).kind).toBe('unauthorised');
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('to a call that sent no token leaves the session', async () => {
    answers(401, unauthorised);
    expect((await failureOf(client().call(news, {}))).kind).toBe('unauthorised');
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

test.each([
  [429, 'limited'],
  [500, 'server'],
  [503, 'server'],
  [404, 'refused'],
])('status %i is told as %s, with the words and the request id', async (status, kind) => {
  answers(status, { error: true, message: 'Not now.', requestId: 'req-8' });
  const error = await failureOf(client().call(read, {}));
  expect(error).toMatchObject({ kind, status, serverMessage: 'Not now.', requestId: 'req-8' });
});

test('a failed status with a page instead of JSON is told by its status', async () => {
  answers(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' });
  const error = await failureOf(client().call(write, {}));
  expect(error).toMatchObject({ kind: 'server', status: 502, serverMessage: undefined });
});

test('an answer that is no JSON is invalid', async () => {
  answers(200, '<h1>Hello</h1>');
  expect(await failureOf(client().call(read, {}))).toMatchObject({ kind: 'invalid', status: 200 });
});

test('an answer of another shape is invalid and names the field', async () => {
  answers(200, { ...done, data: { cash: '12' } });
  expect(await failureOf(client().call(balance, {}))).toMatchObject({ kind: 'invalid', field: 'data.cash' });
});

test('no answer within the limit is a timeout', async () => {
  respond = () => {};
  expect((await failureOf(client({ timeout: 40 }).call(read, {}))).kind).toBe('timeout');
});

test('a connection that breaks is a network failure', async () => {
  respond = (response) => response.destroy();
  expect((await failureOf(client().call(read, {}))).kind).toBe('network');
});

test('a caller who leaves aborts the call', async () => {
  const caller = new AbortController();
  respond = () => caller.abort();
  expect((await failureOf(client().call(read, {}, { signal: caller.signal }))).kind).toBe('aborted');
});

test('a read is tried again once when the operator was not reached', async () => {
  respond = (response) => {
    answers(200, done);
    response.writeHead(503).end();
  };
  expect(await client({ retries: 1 }).call(read, {})).toEqual(done);
  expect(heard).toHaveLength(2);
});

test('a read that stays unanswered fails after its second try', async () => {
  answers(503, { error: true, message: 'Busy.', requestId: 'req-9' }, { 'retry-after': '0' });
  const error = await failureOf(client({ retries: 1 }).call(read, {}));
  expect(error).toMatchObject({ kind: 'server', status: 503, serverMessage: 'Busy.', requestId: 'req-9' });
  expect(heard).toHaveLength(2);
});

test('a write is never sent twice', async () => {
  answers(503, { error: true, message: 'Busy.' }, { 'retry-after': '0' });
  expect((await failureOf(client({ retries: 1 }).call(write, {}))).kind).toBe('server');
  respond = (response) => response.destroy();
  expect((await failureOf(client({ retries: 1 }).call(write, {}))).kind).toBe('network');
  expect(heard).toHaveLength(2);
});
