import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname } from 'node:path';
import { folderStore } from '@pavilion/federation/release';
import { createForward, isPage, RELOADS, readJson, withLocalConfig, withLocalEntry, withNotice } from './deployed.ts';

/** A remote of this machine in a deployed Pavilion. */
interface AgainstParts {
  /** The origin of the deployed Pavilion. */
  readonly deployed: string;
  readonly app: string;
  readonly version: string;
  /** The store that the remote is built into. */
  readonly store: string;
  /** The public key that the remote is signed with here. */
  readonly key: string;
  readonly port: number;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the deployed Pavilion on this machine alone, with one remote from here: its entry of the discovery document and its key are
 * replaced on the way. The deployed pages themselves know nothing of it, and check every signature as ever. Returns what ends it.
 */
export async function serveAgainst(parts: AgainstParts): Promise<() => Promise<void>> {
  const { deployed, app, version, store } = parts;
  const local = folderStore(store);
  const own = `/releases/${app}/${version}/`;
  const pages = new Set<ServerResponse>();
  const forward = createForward(deployed);
  const watcher = watch(store, (_, file) => {
    if (file === 'discovery.json') for (const page of pages) page.write('data: built\n\n');
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? '/', deployed);
    if (pathname === '/config.json') return json(response, withLocalConfig(await readJson(deployed, pathname), parts));
    if (pathname === '/releases/discovery.json') {
      const here: unknown = JSON.parse((await local.read('discovery.json')) ?? '{}');
      return json(response, withLocalEntry(await readJson(deployed, pathname), here, app));
    }
    // What fails here is no news for the operator.
    if (pathname === '/telemetry') return response.writeHead(204).end();
    if (pathname === RELOADS) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return pages.add(response.on('close', () => pages.delete(response)));
    }
    if (pathname.startsWith(own)) {
      const bytes = await local.readBytes(pathname.slice('/releases/'.length));
      const headers = {
        'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
      };
      return bytes === null ? response.writeHead(404).end() : response.writeHead(200, headers).end(bytes);
    }
    return isPage(request) ? withNotice(request, response, parts) : forward.request(request, response);
  };
  const server = createServer((request, response) => {
    if (!isHere(request)) return response.writeHead(421).end();
    return void answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  // Those of web sockets too, which an open page would keep the server up by.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  server.on('upgrade', (request, socket, head) =>
    isHere(request) ? forward.upgrade(request, socket, head) : socket.destroy(),
  );
  await once(server.listen(parts.port, '127.0.0.1'), 'listening');
  return async () => {
    watcher.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** No other site reaches this server by a name that it points here. */
const isHere = ({ headers: { host = '' } }: IncomingMessage) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

const json = (response: ServerResponse, value: unknown) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
