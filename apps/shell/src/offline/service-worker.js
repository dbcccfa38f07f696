// What stands between a player without a network and the browser's own error page, and nothing else: it keeps one page, and no file of a
// release, so whatever the signed documents say is live is what runs (docs/decisions/installable.md).

const CACHE = 'offline';
const PAGE = '/offline.html';

/**
 * What may run on the kept page, whoever kept it: any script of this site writes to the cache, that of a release which is withdrawn since too.
 * The hash is that of the page's own script; the build puts it here.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'sha256-__SCRIPT_HASH__'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Keeps the page as the operator has it now; where that fails the one from before stays. */
async function keep() {
  const response = await fetch(PAGE, { cache: 'no-cache', redirect: 'error' });
  if (!response.ok) throw new Error(`${PAGE} is answered with ${response.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, response);
}

/** The page that is asked for, as the network has it; the kept one where there is none. */
async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE });
    if (!kept) throw error;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
    return new Response(kept.body, { headers });
  }
}

addEventListener('install', (event) => {
  event.waitUntil(keep());
  skipWaiting();
  // Where the browser knows how, all but pages goes round this worker. An older one asks it, and is sent on.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })?.catch(() => undefined);
});

addEventListener('activate', (event) => {
  // A page is asked for while this starts, not after.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keep());
});

addEventListener('fetch', (event) => {
  const { method, mode, destination } = event.request;
  // A page in a frame says itself what it is to say.
  if (method === 'GET' && mode === 'navigate' && destination === 'document') event.respondWith(open(event));
});
