import { clientEvents, SOCKET_PATH } from '@pavilion/api-client/wire';
import type { Socket } from 'socket.io-client';
import type { Random } from '../base/index.ts';
import { connectSocket } from '../testing/player-socket.ts';
import { hostile, hostileText, toJson } from './fuzz-values.ts';

/** How long an event may take to be acknowledged, ms: far longer than it takes. */
const PATIENCE = 10_000;

/** Sends `count` events with whatever payload through a good client. Each known one is acknowledged, and never with a failure of ours. */
export async function fuzzEvents(url: string, token: string, random: Random, count: number): Promise<void> {
  let socket = await connectSocket(url, token);
  for (let sent = 0; sent < count; sent += 1) {
    if (!socket.connected) socket = await connectSocket(url, token);
    const event = random.pick(Object.keys(clientEvents));
    const payload = plain(hostile(random));
    if (random.next() < 0.1) {
      socket.emit(random.next() < 0.5 ? event : hostileText(random).slice(0, 100) || 'x', payload);
      continue;
    }
    const answer = await acknowledged(socket, event, payload);
    const { status, message } = (answer ?? {}) as { status?: unknown; message?: unknown };
    const isFailure = status === 'failed' && typeof message === 'string' && message !== 'Something went wrong';
    if (status !== 'success' && !isFailure) {
      throw new Error(`${event} ${JSON.stringify(payload)?.slice(0, 300)} was answered ${JSON.stringify(answer)}`);
    }
  }
  socket.disconnect();
}

/** Undefined where the socket was cut off for what it sent, which is an answer too. */
async function acknowledged(socket: Socket, event: string, payload: unknown): Promise<unknown> {
  const cut = new Promise((resolve) => socket.once('disconnect', () => resolve({ status: 'success' })));
  return Promise.race([socket.timeout(PATIENCE).emitWithAck(event, payload), cut]);
}

/** Raw packets of engine.io and socket.io, each on a connection of its own: it may be closed, and nothing else. */
export async function fuzzPackets(url: string, token: string, random: Random, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`);
    const gone = new Promise<void>((resolve) => {
      socket.addEventListener('close', () => resolve());
      socket.addEventListener('error', () => resolve());
    });
    const opened = new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()));
    await Promise.race([gone, opened]);
    if (random.next() < 0.7) socket.send(`40${toJson({ token })}`);
    for (let packet = random.int(1, 5); packet > 0 && socket.readyState === WebSocket.OPEN; packet -= 1) {
      socket.send(rawPacket(random));
    }
    if (socket.readyState === WebSocket.OPEN) socket.close();
    await gone;
  }
}

function rawPacket(random: Random): string | Uint8Array<ArrayBuffer> {
  const json = toJson(hostile(random)).slice(0, 40_000);
  return random.pick([
    json,
    `4${json}`,
    `42${json}`,
    `42["get:balance",${json || 'null'}]`,
    `421["odds:subscribe",${json || 'null'}]`,
    `42999999999999999999["session_check"]`,
    `451-["get:balance",{"_placeholder":true,"num":0}]`,
    `45${random.int(0, 99)}-["session_check",{"_placeholder":true,"num":-1}]`,
    `40${json}`,
    `41`,
    `43${json}`,
    `44${json}`,
    `42/admin,${json}`,
    `40/${hostileText(random).slice(0, 200)},`,
    '0',
    '1',
    '2',
    '3',
    '2probe',
    '5',
    '6',
    '9',
    '',
    '42["disconnect"]',
    '42["connect"]',
    '42["__proto__",{}]',
    '42["toString"]',
    '42["error"]',
    '42["newListener"]',
    `42[${random.int(0, 9)}]`,
    new Uint8Array(random.int(0, 200)).fill(random.int(0, 255)),
  ]);
}

/** As a client would hand it over: what only a hand can write becomes what it is read as; what is nested too deep for it is left out. */
function plain(value: unknown): unknown {
  const json = toJson(value);
  return json === '' || json.length > 50_000 ? undefined : JSON.parse(json);
}
