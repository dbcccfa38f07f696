import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ASSETS } from './bundle.ts';

const compress = promisify(brotliCompress);
/** What a built file is called: its name, the fingerprint of its contents, its kind. */
const NAME = /^[\w-]+\.[\da-f]{12}\.(js|css|woff2|svg|webp|mp3)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
};
const TEXT: readonly string[] = ['js', 'css', 'svg'];

/** A file as it is sent, and as it is sent where brotli is read. */
interface Kept {
  readonly plain: Buffer;
  readonly packed: Buffer | null;
}

/** Serves what the games' pages load: a file never changes under its name, so it is packed once and kept by whoever has it. */
export function routeGameAssets(studio: FastifyInstance, folder: string | undefined): void {
  const files = new Map<string, Promise<Kept>>();
  studio.get<{ Params: { name: string } }>(`${ASSETS}/:name`, async ({ params: { name }, headers }, reply) => {
    const [, ending = ''] = NAME.exec(name) ?? [];
    if (folder === undefined || ending === '') return reply.callNotFound();
    const kept = files.get(name) ?? keptFile(join(folder, name), TEXT.includes(ending));
    files.set(name, kept);
    const file = await kept.catch(() => undefined);
    if (!file) {
      files.delete(name);
      return reply.callNotFound();
    }
    const isPacked = file.packed !== null && /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
    if (isPacked) reply.header('content-encoding', 'br');
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .type(TYPES[ending] ?? 'application/octet-stream')
      .send(isPacked ? file.packed : file.plain);
  });
}

async function keptFile(path: string, isText: boolean): Promise<Kept> {
  const plain = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return { plain, packed: isText ? await compress(plain, quality) : null };
}
