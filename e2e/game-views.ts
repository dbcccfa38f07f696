import { createHash } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './app.ts';
import type { View } from './sports-views.ts';

const gameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Begins a round, once what another picture left open is paid out, and presses one button after the other, as each is to be had. */
const pressed =
  (begin: RegExp, ...steps: readonly RegExp[]) =>
  async (page: Page) => {
    const game = gameOf(page);
    await expect(game.getByRole('contentinfo')).toContainText('₹');
    const first = game.getByRole('button', { name: begin });
    const payOut = game.getByRole('button', { name: /^Cash out/ });
    await expect(first.or(payOut).first()).toBeVisible();
    if (await payOut.isVisible()) await payOut.click();
    await first.click();
    for (const step of steps) await game.getByRole('button', { name: step }).first().click();
    // What turns or falls comes to rest before the picture is taken.
    await expect(
      game
        .getByRole('list', { name: 'Last rounds, newest first' })
        .getByRole('listitem')
        .or(payOut)
        .or(game.getByRole('button', { name: /^Bet/ }))
        .first(),
    ).toBeVisible();
  };

/** Spins once, until the reels have come to rest. */
async function spun(page: Page): Promise<void> {
  const game = gameOf(page);
  const next = game.getByRole('button', { name: /^(Spin|Free)/ });
  await next.click();
  await expect(game.getByRole('region', { name: 'The reels' }).getByRole('status')).toHaveText('Spinning');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
}

/** A page that works out a round of dice, whose seeds are known here. */
async function verified(page: Page): Promise<void> {
  await expect(gameOf(page).getByRole('contentinfo')).toContainText('₹');
  const [, frame] = page.frames();
  const seed = '07'.repeat(32);
  const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  const claim = { game: 'dice', seed, hash, client: 'a-seed-of-my-own', nonce: '4' };
  await page.goto(`${new URL(frame?.url() ?? '').origin}/play/verify#${new URLSearchParams(claim)}`);
  await expect(page.getByText('This round is fair')).toBeVisible();
}

/** Opens the page again with a lobby host that refuses the game, by this name where it has one. */
const refused = (code?: string) => async (page: Page) => {
  await page.route('**/lobby-api/lobby/', (route) =>
    route.fulfill({
      status: code === undefined ? 500 : 400,
      json: { error: true, message: code && 'Mines is under maintenance.', code, values: { game: 'Mines' } },
    }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
};

/** Waits until the game is played, then for what is posted to the page to have taken its frame out. */
const withoutFrame = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await expect(gameOf(page).getByRole('contentinfo')).toContainText('₹');
  await act(page);
  await expect(page.locator('iframe')).toHaveCount(0);
};

const MINES = { path: '/casino/spribe/mines', signedIn: true } as const;

/** The instant games with a round, a slot, the page that verifies one, and a game's page in each of its states. */
export const gameViews: Readonly<Record<string, View>> = {
  mines: { ...MINES, act: pressed(/^Bet/, /row 2, column 2$/) },
  goal: { path: '/casino/spribe/goal', signedIn: true, act: pressed(/^Bet/, /^Pass to position/) },
  dice: { path: '/casino/spribe/dice', signedIn: true, act: pressed(/^Roll/) },
  plinko: { path: '/casino/spribe/plinko', signedIn: true, act: pressed(/^Drop a ball/) },
  miniroulette: { path: '/casino/spribe/miniroulette', signedIn: true, act: pressed(/^Number 7/, /^Spin/) },
  hilo: { path: '/casino/spribe/hilo', signedIn: true, act: pressed(/^Bet/, /^(Higher|Lower)/) },
  slot: { path: '/casino/netent/book-of-the-silver-tomb', signedIn: true, act: spun },
  verify: { ...MINES, act: verified },
  'game-failed': { ...MINES, act: refused() },
  'game-closed': { ...MINES, act: refused('game-maintenance-open') },
  'game-silent': {
    ...MINES,
    async act(page) {
      await page.route(/\/play\/[^/]+\?ticket=/, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
      await page.reload();
      await expect(page.getByRole('alert').filter({ hasText: 'Mines does not open' })).toBeVisible();
    },
  },
  'game-loading': {
    ...MINES,
    async act(page) {
      // Never answered.
      await page.route('**/lobby-api/lobby/', () => {});
      await page.reload();
      await expect(page.locator('[data-launch="asking"]')).toBeVisible();
    },
  },
  'game-over': {
    ...MINES,
    act: withoutFrame(async (page) =>
      page.frames()[1]?.evaluate(() => parent.postMessage('pavilion:session-over', '*')),
    ),
  },
  'game-aside': {
    ...MINES,
    act: withoutFrame((page) =>
      page.evaluate(() =>
        window.dispatchEvent(new StorageEvent('storage', { key: 'pavilion.game', newValue: 'other' })),
      ),
    ),
  },
  'game-full': {
    ...MINES,
    path: '/casino/spribe/mines?full=1',
    act: (page) => expect(gameOf(page).getByRole('contentinfo')).toContainText('₹'),
  },
  'game-unknown': { path: '/casino/spribe/nothing-like-it', signedIn: true },
};
