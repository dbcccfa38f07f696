import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Peer, peerPage } from './odds-peers.ts';
import type { StoredSession } from './visit.ts';

const SCREEN = { width: 412, height: 823 };
/** How long a page is left alone before it counts, and how long it counts, ms. */
const WARM = 2000;
const SPAN = 5000;

/** A page of prices that follows the operator, and the browser's own account of it. */
export interface PricePage {
  readonly page: Page;
  /** What its main thread did for so long, a second. */
  workFor(span?: number): Promise<Work>;
  /** From here on the main thread has a fourth of this machine's speed. */
  slowDown(): Promise<void>;
  close(): Promise<void>;
}

/** ms of each second, but passes and frames: how many a second. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly task: number;
  readonly passes: number;
}

/** What is noted on a page besides: it costs a twentieth of what prices cost, so not where that is counted. */
export interface Notes {
  readonly paints?: boolean;
}

/** Opens one of our pages as a player. */
export async function openOurs(
  browser: Browser,
  address: string,
  session: StoredSession,
  { paints = false }: Notes = {},
): Promise<PricePage> {
  return open(browser, address, async (context) => {
    if (paints) await context.addInitScript(notePaints);
    await context.addInitScript(notePresses);
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, session);
  });
}

/** Opens the page of a peer, at an address of the operator's that it does not have itself. */
export async function openPeer(browser: Browser, operator: string, peer: Peer, script: string): Promise<PricePage> {
  const address = new URL(`/bench/${peer}`, operator).href;
  return open(browser, address, async (context) => {
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: peerPage(peer) }));
    await context.route(`${address}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  });
}

async function open(
  browser: Browser,
  address: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<PricePage> {
  const context = await browser.newContext({ viewport: SCREEN, timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' });
  await prepare(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(arePricesShown, undefined, { timeout: 90_000 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    async workFor(span = SPAN) {
      await page.waitForTimeout(WARM);
      const before = await metricsOf(devtools);
      await page.waitForTimeout(span);
      const after = await metricsOf(devtools);
      const of = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / span;
      return {
        script: of('ScriptDuration') * 1e6,
        style: of('RecalcStyleDuration') * 1e6,
        layout: of('LayoutDuration') * 1e6,
        task: of('TaskDuration') * 1e6,
        passes: of('RecalcStyleCount') * 1e3,
      };
    },
    slowDown: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 }).then(() => {}),
    close: () => context.close(),
  };
}

async function metricsOf(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page: whether prices stand there. */
const arePricesShown = () => document.querySelectorAll('article button[aria-pressed] b, .cell').length > 8;

interface Noted {
  /** From a message of prices until it was painted, ms. */
  painted: number[];
  /** From the last press until the slip with it was painted, ms. */
  pressed: Promise<number>;
}

/** Runs in the page before its own scripts. */
function notePaints(): void {
  const noted = window as unknown as Noted;
  noted.painted = [];
  /** After the next frame was made. */
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...input: ConstructorParameters<typeof WebSocket>) {
      super(...input);
      this.addEventListener('message', ({ data, timeStamp }) => {
        if (!String(data).startsWith('42["odds:delta"')) return;
        afterPaint(() => noted.painted.push(performance.now() - timeStamp));
      });
    }
  };
}

/** Runs in the page before its own scripts. */
function notePresses(): void {
  const noted = window as unknown as Noted;
  const isSlipShown = () => document.querySelector('dialog:is(:popover-open, :modal)') !== null;
  /** Until the first frame after a click was on the screen, as the browser itself says; to 8 ms. */
  const clickShown = () =>
    new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const click = list.getEntries().find(({ name }) => name === 'click');
        if (!click) return;
        observer.disconnect();
        resolve(click.startTime + click.duration);
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const clicked = clickShown();
      noted.pressed = new Promise((resolve) => {
        const late = () =>
          isSlipShown() ? setTimeout(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(late);
        addEventListener(
          'click',
          () =>
            requestAnimationFrame(() =>
              // The first frame after it has the slip, or a later one does.
              isSlipShown() ? void clicked.then((at) => resolve(at - timeStamp)) : requestAnimationFrame(late),
            ),
          { capture: true, once: true },
        );
      });
    },
    { capture: true },
  );
}

/** How long each message of prices took until it was painted, since it was asked last, ms. */
export function paintsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Noted).painted.splice(0));
}

/** Presses the price that stands nearest to the middle of the screen; returns how long it took until the slip was painted, ms. */
export async function pressAPrice(page: Page): Promise<number> {
  const at = await page.evaluate(() => {
    const middle = window.innerHeight / 2;
    const boxes = [...document.querySelectorAll('article button[aria-pressed]:has(b):not([data-none])')].map((button) =>
      button.getBoundingClientRect(),
    );
    const [box] = boxes.toSorted((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle));
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (!at) throw new Error('No price stands on the screen');
  await page.mouse.click(at.x, at.y);
  return page.evaluate(() => (window as unknown as Noted).pressed);
}

/** A price on the screen: whose it is, and its odds. */
export interface ShownPrice {
  readonly match: string;
  /** `Back India`. */
  readonly label: string;
  readonly odds: number;
}

/** Every price that has been rendered, as it stands; `at`: ms since 1970. */
export function shownPrices(page: Page): Promise<{ readonly at: number; readonly prices: ShownPrice[] }> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('article button[aria-pressed]:has(b):not([data-none])')];
    const prices = cells.map((cell) => ({
      match: cell.closest<HTMLElement>('[data-match]')?.dataset.match ?? '',
      label: cell.querySelector('.sr')?.textContent ?? '',
      odds: Number(cell.querySelector('b')?.textContent),
    }));
    return { at: performance.timeOrigin + performance.now(), prices };
  });
}
