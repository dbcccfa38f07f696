import { paths } from '@pavilion/contract';
import { startPostgres } from '@pavilion/sandbox/testing/servers';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { type Figure, figureOf } from './figure.ts';
import { addLines } from './lines-fill.ts';
import { startOperator } from './operator-process.ts';
import { buildApp } from './twins.ts';
import { beginSession, type StoredSession } from './visit.ts';

/** How many lines the statement has. */
const LINES = 10_000;
const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };
/** One turn of a wheel, px, and how many of them there are; how often a key is pressed. */
const TURN = 600;
const TURNS = 60;
const PRESSES = 30;
/** No request for so long, ms: the statement has been read. */
const QUIET = 500;

/** What one visit of a statement came to. */
interface Visit {
  readonly first: number;
  readonly loading: Tasks;
  readonly wheel: Tasks;
  readonly keys: Tasks;
  readonly moved: Tasks;
  readonly rows: number;
  readonly heap: number;
}

/** Tasks of the main thread of 50 ms and more, while something was done: the longest, and how much they are beyond their first 50 ms, of how long it took; ms. */
interface Tasks {
  readonly longest: number;
  readonly beyond: number;
  readonly span: number;
}

/**
 * A statement of 10,000 lines in a browser at a fourth of this machine's speed: until its first lines stand there, and then, with all of
 * them loaded, what long tasks there are while it is scrolled by wheel and by key and while a balance moves, how many rows are in the page, and the page's memory. `argument`: how many rounds.
 */
export async function measureLines(argument = String(ROUNDS)): Promise<Figure[]> {
  const rounds = Number(argument);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${argument}' is no number of rounds.`);
  const app = buildApp();
  const postgres = await startPostgres();
  const operator = await startOperator({ ...app, databaseUrl: postgres.url });
  const browser = await launchBrowser();
  try {
    await addLines(postgres.url, LINES);
    const player = await beginSession(operator.address);
    const address = new URL(paths.statement(), operator.address).href;
    const visits: Visit[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      console.log(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}`);
      const visit = await visitStatement(browser, address, player);
      if (round > 0) visits.push(visit);
    }
    const row = (what: string, unit: string, of: (visit: Visit) => number) =>
      figureOf({ what, unit, rounds: visits.map(of) });
    const tasks = (what: string, of: (visit: Visit) => Tasks) => [
      row(`${what}: the longest task`, 'ms', (visit) => of(visit).longest),
      row(`${what}: long tasks beyond 50 ms, of a second`, 'ms', (visit) => (of(visit).beyond / of(visit).span) * 1000),
    ];
    return [
      row('until the first lines stand there', 'ms', ({ first }) => first),
      row(`until ${LINES} lines are there by wheel`, 's', ({ loading }) => loading.span / 1000),
      ...tasks('while they come', ({ loading }) => loading),
      ...tasks('by wheel', ({ wheel }) => wheel),
      ...tasks('by key', ({ keys }) => keys),
      row('from a payment until all of it is read again', 's', ({ moved }) => moved.span / 1000),
      ...tasks('while it is read again', ({ moved }) => moved),
      row('rows in the page, the most', 'rows', ({ rows }) => rows),
      row('memory of scripts', 'MB', ({ heap }) => heap / 1e6),
    ];
  } finally {
    await browser.close();
    await operator.stop();
    await postgres.stop();
  }
}

interface Noted {
  tasks: number[];
  mostRows: number;
  firstLines: number;
}

async function visitStatement(browser: Browser, address: string, session: StoredSession): Promise<Visit> {
  const context = await browser.newContext({
    viewport: SCREEN,
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    baseURL: address,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteTasks, session);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address);
    await page.waitForFunction(() => (window as unknown as Noted).firstLines > 0, undefined, { timeout: 120_000 });
    const first = await page.evaluate(() => (window as unknown as Noted).firstLines);
    const loading = await tasksWhile(page, () => loadAll(page));
    const wheel = await tasksWhile(page, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) await turnWheel(page, -TURN);
    });
    const keys = await tasksWhile(page, async () => {
      for (const key of ['Home', 'PageDown', 'End', 'PageUp', 'ArrowUp']) {
        for (let press = 0; press < PRESSES; press += 1) await pressKey(page, key);
      }
    });
    const rows = await page.evaluate(() => (window as unknown as Noted).mostRows);
    const heap = await heapOf(devtools);
    const moved = await tasksWhile(page, () => payIn(page, session));
    return { first, loading, wheel, keys, moved, rows, heap };
  } finally {
    await context.close();
  }
}

/** Scrolls on until the last line is there. */
async function loadAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show \d+ more/ }).click();
  for (;;) {
    await turnWheel(page, 20_000);
    const shown = await page
      .getByText(/^\d[\d,]* of [\d,]+ entries?/)
      .first()
      .textContent();
    const [now, all] = shown?.replaceAll(',', '').match(/\d+/g) ?? [];
    if (now !== undefined && now === all) return;
  }
}

/** Pays in ₹500, and waits until the statement, which the moved balance has read again, is quiet. */
async function payIn(page: Page, { token }: StoredSession): Promise<void> {
  let open = 0;
  const isRead = new Promise<void>((resolve) => {
    let quiet: NodeJS.Timeout | undefined;
    const count = (by: number) => (request: Request) => {
      if (!request.url().includes('/getAccountstatement')) return;
      open += by;
      clearTimeout(quiet);
      if (open === 0) quiet = setTimeout(resolve, QUIET);
    };
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
  });
  const begun = await page.request.post('/api/deposit/fastpayme', {
    headers: { token },
    data: { amount: 500, returnPath: paths.statement(), clientRef: crypto.randomUUID() },
  });
  const { data } = (await begun.json()) as { readonly data: { readonly redirectUrl: string } };
  await page.request.post(`${data.redirectUrl}/pay`, { maxRedirects: 0 });
  await isRead;
}

/** Turns the wheel, and waits for the frame after it. */
async function turnWheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(SCREEN.width / 2, SCREEN.height / 2);
  await page.mouse.wheel(0, by);
  await nextFrame(page);
}
async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await nextFrame(page);
}
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function tasksWhile(page: Page, work: () => Promise<void>): Promise<Tasks> {
  await page.evaluate(() => {
    (window as unknown as Noted).tasks = [];
  });
  const started = performance.now();
  await work();
  const span = performance.now() - started;
  const tasks = await page.evaluate(() => (window as unknown as Noted).tasks);
  return {
    longest: Math.max(0, ...tasks),
    beyond: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    span,
  };
}

/** What scripts hold once their garbage is collected, bytes. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/** Runs in the page before its own scripts. */
function noteTasks(session: StoredSession): void {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  const noted = window as unknown as Noted;
  Object.assign(noted, { tasks: [], mostRows: 0, firstLines: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    const rows = document.querySelectorAll('main table tbody[data-index]').length;
    noted.mostRows = Math.max(noted.mostRows, rows);
    if (rows > 0 && noted.firstLines === 0) requestAnimationFrame(() => (noted.firstLines ||= performance.now()));
  }).observe(document, { childList: true, subtree: true });
}
