import { once } from 'node:events';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { connectSocket } from '../../testing/player-socket.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { DEFAULT_TIMEOUTS } from '../http/timeouts.ts';

let sandbox: TestSandbox;
let url: string;
beforeAll(async () => {
  sandbox = await testSandbox({ timeouts: { ...DEFAULT_TIMEOUTS, enter: 200 } });
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const ADDRESS = `${SOCKET_PATH}?EIO=4&transport=`;
/** What engine.io says first: the connection is open, and nobody has been let in. */
const OPEN = /^0{"sid":"([^"]+)"/;

/** Opens a WebSocket and asks for nothing. */
async function openIdle() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${ADDRESS}websocket`);
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(String(data)));
  const closed = once(socket, 'close');
  await once(socket, 'open');
  return { messages, closed };
}

test('a connection that does not ask to be let in is cut, and whoever asked before it stays', async () => {
  const player = await connectSocket(url, (await newPlayer(sandbox)).token);
  const idle = await openIdle();
  await idle.closed;
  expect(idle.messages).toEqual([expect.stringMatching(OPEN)]);
  expect(player.connected).toBe(true);
  player.disconnect();
});

test('one without WebSocket is cut as well: its session is not known any more', async () => {
  const opened = await fetch(`${url}${ADDRESS}polling`);
  const [, sid = ''] = OPEN.exec(await opened.text()) ?? [];
  // It waits for what there is to say, which is that it is closed.
  const poll = await fetch(`${url}${ADDRESS}polling&sid=${sid}`);
  await poll.text();
  const after = await fetch(`${url}${ADDRESS}polling&sid=${sid}`);
  expect([opened.status, poll.status, after.status]).toEqual([200, 200, 400]);
});

test('one that sends anything else than that it wants in is cut like one that sends nothing', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${ADDRESS}websocket`);
  const closed = once(socket, 'close');
  await once(socket, 'open');
  const chatter = setInterval(() => socket.send('3'), 20);
  await closed;
  clearInterval(chatter);
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});
