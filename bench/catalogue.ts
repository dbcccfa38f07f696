import { paths } from '@pavilion/contract';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { flungTo, type Noted, noteKeys } from './catalogue-page.ts';
import { type Figure, figureOf, quantile } from './figure.ts';
import { median } from './interval.ts';
import { startOperator } from './operator-process.ts';
import { bundlePeers } from './peer-bundle.ts';
import { buildApp } from './twins.ts';
import { beginSession, type StoredSession } from './visit.ts';

/** How many games the catalogue has (quality.md). */
const GAMES = 50_000;
const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };
/** What is typed, a key at a time; each key leaves fewer games. */
const TYPED = ['golden', 'mirage', 'lotus 2'];
/** What a page with every tile types: a key there takes seconds. */
const TYPED_PLAIN = TYPED.slice(0, 1);
/** Flings, each of so many px. */
const FLINGS = 12;
const FLING = 30_000;

const peers = ['fuse-catalogue', 'plain-catalogue'] as const;
type Peer = (typeof peers)[number];

/**
 * A catalogue of 50,000 games in a browser, beside Fuse and beside a grid that has every tile in the page: from a key until what it finds
 * is painted, at a fourth of this machine's speed, and what the main thread does for it, in processor time without a slow-down; how many
 * tiles there are, and how often a fling shows none. `argument`: rounds, or `short`: one of the first name alone, without a warm-up and
 * without that grid.
 */
