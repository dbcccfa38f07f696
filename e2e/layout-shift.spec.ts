import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { type Match, openMatchOf, quietMatch } from './matches.ts';

/** Nothing moves while a page of sports loads (docs: quality, CLS 0.00): what rounds to nothing. */
const MOST = 0.02;
const LISTS = ['/exchange/Cricket', '/exchange/Soccer', '/exchange/inplay', '/sportsbook2', '/jetfair', '/mybets'];
/** Where the slip's bar begins on a phone. */
const BAR = 696;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
declare global {
  interface Window {
    /** What has moved on this page though nobody pressed anything. */
    shifts?: Shift[];
  }
}

/** Notes what moves on every page from now on, each of which comes over a network that takes its time. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shift[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40));
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const network = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', network);
}

/** Opens each of the pages, and holds what moves on it until all of it has come. */
async function standsStill(page: Page, paths: readonly string[], state: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(
      () => new Promise<readonly Shift[]>((resolve) => requestAnimationFrame(() => resolve(window.shifts ?? []))),
    );
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, `${path}, ${state}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
  }
}

const pathOf = ({ refMatchId }: Match) => `/exchange/${refMatchId}`;

/** Puts a price on the slip, with a stake. */
async function pick(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const odds = page.getByRole('region', { name: 'Match Odds' });
  await odds.getByRole('button', { name: /^Back/ }).filter({ hasText: /\d/ }).first().click();
  await openSlip(page);
  await page
    .getByLabel(/^Stake on/)
    .filter({ visible: true })
    .first()
    .fill('200');
}

/** On a phone the slip is a sheet. */
async function openSlip(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /Open the bet slip/ });
  const field = page
    .getByLabel(/^Stake on/)
    .filter({ visible: true })
    .first();
  await expect(open.or(field).first()).toBeVisible();
  if (!(await field.isVisible())) await open.click();
}

for (const [device, use] of [
  ['a phone', { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('nothing moves while a page of sports loads: with bets open, with the pictures left on, with a selection and with a receipt on the slip', async ({
      page,
    }) => {
      await watchShifts(page);
      await beginSession(page);
      await page.goto('/terms');
      const inPlay: string[] = [];
      for (const sport of ['cricket', 'soccer', 'tennis'] as const) inPlay.push(pathOf(await openMatchOf(page, sport)));
      const quiet = pathOf(await quietMatch(page));
      await standsStill(page, [...LISTS, ...inPlay], 'bets are open');

      await page.evaluate(() => localStorage.setItem('pavilion.tv', 'open'));
      await standsStill(page, inPlay, 'the pictures are on');
      // A market that is suspended just now says so where its prices are.
      const odds = page.getByRole('region', { name: 'Match Odds' });
      const price = odds.getByRole('button', { name: /^Back/ }).or(odds.getByText('Suspended')).first();
      const { y = Infinity } = (await price.boundingBox()) ?? {};
      expect(y, 'the first price below the pictures').toBeLessThan(BAR);

      await pick(page, quiet);
      await standsStill(page, [quiet, ...inPlay.slice(0, 1), '/exchange/Tennis'], 'a selection and the pictures');
      await page.evaluate(() => localStorage.removeItem('pavilion.tv'));

      await page.goto(quiet);
      await openSlip(page);
      await page
        .getByRole('button', { name: /^Place bet/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByText(/Fully matched|Partly matched/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Cash out/ }).first()).toBeAttached();
      await standsStill(page, [quiet, ...inPlay.slice(1), '/exchange/Cricket', '/mybets'], 'a receipt');
    });
  });
}
