import { createHash, createHmac } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { beginSession, expect, signIn, test } from './app.ts';
import { endMines } from './mines.ts';
import { elsewhere, newcomer } from './players.ts';

test('a game opens through the lobby, in a frame on another origin; once its session is over, it can be opened again', async ({
  page,
  app,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await signIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Aviator' }).click();
  await expect(page).toHaveURL(/\/casino\/spribe\/aviator$/);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('heading', { name: 'Aviator' })).toBeVisible();
  await expect(page.getByText('Opening Aviator')).toHaveCount(0);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('There is no frame');
  expect(new URL(frame.url()).origin).not.toBe(new URL(app.address).origin);
  // What runs in the game reaches nothing of the player's session.
  await expect(frame.evaluate(() => window.parent.localStorage.length)).rejects.toThrow(/cross-origin/);
  expect(await frame.evaluate(() => window.open('about:blank'))).toBeNull();

  // Its address is for one use. Not until it has loaded: the app takes a frame out as soon as its game says that it is over.
  await frame.goto(frame.url(), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'This session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(game.getByRole('heading', { name: 'Aviator' })).toBeVisible();
  expect(blocked).toEqual([]);
});

test('a phone on its side has all of the game in sight: header and bottom bar fold away, and a hint says to turn it until it is closed', async ({
  browser,
  app,
}) => {
  const side = { width: 844, height: 390 };
  const context = await browser.newContext({ baseURL: app.address, viewport: side, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await beginSession(page);
  await page.goto('/casino/spribe/mines');
  const game = page.locator('iframe');
  const hint = page.getByText('Turn your phone upright');
  const isWhole = async () => {
    await expect(game).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Announcements' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Available/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Deposit/ })).toBeInViewport({ ratio: 1 });
  };
  await expect(hint).toBeVisible();
  await isWhole();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hint).toBeHidden();
  await page.setViewportSize(side);
  await page.getByRole('button', { name: 'Close hint' }).click();
  await page.reload();
  await isWhole();
  await expect(hint).toHaveCount(0);
  await context.close();
});

/** What is read in a game's foot under a name. */
const figure = (game: FrameLocator, name: string) =>
  game.getByRole('contentinfo').locator('div', { hasText: name }).locator('dd');

/** What a round is verified by, as the game's sheet has it once its seeds are changed. */
async function proofOfLast(game: FrameLocator): Promise<Record<'seed' | 'hash' | 'client' | 'nonce', string>> {
  await game.getByRole('button', { name: 'Verify' }).click();
  const sheet = game.getByRole('dialog', { name: 'Fairness' });
  await sheet.getByLabel('Your seed').fill('a-seed-of-my-own');
  await sheet.getByRole('button', { name: 'Change seeds' }).click();
  const last = sheet.getByRole('group').first();
  await last.locator('summary').click();
  await expect(last.locator('dd').first()).toHaveText(/^[\da-f]{64}$/);
  const [seed = '', hash = '', client = '', nonce = ''] = await last.locator('dd').allInnerTexts();
  // The page that works any round out stands within the sheet: the game's own frame opens nothing beside itself.
  await last.getByRole('button', { name: 'Verify this round' }).click();
  const verify = sheet.frameLocator('iframe');
  await expect(verify.getByText('This round is fair')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  return { seed, hash, client, nonce };
}

/** The fields that are dealt of twenty-five, worked out from the seeds by nothing but what docs/games.md describes. */
function dealtFields({ seed, client, nonce }: Record<'seed' | 'client' | 'nonce', string>, count: number): number[] {
  const key = Buffer.from(seed, 'hex');
  const bytes = Buffer.concat(
    [0, 1, 2].map((cursor) => createHmac('sha256', key).update(`${client}:${nonce}:${cursor}`).digest()),
  );
  const fields = Array.from({ length: 25 }, (_, field) => field);
  return Array.from({ length: count }, (_, nth) => {
    const drawn = Math.floor((bytes.readUInt32BE(4 * nth) / 2 ** 32) * fields.length);
    const last = fields.length - 1;
    [fields[drawn], fields[last]] = [fields[last] as number, fields[drawn] as number];
    return fields.pop() as number;
  });
}

/** Waits until the header has the balance that the game shows; how soon that is, is not held here. Returns it. */
async function agreed(page: Page, game: FrameLocator): Promise<string> {
  let balance = '';
  await expect(async () => {
    balance = await figure(game, 'Available').innerText({ timeout: 1000 });
    await expect(page.getByRole('banner')).toContainText(balance, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  return balance;
}

/** Plays a step of a climb, and cashes out where that was safe. */
async function climbs(game: FrameLocator, step: RegExp): Promise<void> {
  await game.getByRole('button', { name: /^Bet/ }).click();
  await game.getByRole('button', { name: step }).first().click();
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  await expect(cashOut.or(game.getByText(/₹100\.00 lost/)).first()).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
}

/** A round of each of the other games. */
const rounds: Readonly<Record<string, (game: FrameLocator) => Promise<void>>> = {
  dice: (game) => game.getByRole('button', { name: /^Roll/ }).click(),
  async plinko(game) {
    // None of the pockets of high risk gives back the stake and no more: the balance moves.
    await game.getByRole('button', { name: 'High', exact: true }).click();
    await game.getByRole('button', { name: /^Drop a ball/ }).click();
  },
  goal: (game) => climbs(game, /^Pass to position/),
  hilo: (game) => climbs(game, /^(Higher|Lower)/),
  async miniroulette(game) {
    await game.getByRole('button', { name: /^Number 7/ }).click();
    await game.getByRole('button', { name: /^Spin/ }).click();
  },
};

test('mines is played, waits while its player is elsewhere, pays out, stands in the statement, and its seeds alone say where the mines lay', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  await page.goto('/casino/spribe/mines');
  const game = page.frameLocator('iframe');
  const before = await agreed(page, game);
  const field = (row: number, column: number) => game.getByRole('button', { name: `row ${row}, column ${column}` });

  await game.getByRole('button', { name: '5', exact: true }).click();
  await game.getByRole('textbox', { name: 'Stake in rupees' }).fill('50');
  await game.getByRole('button', { name: /^Bet/ }).click();
  await expect(game.getByRole('button', { name: /^Open a field/ })).toBeVisible();
  expect(await agreed(page, game)).not.toBe(before);

  // A round that is open is still so for who comes back, and its tile leads there.
  await page.goto('/casino/spribe');
  await page.getByRole('link', { name: 'Mines, Spribe. Round open' }).click();
  await expect(game.getByRole('button', { name: /^Open a field/ })).toBeVisible();

  const size = () => page.locator('iframe').boundingBox();
  const inPage = await size();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(async () => (await size())?.width).toBeGreaterThan(inPage?.width ?? Number.NaN);
  expect((await size())?.height).toBeGreaterThan(inPage?.height ?? Number.NaN);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(size).toEqual(inPage);

  await field(1, 1).click();
  await endMines(game);
  const mine = game.getByRole('button', { name: /^Mine, / });
  await expect(mine).toHaveCount(5);
  await agreed(page, game);

  const shown = await mine.evaluateAll((all) =>
    all.map((each) => {
      const [row = 0, column = 0] = (each.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? [];
      return (row - 1) * 5 + column - 1;
    }),
  );
  const proof = await proofOfLast(game);
  expect(createHash('sha256').update(Buffer.from(proof.seed, 'hex')).digest('hex')).toBe(proof.hash);
  expect(dealtFields(proof, 5).sort()).toEqual(shown.sort());

  await page.goto('/cashier');
  await expect(page.getByRole('main')).toContainText(/Mines/);
  await expect(page.getByRole('main')).toContainText('₹50.00');
});

test('each of the other games opens by the specification’s address, plays a round, and its rounds stand in the statement', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  // What moves comes to rest at once, as for whoever asks their system for no movement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = page.frameLocator('iframe');
  for (const [slug, play] of Object.entries(rounds)) {
    await page.goto(`/casino/spribe/${slug}`);
    const before = await agreed(page, game);
    await play(game);
    await expect(game.getByRole('list', { name: 'Last rounds, newest first' }).getByRole('listitem')).toHaveCount(1);
    expect(await agreed(page, game), slug).not.toBe(before);
  }
  await page.goto('/cashier');
  for (const name of ['Dice', 'Plinko', 'Goal', 'HiLo', 'Mini Roulette']) {
    await expect(page.getByRole('main')).toContainText(name);
  }
});

/** Bets on a spot of a table as soon as it takes bets, and waits until the round has ended. */
async function playsRound(page: Page, slug: string, spot: RegExp): Promise<void> {
  await page.goto(`/casino/aura/${slug}`);
  const game = page.frameLocator('iframe');
  const before = await agreed(page, game);
  const bet = game.getByRole('button', { name: spot });
  // Not in the last seconds of one: a stake that comes too late is for nobody.
  await expect(game.getByRole('timer', { name: /^([5-9]|1\d) seconds/ })).toBeVisible();
  await bet.click();
  await expect(game.getByRole('button', { name: /my stake ₹100/ })).toBeVisible();
  expect(await agreed(page, game), slug).not.toBe(before);
  await expect(game.getByText('my round', { exact: true })).toBeVisible();
  await agreed(page, game);
  await game.getByRole('button', { name: 'Verify this round' }).first().click();
  const last = game.getByRole('dialog', { name: 'Fairness' }).getByRole('group').first();
  await last.locator('summary').click();
  const [seed = '', , position = '', hash = ''] = await last.locator('dd').allInnerTexts();
  let bytes = Buffer.from(seed, 'hex');
  for (let nth = 0; nth < Number(position); nth += 1) bytes = createHash('sha256').update(bytes).digest();
  expect(bytes.toString('hex'), slug).toBe(hash);
}

/** The seven tables, each with one of its spots, by who sits at them one after the other. */
const seats = [
  { baccarat: /^Banker 0\.95 to 1/, 'hi-low': /^Same /, trio: /^21 or more/ },
  { 'dream-catcher': /^1 1 to 1/, matka: /^Ank 1\b/ },
  { 'race-20-20': /^Spades /, 'teenpatti-open': /^Seat 1\b(?! pair)/ },
] as const;

test('at each of the seven tables a round for everyone is betted on, shown, paid and proved', async ({
  app,
  browser,
}) => {
  // One game at a time in a browser: each player has their own.
  await Promise.all(
    seats.map(async (tables) => {
      const page = await elsewhere(browser, app);
      await newcomer(page, app);
      for (const [slug, spot] of Object.entries(tables)) await playsRound(page, slug, spot);
      await page.context().close();
    }),
  );
});

test('a slot spins at its pace, and a flight is left by itself at its target: the header has both', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  const game = page.frameLocator('iframe');
  await page.goto('/casino/netent/book-of-the-silver-tomb');
  await agreed(page, game);
  const spin = game.getByRole('button', { name: /^Spin/ });
  await spin.click();
  await expect(game.getByRole('region', { name: 'The reels' }).getByRole('status')).toHaveText('Spinning');
  await expect(spin.or(game.getByRole('button', { name: /^Free/ }))).toHaveAttribute('aria-disabled', 'false');
  await agreed(page, game);

  await page.goto('/casino/spribe/aviator');
  const bet = game.getByRole('group', { name: 'Bet 1' });
  await bet.getByRole('switch', { name: 'Auto' }).click();
  await bet.getByRole('textbox', { name: 'Auto cash-out at' }).fill('1.01');
  const before = await agreed(page, game);
  await bet.getByRole('button', { name: /^Bet/ }).click();
  // Three flights of a hundred end before 1.01×, and then a bet is lost: either way the round ends, and the balance is another.
  const isOver = game.getByText(/Cashed out 1\.01×|Flew away/).first();
  await expect(isOver).toBeVisible({ timeout: 40_000 });
  // A flight before this bet's own may be the one that flew away.
  await expect.poll(() => agreed(page, game)).not.toBe(before);
});