export async function measureCatalogue(argument = String(ROUNDS)): Promise<Figure[]> {
  const isShort = argument === 'short';
  const rounds = isShort ? 1 : Number(argument);
  const typed = isShort ? TYPED.slice(0, 1) : TYPED;
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${argument}' is no number of rounds, nor 'short'.`);
  const scripts = await bundlePeers(
    'catalogue',
    peers.map((peer) => [peer, `./peers/${peer}.tsx`] as const),
  );
  const operator = await startOperator({ ...buildApp(), games: GAMES });
  const browser = await launchBrowser();
  try {
    const player = await beginSession(operator.address);
    // Written once: how long an operator takes for 50,000 games beside a browser that is measured is no key's.
    const index = await (await fetch(new URL('/api/catalogue/index', operator.address))).text();
    const newVisit: NewVisit = (measure, work) => visit(browser, { measure, index }, work);
    const ours = (measure: Measure) => visitOurs(newVisit, measure, { operator: operator.address, player, typed });
    const theirs = (measure: Measure, peer: Peer) =>
      visitPeer(newVisit, measure, {
        operator: operator.address,
        script: scripts.get(peer) ?? '',
        peer,
        typed: peer === 'plain-catalogue' ? TYPED_PLAIN : typed,
      });
    const all: Round[] = [];
    for (let round = isShort ? 1 : 0; round <= rounds; round += 1) {
      console.log(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}`);
      const done = {
        painted: { ours: await ours('painted'), fuse: await theirs('painted', 'fuse-catalogue') },
        worked: { ours: await ours('worked'), fuse: await theirs('worked', 'fuse-catalogue') },
        plain: isShort ? null : await theirs('painted', 'plain-catalogue'),
      };
      if (round > 0) all.push(done);
    }
    console.table(eachKey(all));
    return figuresOf(all);
  } finally {
    await browser.close();
    await operator.stop();
  }
}

/**
 * What is measured of a key: `painted` from the key until what it finds was painted, at a fourth of the speed and by the clock; `worked`
 * what the main thread did until that frame was drawn, without a slow-down and in processor time, so that what else the machine does is not in it.
 */
type Measure = 'painted' | 'worked';

interface Key {
  /** What stands in the field with it. */
  readonly text: string;
  readonly ms: number;
}

/** What one visit of ours came to. */
interface Visit {
  readonly keys: readonly Key[];
  readonly tiles: number;
  readonly empty: number;
}

type Round = Readonly<Record<Measure, { readonly ours: Visit; readonly fuse: readonly Key[] }>> & {
  readonly plain: readonly Key[] | null;
};

const msOf = (keys: readonly Key[]) => keys.map(({ ms }) => ms);
const p95 = (values: readonly number[]) => quantile(values, 0.95);

/** The medians of each key over the rounds, ms, in the order in which they were typed. */
function eachKey(rounds: readonly Round[]): object[] {
  const middle = (of: (round: Round) => Key | undefined) =>
    Number(median(rounds.map((round) => of(round)?.ms ?? Number.NaN)).toPrecision(3));
  return (rounds[0]?.painted.ours.keys ?? []).map(({ text }, nth) => ({
    typed: text,
    painted: middle(({ painted }) => painted.ours.keys[nth]),
    'painted, Fuse': middle(({ painted }) => painted.fuse[nth]),
    worked: middle(({ worked }) => worked.ours.keys[nth]),
    'worked, Fuse': middle(({ worked }) => worked.fuse[nth]),
  }));
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const besideFuse = (what: string, measure: Measure): Figure[] => {
    const row = (name: string, pick: (values: readonly number[]) => number, goal?: { of: 'ratio'; most: number }) =>
      figureOf({
        what: `${what}, ${name}`,
        unit: 'ms',
        rounds: rounds.map((round) => pick(msOf(round[measure].ours.keys))),
        peer: { name: 'fuse-catalogue', rounds: rounds.map((round) => pick(msOf(round[measure].fuse))) },
        ...(goal ? { goal } : {}),
      });
    const keys = rounds[0]?.[measure].ours.keys ?? [];
    const middles = keys.map((_, nth) => median(rounds.map((round) => round[measure].ours.keys[nth]?.ms ?? 0)));
    const slowest = middles.indexOf(Math.max(...middles));
    return [
      row('median', median),
      row('95 of a hundred', p95, { of: 'ratio', most: 0.05 }),
      row(`the slowest ('${keys[slowest]?.text}')`, (values) => values[slowest] ?? Number.NaN),
    ];
  };
  const plain = rounds.flatMap((round) => (round.plain ? [p95(msOf(round.plain))] : []));
  const ofVisits = (what: string, unit: string, of: (visit: Visit) => number) =>
    figureOf({ what, unit, rounds: rounds.flatMap(({ painted, worked }) => [of(painted.ours), of(worked.ours)]) });
  return [
    ...besideFuse('key to painted, 4x', 'painted'),
    figureOf({
      what: 'key to painted, 4x, 95 of a hundred',
      unit: 'ms',
      rounds: rounds.map(({ painted }) => p95(msOf(painted.ours.keys))),
      ...(plain.length > 0 ? { peer: { name: 'plain-catalogue', rounds: plain } } : {}),
      goal: { of: 'figure', most: 50 },
    }),
    ...besideFuse('work of a key, 1x', 'worked'),
    ofVisits('tiles in the page, the most', 'tiles', ({ tiles }) => tiles),
    ofVisits('places without a tile after a fling', 'of 60', ({ empty }) => empty),
  ];
}

interface Ours {
  readonly operator: string;
  readonly player: StoredSession;
  readonly typed: readonly string[];
}

async function visitOurs(newVisit: NewVisit, measure: Measure, { operator, player, typed }: Ours): Promise<Visit> {
  return newVisit(measure, async (page, press) => {
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, player);
    await page.goto(new URL(paths.allGames(), operator).href);
    const keys = await typeAll(page, typed, press);
    await page.locator('main input[type="search"]').fill('');
    await page.locator('main li[aria-setsize="50000"]').first().waitFor();
    let [tiles, empty] = [0, 0];
    for (let fling = 1; fling <= FLINGS; fling += 1) {
      const seen = await page.evaluate(flungTo, FLING * fling);
      tiles = Math.max(tiles, seen.tiles);
      empty += seen.empty;
    }
    return { keys, tiles, empty };
  });
}

interface Theirs {
  readonly operator: string;
  readonly peer: Peer;
  readonly script: string;
  readonly typed: readonly string[];
}

async function visitPeer(
  newVisit: NewVisit,
  measure: Measure,
  { operator, peer, script, typed }: Theirs,
): Promise<readonly Key[]> {
  const address = new URL(`/bench/${peer}`, operator).href;
  return newVisit(measure, async (page, press) => {
    const body = `<!doctype html><meta charset="utf-8"><title>${peer}</title><meta name="viewport" content="width=device-width">
<style>ul{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:0;list-style:none}</style>
<body><script type="module" src="/bench/${peer}.js"></script>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.route(`${address}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.goto(address);
    return typeAll(page, typed, press);
  });
}

/** Opens a page that measures its keys so, and closes it after the work. */
type NewVisit = <Result>(measure: Measure, work: (page: Page, press: Press) => Promise<Result>) => Promise<Result>;

async function visit<Result>(
  browser: Browser,
  { measure, index }: { readonly measure: Measure; readonly index: string },
  work: (page: Page, press: Press) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: SCREEN, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // A page of 50,000 tiles answers nobody while it lays them out.
    page.setDefaultTimeout(300_000);
    await page.route(/\/api\/catalogue\/index$/, (route) =>
      route.fulfill({ contentType: 'application/json', body: index }),
    );
    await page.addInitScript(noteKeys);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (measure === 'painted') await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, async (key) => {
      const before = await workOf(devtools);
      await page.keyboard.press(key);
      if (measure === 'painted') return page.evaluate(() => (window as unknown as Noted).painted);
      await page.evaluate(() => (window as unknown as Noted).drawn);
      return (await workOf(devtools)) - before;
    });
  } finally {
    await context.close();
  }
}

/** Presses a key and waits for what it finds. Returns what it came to, ms. */
type Press = (key: string) => Promise<number>;

/** Types these, each key once what the one before finds is there. */
async function typeAll(page: Page, typed: readonly string[], press: Press): Promise<readonly Key[]> {
  await page.locator('main li[aria-posinset]').first().waitFor();
  // What a page does until it rests is the first load's, and no key's.
  await page.waitForLoadState('networkidle');
  const field = page.locator('main input[type="search"]');
  const keys: Key[] = [];
  for (const [nth, text] of typed.entries()) {
    if (nth > 0) await field.fill('');
    await field.focus();
    // The list of an empty field is drawn before the first key comes: it is no key's work.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const [place, key] of [...text].entries()) {
      const ms = await press(key === ' ' ? 'Space' : key);
      keys.push({ text: text.slice(0, place + 1), ms });
    }
  }
  return keys;
}

/** What the main thread has done so far, ms of processor time. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
