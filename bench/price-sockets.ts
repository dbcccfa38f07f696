import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A message as a socket heard it. */
export interface Heard {
  readonly text: string;
  /** ms since 1970. */
  readonly at: number;
}

/** A socket.io connection by hand, so that thousands of them cost their client little: messages are counted, and read only where somebody wants to. */
export interface PriceSocket {
  /** Everything that has come so far. */
  readonly counts: { bytes: number; messages: number };
  /** Asks an event with a payload; returns the answer's text, and when it was asked and answered, ms since 1970. */
  ask(event: string, payload: unknown): Promise<Heard & { readonly askedAt: number }>;
  /** From now on each message is read; null for none any more. */
  read(heard: ((message: Heard) => void) | null): void;
  close(): void;
}

export const wallClock = () => performance.timeOrigin + performance.now();

/** Connects as a visitor (engine.io 4, socket.io 5, RFC 6455) and waits until the server has let it in. */
export async function openPriceSocket(address: string): Promise<PriceSocket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  const counts = { bytes: 0, messages: 0 };
  let reader: ((message: Heard) => void) | null = null;
  const waiting = new Map<string, (message: Heard) => void>();
  const take = (payload: Buffer) => {
    counts.messages += 1;
    // An engine.io ping.
    if (payload.length === 1 && payload[0] === 0x32) return sendText(socket, '3');
    if (waiting.size === 0 && !reader) return;
    const message = { text: payload.toString('utf8'), at: wallClock() };
    for (const [start, resolve] of waiting) {
      if (!message.text.startsWith(start)) continue;
      waiting.delete(start);
      resolve(message);
    }
    reader?.(message);
  };
  const wait = (start: string) => new Promise<Heard>((resolve) => waiting.set(start, resolve));
  const broken = new Promise<never>((_, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A socket was closed')));
  });
  broken.catch(() => {});
  await Promise.race([once(socket, 'connect'), broken]);
  const greeted = wait('0{');
  listen(socket, counts, take);
  socket.write(
    `GET /public/?EIO=4&transport=websocket HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  await Promise.race([greeted, broken]);
  const welcomed = wait('40{');
  sendText(socket, '40');
  await Promise.race([welcomed, broken]);
  let questions = 0;
  return {
    counts,
    async ask(event, payload) {
      questions += 1;
      const answered = wait(`43${questions}[`);
      const askedAt = wallClock();
      sendText(socket, `42${questions}${JSON.stringify([event, payload])}`);
      return { askedAt, ...(await Promise.race([answered, broken])) };
    },
    read(heard) {
      reader = heard;
    },
    close: () => void socket.destroy(),
  };
}

/** Hands each message of a connection to `take`, after the answer to its upgrade. */
function listen(socket: Socket, counts: { bytes: number }, take: (payload: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  let isUpgraded = false;
  socket.on('data', (chunk: Buffer) => {
    counts.bytes += chunk.length;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      isUpgraded = true;
      rest = rest.subarray(end + 4);
    }
    for (let frame = frameOf(rest); frame; frame = frameOf(rest)) {
      rest = rest.subarray(frame.end);
      take(frame.payload);
    }
  });
}

/** The first frame of a server's bytes; null until all of it is there. None of them is masked or in parts. */
function frameOf(bytes: Buffer): { readonly payload: Buffer; readonly end: number } | null {
  if (bytes.length < 2) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start) return null;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? bytes.readUInt32BE(6) : short;
  const end = start + length;
  return bytes.length < end ? null : { payload: bytes.subarray(start, end), end };
}

/** Sends a text in one masked frame; the mask is zero, so that the bytes stay as they are. */
function sendText(socket: Socket, text: string): void {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0])
      : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]);
  socket.write(Buffer.concat([head, payload]));
}
