import { connect, type Socket } from 'node:net';

/** One kept connection without a library: the client works beside what it measures, and a request is to cost it little. */
export interface LightConnection {
  /** POSTs JSON; returns the status and the body as text. One request at a time. */
  post(path: string, headers: string, body: string): Promise<{ readonly status: number; readonly body: string }>;
  close(): void;
}

export function openConnection(address: string): LightConnection {
  const { hostname, port, host } = new URL(address);
  const socket: Socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  socket.setNoDelay(true);
  let received = '';
  let waiting: { resolve(answer: { status: number; body: string }): void; reject(error: Error): void } | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? Number.NaN);
    if (received.length < head + 4 + length) return;
    const answer = { status: Number(received.slice(9, 12)), body: received.slice(head + 4, head + 4 + length) };
    received = '';
    waiting?.resolve(answer);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The connection was closed')));
  return {
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    close: () => socket.destroy(),
  };
}
