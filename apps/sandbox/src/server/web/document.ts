import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Discovery, discoveryDocument, parseDiscovery } from '@pavilion/federation/discovery';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { siteOf } from '../http/site.ts';
import { documentPolicy, PAGE_HEADERS } from './headers.ts';
import { preloadLinks } from './preloads.ts';
import { insideOf } from './releases.ts';

/** Where the document is known from; its bases are relative to that. */
const DISCOVERY_ADDRESS = 'http://operator/releases/discovery.json';
const NONCE = /__CSP_NONCE__/g;
const RELEASE_BASE = /__RELEASE_BASE__/g;

export interface DocumentOptions {
  readonly releasesFolder: string;
  /** Origins besides its own that the app has to reach. */
  readonly connect: readonly string[];
  readonly devScript?: string | undefined;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}

/** Serves the live shell's document. A release that comes while this runs is served from the next request on. */
export function createDocument({ releasesFolder, connect, devScript, gamesOrigin }: DocumentOptions) {
  const pointer = join(releasesFolder, 'discovery.json');
  let read: { at: number; html: string; discovery: Discovery } | undefined;
  const origins = devScript === undefined ? connect : [...connect, new URL(devScript).origin];

  const current = async () => {
    const at = (await stat(pointer).catch(() => null))?.mtimeMs;
    if (at === undefined) return null;
    if (read?.at === at) return read;
    const value = parsed(await readFile(pointer, 'utf8'));
    const found = z.safeParse(discoveryDocument, value);
    if (!found.success || !found.data.shell) return null;
    const { base, document } = found.data.shell;
    const address = new URL(base, DISCOVERY_ADDRESS).pathname;
    const file = insideOf(releasesFolder, (address + document).replace(/^\/releases\//, ''));
    const html = file === null ? null : await readFile(file, 'utf8').catch(() => null);
    if (html === null) return null;
    const discovery = parseDiscovery(value, DISCOVERY_ADDRESS);
    read = { at, html: withDevScript(html.replace(RELEASE_BASE, address), devScript), discovery };
    return read;
  };

  return async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const live = await current();
    if (live === null)
      return reply
        .code(503)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(NO_RELEASE);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        ...PAGE_HEADERS,
        'content-security-policy': documentPolicy(nonce, origins, [gamesOrigin(siteOf(reply.request))]),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(live.html.replace('</head>', `${preloadLinks(live.discovery, path)}</head>`).replace(NONCE, nonce));
  };
}

const withDevScript = (html: string, script?: string) =>
  script === undefined
    ? html
    : html.replace('</body>', `<script nonce="__CSP_NONCE__" src="${script}" defer></script></body>`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const NO_RELEASE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>No release yet, Pavilion</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css"></head>
<body><main class="note"><h1>There is no release yet</h1>
<p>The operator runs, but no version of the app has been released into its store. Run <code>npm start</code>: it builds the app and releases it.</p></main></body></html>
`;
