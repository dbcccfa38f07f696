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

/** Stylesheets and scripts by the name that a page loads them with. */
export type OwnAssets = ReadonlyMap<string, Asset>;

/** The files called `names` in the folder `assets` beside the module at `base`. */
export const ownAssets = (base: string, ...names: readonly string[]): OwnAssets =>
  new Map(
    names.map((name) => [name, { type: name.endsWith('.css') ? CSS : SCRIPT, file: new URL(`assets/${name}`, base) }]),
  );

/** What every page of the sandbox's own loads. */
const EVERY_PAGES: OwnAssets = new Map([
  ...ownAssets(import.meta.url, 'tokens.css', 'sandbox.css', 'refresh.js'),
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
]);

/** Serves what the sandbox's own pages load, at `/sandbox/assets/`: what is every page's, and what `rooms` bring for theirs. */
export function routeOwnAssets(app: FastifyInstance, ...rooms: readonly OwnAssets[]): void {
  const assets = new Map([EVERY_PAGES, ...rooms].flatMap((room) => [...room]));
  app.get<{ Params: { name: string } }>('/sandbox/assets/:name', async ({ params }, reply) => {
    const asset = assets.get(params.name);
    if (!asset) return reply.callNotFound();
    const content = await readFile(asset.file);
    return reply
      .header('cache-control', asset.type.startsWith('font/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(asset.type)
      .send(content);
  });
}
