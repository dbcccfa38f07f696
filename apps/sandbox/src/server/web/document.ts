import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { siteOf } from '../http/site.ts';
import { type BrandOf, branded } from './brand.ts';
import { asNamed } from './config.ts';
import { RELOAD_SCRIPT } from './dev-reloads.ts';
import { documentPermissions, documentPolicy, INTEGRITY_POLICY, PAGE_HEADERS } from './headers.ts';
import { MANIFEST, WORKER } from './installed.ts';
import type { LiveApps } from './live-apps.ts';
import { preloadLinks } from './preloads.ts';
import { hasKey, type PublicKeys } from './public-keys.ts';

const NONCE = /__CSP_NONCE__/g;
const RELEASE_BASE = /__RELEASE_BASE__/g;

export interface DocumentOptions {
  readonly live: () => Promise<LiveApps>;
  readonly keys: () => Promise<PublicKeys>;
  /** Origins besides its own that the app has to reach. */
  readonly connect: readonly string[];
  /** Origins besides its own and that of the games whose pages it may show. */
  readonly framed: readonly string[];
  /** The origin of releases, where that is not this server. */
  readonly releases: string | null;
  /** Development only: pages load again as builds go live. */
  readonly reloads?: boolean | undefined;
  readonly brand: BrandOf;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}

/** Serves the live shell's document. A release that comes while this runs is served from the next request on. */
export function createDocument({
  live,
  keys,
  connect,
  framed,
  releases,
  reloads = false,
  brand,
  gamesOrigin,
}: DocumentOptions) {
  return async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const apps = await live();
    if (apps.shell === null)
      return reply
        .code(503)
        .headers(PAGE_HEADERS)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(hasKey(await keys(), 'shell') ? NO_RELEASE : NO_KEY);
    const nonce = randomBytes(16).toString('base64');
    const html = branded(reloads ? withReloads(apps.shell.html) : apps.shell.html, await brand(reply.request.headers))
      .replace(RELEASE_BASE, asNamed(apps.shell.base))
      .replace('</head>', `<link rel="manifest" href="${MANIFEST}">${preloadLinks(apps, path)}</head>`)
      .replace(NONCE, nonce);
    const site = siteOf(reply.request);
    const frames = [gamesOrigin(site), ...framed];
    return reply
      .headers({
        ...PAGE_HEADERS,
        ...documentPermissions(frames),
        'integrity-policy': INTEGRITY_POLICY,
        'content-security-policy': documentPolicy(nonce, { connect, frames, releases, worker: site + WORKER }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

const withReloads = (html: string) => html.replace('</body>', `${RELOAD_SCRIPT}</body>`);

const note = (title: string, text: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>${title}, Pavilion</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css"></head>
<body><main class="note"><h1>${title}</h1>
<p>${text}</p></main></body></html>
`;
const NO_RELEASE = note(
  'There is no release yet',
  'The operator runs, but no version of the app has been released into its store. Run <code>npm start</code>: it builds the app and releases it.',
);
const NO_KEY = note(
  'There is no key of the shell',
  'The operator runs, but has no public key of the shell, so nothing of the app is taken, whatever lies in its store. Put the teams’ keys back (<code>PAVILION_KEYS</code> names their folder) or list the public ones in <code>PAVILION_PUBLIC_KEYS</code>, and restart. With neither, <code>npm start</code> makes new keys and releases the app.',
);
