import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '../app.ts';

/** A server between the browser and the app: what it answers lands in the browser's cache, which a route of the test's would go past. */
interface Relay {
  readonly address: string;
  /** The addresses that were asked for whose path is one of `file`, with their search. */
  requested(file: RegExp): readonly string[];
  /** While `isBad` says so, whoever asks for `file` gets a wrong answer, to be kept for ever. */
  poison(file: RegExp, isBad: () => boolean): void;
  close(): Promise<void>;
}

/** Tests whose browser reaches the app through a relay of their own. */
export const proxied = test.extend<{ relay: Relay }>({
  async relay({ app }, use) {
    const relay = await startRelay(app.address);
    await use(relay);
    await relay.close();
  },
});

async function startRelay(target: string): Promise<Relay> {
  const paths: string[] = [];
  let poisoned: { readonly file: RegExp; readonly isBad: () => boolean } | undefined;
  const isAt = (path: string, file: RegExp) => file.test(path.replace(/\?.*/, ''));
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    paths.push(path);
    if (poisoned && isAt(path, poisoned.file) && poisoned.isBad()) {
      const type = /\.css/.test(path) ? 'text/css' : 'text/javascript';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
      response.end('globalThis.executed = ["a wrong answer"]');
      return;
    }
    const headers = { ...incoming.headers, host: new URL(target).host };
    const forwarded = request(new URL(path, target), { method: incoming.method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  server.on('upgrade', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested: (file) => paths.filter((path) => isAt(path, file)),
    poison(file, isBad) {
      poisoned = { file, isBad };
    },
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
