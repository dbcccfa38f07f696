import { type AddressInfo, connect } from 'node:net';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { DEFAULT_TIMEOUTS } from './timeouts.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox({ timeouts: { headers: 200, request: 400, check: 20, enter: 10_000 } });
  token = String((await sandbox.post('/api/login/demo')).body.token);
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  await sandbox.games.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

/** Sends `start` and then `more` again and again, for as long as it may. Returns all that came back, once the server has cut it. */
async function trickle(listener: 'app' | 'games', start: string, more: string): Promise<string> {
  const socket = connect((sandbox[listener].server.address() as AddressInfo).port, '127.0.0.1');
  // Cut in the middle of a write, it ends with an error: what came before that came.
  socket.on('error', () => {});
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(start);
  const next = setInterval(() => socket.write(more), 20);
  await closed;
  clearInterval(next);
  return answer;
}

const head = (path: string, lines: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${lines}`;
const JSON_BODY = 'Content-Type: application/json\r\n';
const LONG = 'Content-Length: 60000\r\n\r\n';

test.each([
  ['a body that comes byte by byte', () => head('/api/login', `${JSON_BODY}${LONG}{"username":"`), 'x'],
  [
    'a body that has no length and no end',
    () => head('/api/login', `${JSON_BODY}Transfer-Encoding: chunked\r\n\r\n`),
    '1\r\n \r\n',
  ],
  [
    'a picture that comes byte by byte',
    () => head('/api/upload', `token: ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\n${LONG}--b\r\n`),
    'x',
  ],
  ['headers that never end', () => head('/api/login', 'X-Slow: '), 'x'],
])('%s is answered 408 and cut', async (_, start, more) => {
  expect(await trickle('app', start(), more)).toMatch(/^HTTP\/1\.1 408 /);
});

test('messages of a socket without WebSocket that come byte by byte are answered 408 and cut', async () => {
  const address = `${SOCKET_PATH}?EIO=4&transport=polling`;
  const opened = await trickle('app', `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, '');
  const [, sid = ''] = /"sid":"([^"]+)"/.exec(opened) ?? [];
  const start = head(`${address}&sid=${sid}`, 'Content-Type: text/plain;charset=UTF-8\r\nContent-Length: 9000\r\n\r\n');
  // Through this poll the server ends the connection. Without one it would wait for a poll for half a minute.
  const { port } = sandbox.app.server.address() as AddressInfo;
  const poll = fetch(`http://127.0.0.1:${port}${address}&sid=${sid}`);
  expect(await trickle('app', start, '4')).toMatch(/^HTTP\/1\.1 408 /);
  await poll;
});

test('a body that nobody waits for is cut as well', async () => {
  expect(await trickle('app', head('/api/nothing', `${JSON_BODY}${LONG}`), 'x')).toMatch(/^HTTP\/1\.1 40[48] /);
});

test('the games’ address is no slower to cut', async () => {
  expect(await trickle('games', head('/game/mines', 'X-Slow: '), 'x')).toMatch(/^HTTP\/1\.1 408 /);
  expect(await trickle('games', head('/game/mines', `${JSON_BODY}${LONG}`), 'x')).toMatch(/^HTTP\/1\.1 40[48] /);
});

test('what a client may take is bounded where nobody says otherwise', () => {
  expect(DEFAULT_TIMEOUTS).toEqual({ headers: 15_000, request: 120_000, check: 5000, enter: 10_000 });
});
