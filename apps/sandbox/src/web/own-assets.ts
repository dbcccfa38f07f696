import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

interface Asset {
  readonly type: string;
  readonly file: URL | string;
}

const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const fonts = createRequire(import.meta.url);
const inter = (part: string): Asset => ({
  type: 'font/woff2',
  file: fonts.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
});
const own = (type: string, path: string): Asset => ({ type, file: new URL(path, import.meta.url) });

/** What the sandbox's own pages load, by name. */
const ASSETS: ReadonlyMap<string, Asset> = new Map([
  ['sandbox.css', own(CSS, 'assets/sandbox.css')],
  ['refresh.js', own(SCRIPT, 'assets/refresh.js')],
  ['inter-latin.woff2', inter('latin')],
  ['inter-latin-ext.woff2', inter('latin-ext')],
  [
    'devanagari.woff2',
    {
      type: 'font/woff2',
      file: fonts.resolve(
        '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
      ),
    },
  ],
  ['desk.css', own(CSS, '../desk/assets/desk.css')],
  ['openapi.css', own(CSS, '../openapi/assets/openapi.css')],
  ['openapi.js', own(SCRIPT, '../openapi/assets/openapi.js')],
  ['tv.css', own(CSS, '../markets/assets/tv.css')],
  ['games.css', own(CSS, '../games/assets/games.css')],
  ['session-over.js', own(SCRIPT, '../games/assets/session-over.js')],
]);

/** Serves what the sandbox's own pages load, at `/sandbox/assets/`. */
export function routeOwnAssets(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/sandbox/assets/:name', async ({ params }, reply) => {
    const asset = ASSETS.get(params.name);
    if (!asset) return reply.callNotFound();
    const content = await readFile(asset.file);
    return reply
      .header('cache-control', asset.type.startsWith('font/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(asset.type)
      .send(content);
  });
}
