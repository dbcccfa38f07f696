import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { answering, done, failureOf, testOperator } from './testing.ts';
import { answer, type Call, defineCall, nothing, rupees } from './wire/index.ts';
import { listOf } from './wire/reading.ts';

const operator = testOperator();

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

test('a read carries its input as a query in the wire’s units, without what was left out', async () => {
  await operator.client().call(read, { least: paise(12_345), text: undefined });
  expect(operator.heard[0]?.method).toBe('GET');
  expect(operator.heard[0]?.url.pathname).toBe('/api/read');
  expect([...(operator.heard[0]?.url.searchParams ?? [])]).toEqual([['least', '123.45']]);
  expect(operator.heard[0]?.body).toBe('');
});

test('a write carries its input as a JSON body in the wire’s units', async () => {
  await operator.client().call(write, { least: paise(5), text: 'a&b' });
  expect(operator.heard[0]).toMatchObject({ method: 'POST', body: '{"least":0.05,"text":"a&b"}' });
  expect(operator.heard[0]?.headers['content-type']).toBe('application/json');
  expect(operator.heard[0]?.url.search).toBe('');
});

test('an input that the wire refuses is not sent, and the error names the field', async () => {
  expect(await failureOf(operator.client().call(write, { text: 'too long' }))).toMatchObject({
    kind: 'refused',
    field: 'text',
  });
  expect(operator.heard).toEqual([]);
});

test.each<[Call, object]>([
  [read, { token: 'token-1' }],
  [matches, { 'xu-auth': 'token-1' }],
  [news, {}],
])('each kind of call proves who asks by its own header and no other: %#', async (call, expected) => {
  await operator.client().call(call, {});
  const sent = Object.entries(operator.heard[0]?.headers ?? {}).filter(([, value]) => value === 'token-1');
  expect(Object.fromEntries(sent)).toEqual(expected);
  expect(operator.heard[0]?.url.pathname).toBe(`/${call.host}${call.path}`);
});

test('a signed-out player’s call carries no token', async () => {
  await operator.client({ token: () => null }).call(read, {});
  expect(operator.heard[0]?.headers).not.toHaveProperty('token');
});

test('rupees of an answer come as paise', async () => {
  operator.answers(200, { ...done, data: { cash: 98_210.5 } });
  expect((await operator.client().call(balance, {})).data).toEqual({ cash: 9_821_050 });
});

test('an error flag is a refusal whatever the status, with the operator’s words, field and request id', async () => {
  operator.answers(200, { error: true, message: 'Wrong password.', field: 'password', requestId: 'req-7' });
  expect(await failureOf(operator.client().call(write, {}))).toMatchObject({
    kind: 'refused',
    call: 'write',
    status: 200,
    serverMessage: 'Wrong password.',
    field: 'password',
    requestId: 'req-7',
  });
});

test.each([{}, { message: '' }])('errorMessage speaks where there is no message (%j)', async (properties) => {
  operator.answers(422, { error: true, ...properties, errorMessage: 'Name taken.' });
  expect(await failureOf(operator.client().call(write, {}))).toMatchObject({
    kind: 'refused',
    serverMessage: 'Name taken.',
  });
});

describe('an unauthorised answer', () => {
  const unauthorised = { error: true, message: 'Unauthorized action.' };

  test('ends the session once while its token is the one that was sent', async () => {
    operator.answers(401, unauthorised);
    expect(await failureOf(operator.client().call(read, {}))).toMatchObject({ kind: 'unauthorised', status: 401 });
    expect(operator.onUnauthorised).toHaveBeenCalledTimes(1);
  });

  test('leaves a session that began meanwhile', async () => {
    let token = 'token-1';
    operator.responds((response) => {
      token = 'token-2';
      answering(401, unauthorised)(response);
    });
    expect((await failureOf(operator.client({ token: () => token }).call(read, {}))).kind).toBe('unauthorised');
    expect(operator.heard[0]?.headers.token).toBe('token-1');
    expect(operator.onUnauthorised).not.toHaveBeenCalled();
  });

  test('with other words leaves the session', async () => {
    operator.answers(401, { error: true, message: 'Log in first.' });
    expect((await failureOf(operator.client().call(read, {}))).kind).toBe('unauthorised');
    expect(operator.onUnauthorised).not.toHaveBeenCalled();
  });

  test('to a call that sent no token leaves the session', async () => {
    operator.answers(401, unauthorised);
    expect((await failureOf(operator.client().call(news, {}))).kind).toBe('unauthorised');
    expect(operator.onUnauthorised).not.toHaveBeenCalled();
  });
});

