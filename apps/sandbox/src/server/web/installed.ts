import { createHash } from 'node:crypto';
import { SURFACES } from '@pavilion/shared-ui/accent';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { appIcons } from './app-icons.ts';
import { type Brand, type BrandOf, branded } from './brand.ts';
import { offlinePolicy, PAGE_HEADERS, WORKER_POLICY } from './headers.ts';
import type { LiveApps } from './live-apps.ts';

/** Where the service worker is: for the whole site, so at its root. */
export const WORKER = '/service-worker.js';
export const MANIFEST = '/manifest.webmanifest';

/** What a browser shows before the app is there: the page's colour and the header's, at night. */
const [GROUND, STAND] = SURFACES.dark;

export interface InstalledOptions {
  readonly live: () => Promise<LiveApps>;
  readonly brand: BrandOf;
  /** Whether there is a service worker; one that browsers have goes where there is none. */
  readonly hasWorker: boolean;
}

/**
 * What makes the site one that is installed: its manifest and icons, each organisation's own, the service worker, and the page that it keeps
 * for a device without a network. Worker and page are the live shell's, as its team has signed them.
 */
export function routeInstalled(app: FastifyInstance, { live, brand, hasWorker }: InstalledOptions): void {
  app.get(MANIFEST, async (request, reply) => {
    return reply
      .headers(FRESH)
      .type('application/manifest+json')
      .send(manifestOf(await brand(request.headers)));
  });
  for (const purpose of ['any', 'maskable'] as const)
    app.get(iconPath(purpose), async (request, reply) => {
      const icon = appIcons(await brand(request.headers))[purpose];
      if (icon === null) return reply.callNotFound();
      return reply
        .headers({ ...FRESH, 'content-security-policy': ICON_POLICY })
        .type('image/svg+xml')
        .send(icon);
    });
  app.get(WORKER, async (_, reply) => {
    const { shell } = await live();
    return reply
      .headers({ ...FRESH, 'content-security-policy': WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send((hasWorker && shell?.worker) || NO_WORKER);
  });
  app.get('/offline.html', async (request, reply) => {
    const { shell } = await live();
    if (!hasWorker || !shell?.offline) return reply.callNotFound();
    return sendOffline(reply, shell.offline, await brand(request.headers));
  });
}

/** Asked for at each use, as all that changes with an organisation or a release. */
const FRESH = { 'cache-control': 'no-cache' };

/** An icon is shown, and is no page: whoever opens one by its address gets a picture that can do nothing. */
const ICON_POLICY = "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'";

const iconPath = (purpose: string) => `/app-icon-${purpose}.svg`;

function manifestOf(brand: Brand) {
  const { title: name, logo } = brand;
  const icons = Object.entries(appIcons(brand)).flatMap(([purpose, icon]) =>
    // Another picture has another address, or a device would keep the one that it has.
    icon === null ? [] : [{ src: `${iconPath(purpose)}?v=${hashOf(icon).slice(0, 8)}`, ...SVG, purpose }],
  );
  return {
    ...{ id: '/', name, short_name: name, start_url: '/', scope: '/', display: 'standalone' },
    ...{ background_color: GROUND, theme_color: STAND },
    icons: icons.length > 0 ? icons : [{ src: logo, sizes: 'any', purpose: 'any' }],
  };
}
const SVG = { type: 'image/svg+xml', sizes: 'any' };

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page for a device to keep. Its policy names what may run by its hash: a nonce would be the same one for as long as the page is kept. The
 * hashes are of what was signed, and of the accent, before anything else of the organisation's stands in it.
 */
function sendOffline(reply: FastifyReply, document: string, brand: Brand): FastifyReply {
  const inline = (tag: RegExp) => [...document.matchAll(tag)].map(([, text = '']) => text);
  const styles = [...inline(STYLE), ...(brand.style === '' ? [] : [brand.style])];
  return reply
    .headers({
      ...PAGE_HEADERS,
      ...FRESH,
      'content-security-policy': offlinePolicy(inline(SCRIPT).map(sourceOf), styles.map(sourceOf)),
    })
    .type('text/html; charset=utf-8')
    .send(branded(document, brand).replaceAll(' nonce="__CSP_NONCE__"', ''));
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** In place of the worker where there is none: the one that a browser has takes this for its next version, and is gone. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.delete('offline').then(() => registration.unregister())));
`;
