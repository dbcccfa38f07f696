import { connect, type Socket } from 'node:net';

/** One kept connection without a library: the client works beside what it measures, and a request is to cost it little. */
export interface LightConnection {
  /** POSTs JSON; returns the status and the body as text. One request at a time. Opens the connection where it has been closed. */
  post(path: string, headers: string, body: string): Promise<LightAnswer>;
  close(): void;
}

interface LightAnswer {
  readonly status: number;
  readonly body: string;
}

export function openConnection(address: string): LightConnection {
  const { host } = new URL(address);
  let socket: Socket | undefined;
  let waiting: { resolve(answer: LightAnswer): void; reject(error: Error): void } | undefined;
  const open = () => {
    const opened = dial(address, (answer) => waiting?.resolve(answer));
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
      waiting?.reject(new Error('The connection was closed'));
    });
    socket = opened;
    return opened;
  };
  return {
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        (socket ?? open()).write(
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    close: () => socket?.destroy(),
  };
}

function dial(address: string, heard: (answer: LightAnswer) => void): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  let received = '';
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  // What closes it says so by `close` too.
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1]);
    if (Number.isNaN(length)) socket.destroy();
    if (received.length < head + 4 + length) return;
    const answer = { status: Number(received.slice(9, 12)), body: received.slice(head + 4, head + 4 + length) };
    received = '';
    heard(answer);
  });
  return socket;
}