test.each([
  [429, 'limited'],
  [500, 'server'],
  [503, 'server'],
  [404, 'refused'],
])('status %i is told as %s, with the words and the request id', async (status, kind) => {
  operator.answers(status, { error: true, message: 'Not now.', requestId: 'req-8' });
  const error = await failureOf(operator.client().call(read, {}));
  expect(error).toMatchObject({ kind, status, serverMessage: 'Not now.', requestId: 'req-8' });
});

test('a failed status with a page instead of JSON is told by its status', async () => {
  operator.answers(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' });
  const error = await failureOf(operator.client().call(write, {}));
  expect(error).toMatchObject({ kind: 'server', status: 502, serverMessage: undefined });
});

test('an answer that is no JSON is invalid as a whole', async () => {
  operator.answers(200, '<h1>Hello</h1>');
  const error = await failureOf(operator.client().call(read, {}));
  expect(error).toMatchObject({ kind: 'invalid', status: 200, field: 'body' });
});

test('an answer of another shape is invalid and names the field', async () => {
  operator.answers(200, { ...done, data: { cash: '12' } });
  const error = await failureOf(operator.client().call(balance, {}));
  expect(error).toMatchObject({ kind: 'invalid', field: 'data.cash' });
  expect(error.message).toBe('balance: invalid at data.cash');
});

test('of an answer that may have several shapes, the field of the closest is named', async () => {
  const either = defineCall({
    ...balance,
    response: answer(z.union([z.object({ a: z.string(), b: z.string() }), z.object({ cash: rupees })])),
  });
  operator.answers(200, { ...done, data: { cash: 'none' } });
  expect(await failureOf(operator.client().call(either, {}))).toMatchObject({ kind: 'invalid', field: 'data.cash' });
});

test.each([
  ['a refusal', 422, { error: true, message: 'No.' }],
  ['a page of a gateway', 500, '<h1>Bad gateway</h1>'],
  ['an invalid answer', 200, done],
])('%s without a request id in its body has the one of its header', async (_, status, body) => {
  operator.answers(status, body, { 'x-request-id': 'req-10' });
  expect((await failureOf(operator.client().call(balance, {}))).requestId).toBe('req-10');
});

test('a form goes out as multipart with the browser’s own boundary, its file byte by byte', async () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10]);
  const upload = defineCall({
    ...write,
    body: 'form',
    request: z.object({ purpose: z.string(), note: z.optional(z.string()), amount: rupees, file: z.file() }),
  });
  const file = new File([picture], 'proof.png', { type: 'image/png' });
  await operator.client().call(upload, { purpose: 'deposit', note: undefined, amount: paise(1050), file });
  const type = operator.heard[0]?.headers['content-type'] ?? '';
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  const form = await new Response(operator.heard[0]?.bytes ?? null, { headers: { 'content-type': type } }).formData();
  expect([...form.keys()]).toEqual(['purpose', 'amount', 'file']);
  expect([form.get('purpose'), form.get('amount')]).toEqual(['deposit', '10.5']);
  const received = form.get('file') as File;
  expect([received.name, received.type]).toEqual(['proof.png', 'image/png']);
  expect(new Uint8Array(await received.arrayBuffer())).toEqual(picture);
});

test('a call that visitors may make sends the token where there is one', async () => {
  const open = defineCall({ ...matches, visitors: true });
  await operator.client().call(open, {});
  await operator.client({ token: () => null }).call(open, {});
  expect(operator.heard.map(({ headers }) => headers['xu-auth'])).toEqual(['token-1', undefined]);
});

test('the live pictures have a host of their own, and no token goes there', async () => {
  await operator.client().call(defineCall({ ...news, host: 'tv', path: '/stream-info' }), {});
  expect(operator.heard[0]?.url.pathname).toBe('/tv/stream-info');
  expect(operator.heard[0]?.headers).not.toHaveProperty('token');
});

test('reads an answer item by item and reports what it left out', async () => {
  const names = defineCall({ ...read, name: 'names', response: answer(listOf(z.string())) });
  operator.answers(200, { ...done, data: ['India', 7, 'England'] });
  const onLeftOut = jest.fn();
  expect((await operator.client({ onLeftOut }).call(names, {})).data).toEqual(['India', 'England']);
  expect(onLeftOut.mock.calls).toEqual([['names', ['invalid_type']]]);
});
