import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const PATH = '/sandbox/reloads';
/** How soon a page tries again that has lost the operator, ms. */
const RETRY = 500;

/** In each page: what the operator says first is what the page was made from; it loads again at anything else, on whatever address it was opened. */
export const RELOAD_SCRIPT = `<script nonce="__CSP_NONCE__">{let seen;new EventSource('${PATH}').onmessage=({data})=>{if(seen&&seen!==data)location.reload();seen=data}}</script>`;

/** Development only: open pages load again once another build is live in the store, or the operator has started again. */
export function routeReloads(app: FastifyInstance, releasesFolder: string): void {
  const pages = new Set<ServerResponse>();
  let live: string = randomUUID();
  const tell = (page: ServerResponse) => page.write(`retry: ${RETRY}\ndata: ${live}\n\n`);
  const watcher = watch(releasesFolder, (_, file) => {
    if (file !== 'discovery.json') return;
    live = randomUUID();
    for (const page of pages) tell(page);
  });
  app.get(PATH, (_, reply) => {
    reply.hijack();
    const page = reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A proxy in between would hold it back.
      'x-accel-buffering': 'no',
    });
    pages.add(page.on('close', () => pages.delete(page)));
    tell(page);
  });
  app.addHook('preClose', async () => {
    watcher.close();
    for (const page of pages) page.end();
  });
}
