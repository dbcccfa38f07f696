// A plain socket.io server of prices, to measure the operator's beside: a room for each market, and each change told to its room as it is
// made. `MARKETS=1000 CHANGES=3000 node bench/plain-price-server.ts`; it prints its address.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface PlainServer {
  on(event: 'connection', heard: (socket: PlainSocket) => void): void;
  to(room: string): { emit(event: string, payload: unknown): void };
}
interface PlainSocket {
  join(rooms: readonly string[]): void;
  on(event: 'follow', heard: (markets: readonly string[], answer: () => void) => void): void;
}

/** How often it makes what changes are due, ms: as often as the operator. */
const TICK = 50;
const { MARKETS = '1000', CHANGES = '1000' } = process.env;
const [markets, changes] = [Number(MARKETS), Number(CHANGES)];

// The operator's own, which the benches have no dependency on.
const { Server } = createRequire(new URL('../apps/sandbox/package.json', import.meta.url))('socket.io') as {
  readonly Server: new (server: object, options: object) => PlainServer;
};

const http = createServer();
const io = new Server(http, { path: '/public', serveClient: false, transports: ['websocket'] });
io.on('connection', (socket) => {
  socket.on('follow', (rooms, answer) => {
    socket.join(rooms);
    answer();
  });
});
http.listen(0, '127.0.0.1', () => {
  console.log(`Sandbox at http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});

let owed = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  owed = Math.min(owed + (changes * (now - last)) / 1000, changes);
  last = now;
  for (; owed >= 1; owed -= 1) {
    const market = Math.floor(Math.random() * markets);
    const runner = `${market}-${Math.random() < 0.5 ? 1 : 2}`;
    const side = Math.random() < 0.5 ? 'back' : 'lay';
    // The same that the operator says of a change: a side of a runner with its three prices; and when it was made.
    const price = () => [1 + Math.round(Math.random() * 500) / 100, Math.round(Math.random() * 9000) / 10];
    const odds = [runner, side, [price(), price(), price()]];
    io.to(String(market)).emit('price', { at: performance.timeOrigin + now, marketId: String(market), odds });
  }
}, TICK);
