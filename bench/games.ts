import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { type Figure, figureOf } from './figure.ts';
import { startOperator } from './operator-process.ts';
import { buildApp } from './twins.ts';
import { beginSession } from './visit.ts';

const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };
/** How long the frames of a game are looked at, ms. */
const WATCHED = 4000;

/** A game and what sets in motion most of what moves in it; the frames from then on are looked at. */
interface Moving {
  readonly provider: string;
  readonly slug: string;
  readonly start: (page: Page) => Promise<void>;
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click({ timeout: 60_000 });
/** A table moves as its bets close. */
const closes = (page: Page) =>
  page
    .locator('[role="timer"]')
    .first()
    .waitFor({ timeout: 60_000 })
    .then(() => page.locator('[role="timer"]').waitFor({ state: 'detached', timeout: 60_000 }));

/** A step of a climb; one that an earlier visit has left open is cashed out before. */
const climbs = (step: RegExp) => async (page: Page) => {
  const bet = page.getByRole('button', { name: /^Bet/ });
  const cashOut = page.getByRole('button', { name: /^Cash out/ });
  await bet.or(cashOut).first().waitFor({ timeout: 60_000 });
  if (await cashOut.isVisible()) await cashOut.click();
  await bet.click({ timeout: 60_000 });
  await press(step)(page);
};

/** Every game that plays, and of the slots one: they share their parts. */
const moving: readonly Moving[] = [
  { provider: 'netent', slug: 'book-of-the-silver-tomb', start: press(/^Spin/) },
  { provider: 'spribe', slug: 'mines', start: climbs(/row 3, column 3/) },
  { provider: 'spribe', slug: 'goal', start: climbs(/^Pass to place/) },
  { provider: 'spribe', slug: 'hilo', start: climbs(/^(?:Higher|Lower)/) },
  { provider: 'spribe', slug: 'plinko', start: press(/^Drop a ball/) },
  {
    provider: 'spribe',
    slug: 'miniroulette',
    async start(page) {
      await press(/^Number 7/)(page);
      await press(/^Spin/)(page);
    },
  },
  { provider: 'spribe', slug: 'dice', start: press(/^Roll/) },
  {
    provider: 'spribe',
    slug: 'aviator',
    start: (page) => page.locator('[data-phase="flying"]').first().waitFor({ timeout: 120_000 }),
  },
  ...['teenpatti-open', 'baccarat', 'dream-catcher', 'hi-low', 'matka', 'race-20-20', 'trio'].map((slug) => ({
    ...{ provider: 'aura', slug },
    start: closes,
  })),
];

/**
 * Frames a second of games while they move, on a phone's screen at a fourth of this machine's speed, beside a page in the same browser that
 * moves nothing but asks for each frame: what the machine gives at all. `argument`: rounds.
 */
export async function measureGames(argument = String(ROUNDS)): Promise<Figure[]> {
  const rounds = Number(argument);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${argument}' is no number of rounds.`);
  const operator = await startOperator(buildApp());
  const browser = await launchBrowser();
  try {
    const { token } = await beginSession(operator.address);
    const seen = new Map<Moving, Frames[]>(moving.map((game) => [game, []]));
    const still: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}`);
      still.push((await visit(browser, 'about:blank', async () => {})).rate);
      for (const game of moving) {
        const address = await addressOf(operator.address, token, game);
        seen.get(game)?.push(await visit(browser, address, game.start));
      }
    }
    return [...seen].flatMap(([{ slug }, frames]) => [
      figureOf({
        what: slug,
        unit: 'frames/s',
        rounds: frames.map(({ rate }) => rate),
        peer: { name: 'a page that stands still', rounds: still },
        goal: { of: 'ratio', least: 0.95 },
      }),
      figureOf({ what: `${slug}: 95 of a hundred frames`, unit: 'ms', rounds: frames.map(({ long }) => long) }),
    ]);
  } finally {
    await browser.close();
    await operator.stop();
  }
}

interface Frames {
  /** How many came a second. */
  readonly rate: number;
  /** What 95 of a hundred took at most, ms. */
  readonly long: number;
}

/** Where a game is opened by itself: its address, for one use. */
async function addressOf(operator: string, token: string, { provider, slug }: Moving): Promise<string> {
  const headers = { token, 'content-type': 'application/json' };
  const list = await fetch(`${operator}/api/catalogue/games?provider=${provider}&limit=100`, { headers });
  const { games } = ((await list.json()) as { data: { games: { code: string; redirectUrl: string }[] } }).data;
  const game = games.find(({ redirectUrl }) => redirectUrl.endsWith(`/${slug}`) || redirectUrl.endsWith(`-${slug}`));
  const body = JSON.stringify({ gameCode: game?.code });
  const opened = await fetch(`${operator}/lobby-api/lobby/`, { method: 'POST', headers, body });
  return ((await opened.json()) as { data: { url: string } }).data.url;
}

async function visit(browser: Browser, address: string, start: (page: Page) => Promise<void>): Promise<Frames> {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await start(page);
    return await page.evaluate(watchFrames, WATCHED);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function watchFrames(watched: number): Promise<Frames> {
  const took: number[] = [];
  await new Promise<void>((resolve) => {
    let last = performance.now();
    const begun = last;
    const frame = (now: number) => {
      took.push(now - last);
      last = now;
      if (now - begun < watched) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  const sum = took.reduce((all, each) => all + each, 0);
  return {
    rate: (1000 * took.length) / sum,
    long: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN,
  };
}
