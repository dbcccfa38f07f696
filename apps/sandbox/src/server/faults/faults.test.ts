import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { FAULTS_PATH } from './faults.ts';

let sandbox: TestSandbox;
let address: string;
beforeAll(async () => {
  sandbox = await testSandbox({ faults: true });
  address = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => sandbox.app.inject({ method: 'DELETE', url: FAULTS_PATH }));
afterAll(() => sandbox.close());

const PATH = '/api/getBanners';
const set = (fault: object) => sandbox.post(FAULTS_PATH, { path: PATH, ...fault });
const ask = () => fetch(`${address}${PATH}?of=anything`);
const left = async () => (await sandbox.get(FAULTS_PATH)).body.faults;

test('a status is answered in the envelope, as often as asked, and then all is well', async () => {
  await set({ fault: 'status', status: 503, times: 2 });
  for (const status of [503, 503, 200]) expect((await ask()).status).toBe(status);
  expect(await left()).toEqual([]);
});

test('a delay holds the answer back, and no other path; then it is answered', async () => {
  await set({ fault: 'delay', ms: 60_000 });
  const patience = new AbortController();
  const held = fetch(`${address}${PATH}`, { signal: patience.signal }).then(
    () => 'answered',
    () => 'given up',
  );
  // Whatever has come in by the time that two others are answered.
  for (let other = 0; other < 2; other += 1)
    expect((await fetch(`${address}/api/announcement/display`)).status).toBe(200);
  patience.abort();
  expect(await held).toBe('given up');
  await sandbox.app.inject({ method: 'DELETE', url: FAULTS_PATH });
  await set({ fault: 'delay', ms: 1 });
  expect((await ask()).status).toBe(200);
  expect(await left()).toEqual([]);
});

test('a dropped answer is a broken connection', async () => {
  await set({ fault: 'drop' });
  await expect(ask()).rejects.toThrow('fetch failed');
  expect((await ask()).status).toBe(200);
});

test('an invalid body is what was asked for, said to be JSON', async () => {
  await set({ fault: 'body' });
  const cut = await ask();
  expect([cut.status, cut.headers.get('content-type'), await cut.text()]).toEqual([
    200,
    'application/json; charset=utf-8',
    '{"error":false,',
  ]);
  await set({ fault: 'body', body: '{"error":false,"data":7}' });
  expect(await (await ask()).json()).toEqual({ error: false, data: 7 });
});

test('a fault of one method leaves the other alone', async () => {
  await set({ fault: 'status', status: 500, method: 'POST' });
  expect((await ask()).status).toBe(200);
  expect(await left()).toEqual([{ path: PATH, fault: 'status', status: 500, method: 'POST', times: 1 }]);
});

test.each([
  ['path', { path: 'api', fault: 'drop' }],
  ['status', { fault: 'status', status: 200 }],
  ['ms', { fault: 'delay', ms: 0 }],
  ['times', { fault: 'drop', times: 0 }],
  ['fault', { fault: 'melt' }],
])('a fault with a wrong %s is refused by its name', async (field, input) => {
  expect(await set(input)).toMatchObject({ status: 422, body: { field } });
});

test('without the option there are no faults to ask for', async () => {
  const plain = await testSandbox();
  expect((await plain.post(FAULTS_PATH, { path: PATH, fault: 'drop' })).status).toBe(404);
  expect((await plain.get(FAULTS_PATH)).status).toBe(404);
  expect((await plain.get(PATH)).status).toBe(200);
  await plain.close();
});
