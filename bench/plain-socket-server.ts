// A plain socket.io server, to measure the operator's beside: a room for each token that a socket comes with, and a call that says
// something to one of them. `node bench/plain-socket-server.ts`; it prints its address.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface PlainServer {
  on(event: 'connection', heard: (socket: PlainSocket) => void): void;
  to(room: string): { emit(event: string, payload: unknown): void };
}
interface PlainSocket {
  readonly handshake: { readonly auth: { readonly token?: string } };
  join(room: string): void;
}

// The operator's own, which the benches have no dependency on.
const { Server } = createRequire(new URL('../apps/sandbox/package.json', import.meta.url))('socket.io') as {
  readonly Server: new (server: object, options: object) => PlainServer;
};

const http = createServer((request, response) => {
  io.to(String(request.headers.token)).emit('update_balance', { balance: 123_456, exposure: 0 });
  const body = '{"error":false}';
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
const io = new Server(http, { path: '/public', serveClient: false });
io.on('connection', (socket) => socket.join(String(socket.handshake.auth.token)));
http.listen(0, '127.0.0.1', () => {
  console.log(`Sandbox at http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});
