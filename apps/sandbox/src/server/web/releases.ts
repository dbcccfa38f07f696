import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE_POLICY } from './headers.ts';
import type { LiveApps } from './live-apps.ts';

/**
 * What releases are made of. Anything else is not served, pages least of all: the shell's document is what every page of the app
 * answers, with its own policy, and a page that somebody put into the store would be one of this origin.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Source maps are served under `pnpm dev` alone. Those of a release are kept outside of the store, and not served. */
const MAP_TYPE = 'application/json; charset=utf-8';
/** What is in the works (`pnpm dev`). */
const IN_WORKS = /\/[\d.]+-dev\//;
const VERSIONED = /^[a-z][a-z0-9-]*\/\d{1,9}\.\d{1,9}\.\d{1,9}[\w.-]*\/./;

/** Serves the release store: the pointer fresh at every request, everything under a version for ever. */
export function routeReleases(app: FastifyInstance, folder: string, live: () => Promise<LiveApps>): void {
  app.register(async (releases) => {
    releases.addHook('onRequest', async (_, reply) => {
      reply.header('content-security-policy', RELEASE_POLICY);
    });
    routeFiles(releases, folder, live);
  });
}

function routeFiles(app: FastifyInstance, folder: string, live: () => Promise<LiveApps>): void {
  let packed: { readonly text: string; readonly tag: string; readonly brotli: Promise<Buffer> } | undefined;
  app.get('/releases/discovery.json', async (request, reply) => {
    const { discovery: text } = await live();
    if (text === null) return notFound(reply);
    // Every visit waits for it: compressed once, as far as it goes, and not for each answer.
    if (packed?.text !== text) packed = { text, tag: tagOf(text), brotli: brotli(text) };
    reply.headers({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      etag: packed.tag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === packed.tag) return reply.code(304).send();
    reply.type('application/json');
    return takesBrotli(request) ? reply.header('content-encoding', 'br').send(await packed.brotli) : reply.send(text);
  });
  app.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const path = request.params['*'];
    const file = VERSIONED.test(path) ? insideOf(folder, path) : null;
    const extension = extname(path).toLowerCase();
    const type = extension === '.map' && IN_WORKS.test(path) ? MAP_TYPE : TYPES[extension];
    return file === null || type === undefined ? notFound(reply) : sendFile(request, reply, file, type);
  });
}

/** The absolute path of `path` inside `folder`; null where it leads out of it, or is a hidden or helper file. */
function insideOf(folder: string, path: string): string | null {
  if (path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part.startsWith('.') || part === ''))
    return null;
  const file = resolve(folder, path);
  return file.startsWith(resolve(folder) + sep) ? file : null;
}

const brotli = promisify(brotliCompress);
const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  type: string,
): Promise<FastifyReply> {
  const compressed = takesBrotli(request) ? await sizeOf(`${file}.br`) : null;
  const size = compressed ?? (await sizeOf(file));
  if (size === null) return notFound(reply);
  reply.headers({
    // What is in the works does change under its version.
    'cache-control': IN_WORKS.test(file) ? 'no-store' : 'public, max-age=31536000, immutable',
    'content-type': type,
    // Whoever loads one checks its hash, and a page of another origin may.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  });
  // Compressed beside the file, or already small: the server's own compression has nothing to add.
  if (compressed !== null) {
    reply.headers({ 'content-encoding': 'br', 'content-length': size });
    return reply.send(createReadStream(`${file}.br`));
  }
  reply.header('content-length', size);
  return reply.send(createReadStream(file));
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('There is no such file in the release store.');
}
