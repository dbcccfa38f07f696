import type { Page } from '@playwright/test';
import { smallTargets } from './accessibility.ts';
import { expect, test } from './app.ts';
import { type Match, quietMatch } from './matches.ts';
import { atDesk, elsewhere, newcomer, secondEyes } from './players.ts';

/**
 * A match whose prices stand still. Most is offered to who backs the runner that is home here: what is more than that is not matched at
 * once.
 */
async function twoOf(page: Page, nth: number) {
  const match = await quietMatch(page, nth);
  const [home, away] = match.runners.toSorted((a, b) => (b.back?.size ?? 0) - (a.back?.size ?? 0));
  if (!home || !away) throw new Error('The match has no two runners');
  return { ...match, home, away };
}

/** What the operator holds of a player now, as the app writes it. */
async function exposureOf(page: Page, token: string): Promise<string> {
  const answer = await page.request.get('/api/bet/exposure/amount', { headers: { token } });
  const { data } = (await answer.json()) as { readonly data: { readonly exposureAmount: number } };
  return money(data.exposureAmount);
}
const money = (rupees: number) =>
  `${rupees < 0 ? '−' : ''}₹${Math.abs(rupees).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/** Opens the account's menu, whose exposure is then followed without another press. */
async function headersExposure(page: Page) {
  await page.getByRole('button', { name: /account menu/ }).click();
  return page.getByRole('link', { name: /^Exposure/ });
}

/**
 * Opens the exposure from the header of another tab: what the match holds, and its bets, each by what its row says, the newest
 * first. Without bets nothing is at risk in any match.
 */
async function exposed(
  page: Page,
  { name, refMatchId }: Match,
  { amount, bets }: { readonly amount: string; readonly bets: readonly RegExp[] },
): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/mybets');
  await tab.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
  await (await headersExposure(tab)).click();
  if (bets.length === 0) {
    await expect(tab.getByRole('dialog', { name: 'Exposure' })).toContainText('No exposure');
  } else {
    const line = tab.getByRole('dialog', { name: 'Exposure' }).getByRole('row').filter({ hasText: refMatchId });
    await expect(line.getByRole('cell')).toHaveText(['1', amount, name, refMatchId, String(bets.length)]);
    await line.getByRole('button', { name }).click();
    await expect(tab.getByRole('dialog', { name }).getByRole('row')).toHaveText([/Type/, ...bets]);
  }
  // The link opened a dialog, and no page anew.
  await expect(tab.locator('html')).toHaveAttribute('data-stays', '');
  await tab.close();
}

const odds = (page: Page) => page.getByRole('region', { name: 'Match Odds' });
const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });

/** Puts a price of a match on the slip, with a stake. */
async function pick(page: Page, match: Match, side: 'Back' | 'Lay', runner: string, stake: string): Promise<void> {
  await page.goto(`/exchange/${match.refMatchId}`);
  await odds(page)
    .getByRole('button', { name: new RegExp(`^${side} ${runner}`) })
    .first()
    .click();
  await slip(page).getByLabel(`Stake on ${runner}`).fill(stake);
}

/** Asks for a tick less than the market shows: a lay waits at that, a back takes what is offered there or better. */
async function askBelow(
  page: Page,
  match: Match & { readonly home: { readonly name: string } },
  { side, stake, outcome }: { readonly side: 'Back' | 'Lay'; readonly stake: string; readonly outcome: string },
): Promise<void> {
  await pick(page, match, side, match.home.name, stake);
  await slip(page).getByRole('button', { name: 'Lower odds' }).click();
  await place(page, outcome);
}

async function place(page: Page, outcome: string): Promise<void> {
  await slip(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(slip(page).getByRole('status').filter({ hasText: outcome })).toBeVisible();
}

/** Takes so much of a cash-out that is open; returns what every outcome brings then, at least. */
async function cashOut(page: Page, percent: 50 | 100): Promise<string> {
  const sheet = page.getByRole('dialog', { name: 'Cash out: Match Odds' });
  if (percent < 100) await sheet.getByRole('button', { name: `${percent}%`, exact: true }).click();
  await sheet.getByRole('button', { name: new RegExp(`^Cash out ${percent}%: `) }).click();
  const done = sheet.getByText(percent < 100 ? /is cashed out\. Worst case: / : /^Whatever the result: /);
  await expect(done).toBeVisible();
  const figure = /₹[\d,.]+\d/.exec((await done.textContent()) ?? '')?.[0];
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  if (figure === undefined) throw new Error('The cash-out says no figure');
  return figure;
}

/** What the desk makes of a market: a result, another one, or none. */
type Ruling =
  | { readonly press: 'Decide' | 'Correct'; readonly winner: string }
  | { readonly press: 'Decide' | 'Correct'; readonly cameTo: string }
  | { readonly press: 'Void' };

/** Rules on a market at the desk, which takes two operators. */
async function rule(page: Page, market: string, ruling: Ruling): Promise<void> {
  // What the desk says of this one is not to be taken for what it says of another.
  const why = `The match was given: ${crypto.randomUUID()}.`;
  await atDesk(page, `/markets/${encodeURIComponent(market)}`);
  const press = page.getByRole('button', { name: ruling.press, exact: true });
  const form = page.locator('form', { has: press });
  if ('winner' in ruling) await form.getByLabel('Winner').selectOption(ruling.winner);
  if ('cameTo' in ruling) await form.getByLabel('Result').fill(ruling.cameTo);
  await form.getByLabel(/reason|why/i).fill(why);
  await press.click();
  await expect(page.getByRole('status').filter({ hasText: `because: ${why}` })).toBeVisible();
  await secondEyes(page, why);
}

test('a position is cashed out in part from my bets and whole from its match; header, my bets and statement say so', async ({
  page,
  browser,
  app,
}) => {
  const { token } = await newcomer(page, app);
  const match = await twoOf(page, 2);
  const before = await exposureOf(page, token);
  await pick(page, match, 'Back', match.home.name, '1000');
  await place(page, 'Fully matched');
  const atRisk = await exposureOf(page, token);
  expect(atRisk).not.toBe(before);
  await expect(await headersExposure(page)).toContainText(atRisk);
  await exposed(page, match, { amount: atRisk, bets: [/^Back.*₹1,000\.00.*Matched/] });

  await page.goto('/mybets');
  const mine = page.getByRole('region', { name: match.name });
  await mine.getByRole('button', { name: /^Cash out Match Odds/ }).click();
  const half = await cashOut(page, 50);
  await expect(mine).toContainText(`−${half}`);
  await expect(await headersExposure(page)).toContainText(await exposureOf(page, token));

  await page.goto(`/exchange/${match.refMatchId}`);
  await odds(page)
    .getByRole('button', { name: /^Cash out Match Odds/ })
    .click();
  const loss = await cashOut(page, 100);
  await expect(odds(page).getByRole('button', { name: /^Cash out/ })).toHaveCount(0);
  await expect(await headersExposure(page)).toContainText(await exposureOf(page, token));
  await page.goto('/mybets');
  await expect(mine).toContainText(`−${loss}`);

  // Whichever way it ends.
  const desk = await elsewhere(browser, app);
  await rule(desk, match.marketId, { press: 'Decide', winner: match.away.id });
  await expect(mine).toHaveCount(0);
  await expect.poll(() => exposureOf(page, token)).toBe(before);
  await expect(await headersExposure(page)).toContainText(before);
  await exposed(page, match, { amount: before, bets: [] });
  await page.goto('/cashier');
  await expect(page.getByRole('main')).toContainText(`−${loss}`);
  await desk.context().close();
});

test('what a player lays and nobody takes is met by another player’s back, and both see it without a reload', async ({
  page,
  browser,
  app,
}) => {
  const { token } = await newcomer(page, app);
  const match = await twoOf(page, 1);
  const other = await elsewhere(browser, app);
  await newcomer(other, app);

  // A tick better than the market for whoever backs.
  await askBelow(page, match, { side: 'Lay', stake: '400', outcome: 'Unmatched' });
  const mine = await page.context().newPage();
  await mine.goto('/mybets');
  const mineRow = mine.getByRole('region', { name: match.name });
  await expect(mineRow).toContainText('Unmatched');
  const held = await exposureOf(page, token);
  await expect(await headersExposure(page)).toContainText(held);
  await exposed(page, match, { amount: held, bets: [/^Lay.*₹400\.00.*Unmatched/] });

  // A tick below what the market offers, or better.
  await askBelow(other, match, { side: 'Back', stake: '400', outcome: 'Fully matched' });
  await expect(await headersExposure(other)).toContainText('−₹400.00');
  await other.goto('/mybets');
  await expect(other.getByRole('region', { name: match.name })).toContainText('Matched');

  await expect(slip(page).getByRole('status').filter({ hasText: 'Fully matched' })).toBeVisible();
  await expect(mineRow).not.toContainText('Unmatched');
  await expect(mineRow).toContainText('Matched');
  // What waited was held at its worst: being met costs no more.
  expect(await exposureOf(page, token)).toBe(held);
  await expect(page.getByRole('link', { name: /^Exposure/ })).toContainText(held);
  await exposed(page, match, { amount: held, bets: [/^Lay.*₹400\.00.*Matched/] });
  await other.context().close();
});

test('of a bet that another player meets in part, the rest is taken back from my bets, and is held no longer', async ({
  page,
  browser,
  app,
}) => {
  const { token } = await newcomer(page, app);
  const match = await twoOf(page, 4);
  const other = await elsewhere(browser, app);
  await newcomer(other, app);
  await askBelow(page, match, { side: 'Lay', stake: '400', outcome: 'Unmatched' });
  const held = await exposureOf(page, token);

  await askBelow(other, match, { side: 'Back', stake: '150', outcome: 'Fully matched' });
  await other.context().close();

  await expect(slip(page).getByRole('status').filter({ hasText: 'Partly matched' })).toBeVisible();
  await expect(slip(page)).toContainText('₹150.00 of ₹400.00 is matched.');
  await expect(await headersExposure(page)).toContainText(held);
  await exposed(page, match, { amount: held, bets: [/^Lay.*₹400\.00.*Partly matched/] });
  const mine = await page.context().newPage();
  await mine.goto('/mybets');
  const row = mine.getByRole('region', { name: match.name });
  await expect(row).toContainText('Partly matched');
  await row.getByText('Partly matched').click();
  await row.getByRole('button', { name: `Cancel ₹250.00 on ${match.home.name}` }).click();
  await expect(row.getByRole('button', { name: /^Cancel ₹/ })).toHaveCount(0);
  await expect(row).not.toContainText('Partly matched');
  const left = await exposureOf(page, token);
  expect(left).not.toBe(held);
  await expect(page.getByRole('link', { name: /^Exposure/ })).toContainText(left);
  await exposed(page, match, { amount: left, bets: [/^Lay.*Matched/] });
});

test('a match that the player holds something on is cashed out from its list and the page of many markets, where no button is too small to press', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  const match = await twoOf(page, 3);
  await pick(page, match, 'Back', match.home.name, '500');
  await place(page, 'Fully matched');
  const holding = page.locator(`article[data-match="${match.refMatchId}"]`);
  await page.goto('/exchange/Tennis');
  // Far from the screen a row is its name alone.
  await holding.scrollIntoViewIfNeeded();
  await holding.getByRole('button', { name: `Pin ${match.name}` }).click();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/exchange/Tennis', '/jetfair']) {
      await page.goto(path);
      await holding.scrollIntoViewIfNeeded();
      const button = holding.getByRole('button', { name: /^Cash out Match Odds/ });
      await expect(button).toBeVisible();
      expect(await smallTargets(page), `${path} ${width}`).toEqual([]);
    }
  }
});

interface Line {
  readonly marketId: string;
  readonly HeadName: string;
  readonly state: string;
  readonly no: { readonly line: number } | null;
  readonly yes: { readonly line: number } | null;
}
interface Rates {
  readonly marketId: string;
  readonly runners: readonly {
    readonly id: string;
    readonly name: string;
    readonly back: { readonly rate: number } | null;
  }[];
}

/** A match of cricket that begins late and has a bookmaker and lines: neither moves for the minutes of a test. `nth` from the end. */
async function quietCricket(page: Page, token: string, nth: number) {
  const get = async <Data>(path: string): Promise<Data> => {
    const answer = await page.request.get(`/sports-api/bet/${path}`, { headers: { 'xu-auth': token } });
    return ((await answer.json()) as { readonly data: Data }).data;
  };
  const { matches } = await get<{ matches: readonly Match[] }>('matches?sport=4');
  let left = nth;
  for (const match of matches.filter(({ inPlay }) => !inPlay).toReversed()) {
    const [rates] = (await get<{ markets: readonly Rates[] }>(`bookmaker/odds?refmatchid=${match.refMatchId}`)).markets;
    const lines = (await get<{ markets: readonly Line[] }>(`fancy/odds?refmatchid=${match.refMatchId}`)).markets;
    const line = lines.find(({ state, no, yes }) => state === 'open' && no && yes);
    left -= rates && line ? 1 : 0;
    if (left === 0 && rates && line) return { ...match, rates, line };
  }
  throw new Error('No match of cricket to come has a bookmaker and a line');
}

/** What my bets say of settled bets, and follow: so much in all, and each of these. */
async function settledAs(page: Page, net: string, marks: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(`Net before commission ${net}`);
  for (const mark of marks) await expect(main.getByText(mark, { exact: true }).first()).toBeVisible();
}

/** What the statement's newest entries of sports say. */
async function stated(page: Page, entries: readonly RegExp[]): Promise<void> {
  await page.goto('/cashier');
  for (const entry of entries) await expect(page.getByRole('main')).toContainText(entry);
}

test('a fancy is bet on with yes and no from its lines, and what it came to settles both', async ({
  page,
  browser,
  app,
}) => {
  const { token } = await newcomer(page, app);
  const match = await quietCricket(page, token, 1);
  const { line } = match;
  await page.goto(`/exchange/${match.refMatchId}`);
  for (const [name, stake] of [
    ['Yes, the line or more', '300'],
    ['No, below the line', '200'],
  ] as const) {
    const price = page.getByRole('button', { name: new RegExp(`^${name}, ${line.HeadName}`) });
    await price.first().click();
    await slip(page).getByLabel(`Stake on ${line.HeadName}`).fill(stake);
    await place(page, 'Fully matched');
    await slip(page).getByRole('button', { name: 'Done' }).click();
  }
  // Between the two lines both lose.
  const between = line.no?.line !== line.yes?.line;
  expect(await exposureOf(page, token)).toBe(between ? '−₹500.00' : '−₹100.00');
  await expect(await headersExposure(page)).toContainText(await exposureOf(page, token));
  await exposed(page, match, {
    amount: await exposureOf(page, token),
    bets: [/^No.*₹200\.00.*Matched/, /^Yes.*₹300\.00.*Matched/],
  });
  await page.goto('/mybets');
  const mine = page.getByRole('region', { name: match.name });
  for (const side of ['Yes', 'No']) await expect(mine.getByText(side, { exact: true })).toBeVisible();

  const desk = await elsewhere(browser, app);
  await rule(desk, line.marketId, { press: 'Decide', cameTo: String((line.yes?.line ?? 0) + 5) });
  await expect(mine).toHaveCount(0);
  await page.getByRole('tab', { name: 'Settled' }).click();
  await settledAs(page, '+₹100.00', ['Won', 'Lost', '+₹300.00', '−₹200.00']);
  await expect(await headersExposure(page)).toContainText('₹0.00');
  await expect(page.getByRole('banner')).toContainText('₹10,100.00');
  await exposed(page, match, { amount: '₹0.00', bets: [] });
  await stated(page, [new RegExp(`${line.HeadName}.*\\+₹100\\.00`)]);
  await desk.context().close();
});

test('a bookmaker is bet on from its rates; its market is decided, decided otherwise and made void, and each time all that is open says so by itself', async ({
  page,
  browser,
  app,
}) => {
  const { token } = await newcomer(page, app);
  const match = await quietCricket(page, token, 2);
  const [runner, other] = match.rates.runners.filter(({ back }) => back);
  const rate = runner?.back?.rate;
  if (!runner || !other || rate === undefined) throw new Error('The bookmaker has no two runners');
  await page.goto(`/exchange/${match.refMatchId}`);
  await page
    .getByRole('region', { name: 'Bookmaker' })
    .getByRole('button', { name: new RegExp(`^Back ${runner.name}`) })
    .click();
  await slip(page).getByLabel(`Stake on ${runner.name}`).fill('500');
  await place(page, 'Fully matched');
  await expect(await headersExposure(page)).toContainText('−₹500.00');
  await exposed(page, match, { amount: '−₹500.00', bets: [/^Back.*Bookmaker.*₹500\.00.*Matched/] });

  await page.goto('/mybets');
  await expect(page.getByRole('region', { name: match.name })).toContainText(String(rate));
  await page.getByRole('tab', { name: 'Settled' }).click();
  await headersExposure(page);
  const desk = await elsewhere(browser, app);
  const won = money(5 * rate);
  for (const [ruling, net, mark, balance] of [
    [{ press: 'Decide', winner: runner.id }, `+${won}`, 'Won', 10_000 + 5 * rate],
    [{ press: 'Correct', winner: other.id }, '−₹500.00', 'Lost', 9500],
    [{ press: 'Void' }, '₹0.00', 'Void', 10_000],
  ] as const) {
    await rule(desk, match.rates.marketId, ruling);
    await settledAs(page, net, [mark]);
    await expect(page.getByRole('banner')).toContainText(money(balance));
    await expect(page.getByRole('link', { name: /^Exposure/ })).toContainText('₹0.00');
  }
  await exposed(page, match, { amount: '₹0.00', bets: [] });
  await stated(page, [/Bet won: .*Bookmaker/i, /Result corrected: /]);
  await desk.context().close();
});
