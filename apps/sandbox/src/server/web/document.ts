import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { siteOf } from '../http/site.ts';
import { asNamed } from './config.ts';
import { documentPolicy, INTEGRITY_POLICY, PAGE_HEADERS } from './headers.ts';
import type { LiveApps } from './live-apps.ts';
import { preloadLinks } from './preloads.ts';

const NONCE = /__CSP_NONCE__/g;
const RELEASE_BASE = /__RELEASE_BASE__/g;

export interface DocumentOptions {
  readonly live: () => Promise<LiveApps>;
  /** Origins besides its own that the app has to reach. */
  readonly connect: readonly string[];
  /** The origin of releases, where that is not this server. */
  readonly releases: string | null;
  readonly devScript?: string | undefined;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}

/** Serves the live shell's document. A release that comes while this runs is served from the next request on. */
export function createDocument({ live, connect, releases, devScript, gamesOrigin }: DocumentOptions) {
  const origins = devScript === undefined ? connect : [...connect, new URL(devScript).origin];

  return async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const apps = await live();
    if (apps.shell === null)
      return reply
        .code(503)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(NO_RELEASE);
    const nonce = randomBytes(16).toString('base64');
    const html = withDevScript(apps.shell.html, devScript)
      .replace(RELEASE_BASE, asNamed(apps.shell.base))
      .replace('</head>', `${preloadLinks(apps, path)}</head>`)
      .replace(NONCE, nonce);
    const frames = [gamesOrigin(siteOf(reply.request))];
    return reply
      .headers({
        ...PAGE_HEADERS,
        // The script of `pnpm dev` has no hash.
        ...(devScript === undefined ? { 'integrity-policy': INTEGRITY_POLICY } : {}),
        'content-security-policy': documentPolicy(nonce, { connect: origins, frames, releases }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

const withDevScript = (html: string, script?: string) =>
  script === undefined
    ? html
    : html.replace('</body>', `<script nonce="__CSP_NONCE__" src="${script}" defer></script></body>`);

const NO_RELEASE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>No release yet, Pavilion</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css"></head>
<body><main class="note"><h1>There is no release yet</h1>
<p>The operator runs, but no version of the app has been released into its store. Run <code>npm start</code>: it builds the app and releases it.</p></main></body></html>
`;
