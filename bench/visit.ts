import type { Browser, Page } from '@playwright/test';

/** What a slow phone on a slow network is: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, a fourth of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };

/** A file as the page fetched it; times in ms since the visit began. */
export interface Fetched {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** As it came over the wire, without headers; 0 out of the browser's memory. */
  readonly bytes: number;
}

/** What a cold visit came to. */
export interface Visit {
  /** When the page's heading stood there and nothing of the page was still on its way, ms. */
  readonly content: number;
  /** Scripts, styles and calls that had come by then, the document first. */
  readonly fetched: readonly Fetched[];
  /** `h2` or `http/1.1`, as the server spoke. */
  readonly protocol: string;
}

/** What the shell stores of a player who is signed in. */
export type StoredSession = Readonly<Record<'token' | 'session', string>>;

/** A session of the demo player from the operator at `address`. */
export async function beginSession(address: string): Promise<StoredSession> {
  const response = await fetch(`${address}/api/login/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  const state = { isAuth: true, token, user, wallet: null, exposureAmount: null };
  return { token, session: JSON.stringify({ state, version: 0 }) };
}

/** Opens `address` as somebody does who was never there, in a profile of its own, and stays until the page's content stands. */
export async function visitCold(browser: Browser, address: string, session: StoredSession | null): Promise<Visit> {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeContent, session);
    await emulate(page);
    await page.goto(address, { waitUntil: 'commit' });
    return await page.evaluate(readVisit);
  } finally {
    await context.close();
  }
}

async function emulate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

interface Observed {
  /** When the content stood there, ms since the visit began. */
  contentShown: Promise<number>;
}

/** Runs in the page before its own scripts. */
function observeContent(session: StoredSession | null): void {
  for (const [key, value] of Object.entries(session ?? {})) localStorage.setItem(key, value);
  performance.setResourceTimingBufferSize(1000);
  (window as unknown as Observed).contentShown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No content after 60 s at ${window.location.pathname}`)), 60_000);
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (!main?.querySelector('h1') || main.querySelector('[aria-busy="true"]')) return;
      observer.disconnect();
      // The frame in which it is painted.
      requestAnimationFrame(() => resolve(performance.now()));
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  });
}

/** Runs in the page. */
async function readVisit(): Promise<Visit> {
  const content = await (window as unknown as Observed).contentShown;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const isCode = ({ name, initiatorType }: PerformanceResourceTiming) =>
    /\.(js|css|json)$/.test(new URL(name).pathname) || ['fetch', 'xmlhttprequest'].includes(initiatorType);
  const fetched = [...(navigation ? [navigation] : []), ...resources.filter(isCode)]
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= content)
    .map(({ name, startTime, responseEnd, transferSize, encodedBodySize }) => ({
      path: new URL(name).pathname,
      start: startTime,
      end: responseEnd,
      bytes: transferSize === 0 ? 0 : encodedBodySize,
    }));
  return { content, fetched, protocol: navigation?.nextHopProtocol ?? 'unknown' };
}
