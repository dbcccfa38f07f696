import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export interface Reloads {
  /** The address of the script that open pages listen with. */
  readonly script: string;
  /** Loads the open pages anew. */
  send(): void;
}

/** Serves the script by which open pages load anew. Throws where the port is in use. */
export async function serveReloads(port: number): Promise<Reloads> {
  const pages = new Set<ServerResponse>();
  const script = `new EventSource('http://127.0.0.1:${port}/events').onmessage = () => location.reload();`;
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
      response.flushHeaders();
      pages.add(response.on('close', () => pages.delete(response)));
    } else {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    script: `http://127.0.0.1:${port}/reload.js`,
    send() {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
}
