import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './app.ts';
import { quietMatch } from './matches.ts';
import { proves } from './moves.ts';
import { laterPage, test } from './passing-time.ts';
import { giver, newcomer, openDesk } from './players.ts';

// What time alone does, on an operator whose clock these tests put ahead one after the other.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.describe.configure({ mode: 'serial' });

test('a reality check stands before play once it is due, bets wait until it is read, and play goes on; in a game on a phone too', async ({
  page,
  operator,
}) => {
  const { token } = await newcomer(page, operator);
  const match = await quietMatch(page);
  const [{ name = '' } = {}] = match.runners;
  await page.goto('/profile/limits');
  const every = page
    .getByRole('group', { name: 'Remind me every' })
    .getByRole('button', { name: '30 min', exact: true });
  await every.click();
  await expect(every).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/exchange/${match.refMatchId}`);
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const back = page
    .getByRole('region', { name: 'Match Odds' })
    .getByRole('button', { name: new RegExp(`^Back ${name}`) });
  await back.first().click();
  await slip.getByLabel(`Stake on ${name}`).fill('100');
  // Half an hour of play: each look at the matches is a sign of it.
  const playHalfAnHour = async () => {
    for (let tens = 0; tens < 3; tens += 1) {
      await operator.pass(10 * MINUTE);
      const watched = await page.request.get('/sports-api/bet/matches?sport=2', { headers: { 'xu-auth': token } });
      expect(watched.ok()).toBe(true);
    }
  };
  await playHalfAnHour();

  // This page was open before it was due: its bet is refused in a sentence.
  const place = slip.getByRole('button', { name: /^Place bet/ });
  await place.click();
  await expect(slip).toContainText('Read your reality check to continue.');
  await page.reload();
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toContainText('You have played for 30 minutes.');
  await expect(check).toContainText('₹0.00');
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('30 min');
  if (!(await slip.getByLabel(`Stake on ${name}`).isVisible())) await back.first().click();
  await slip.getByLabel(`Stake on ${name}`).fill('100');
  await place.click();
  await expect(slip.getByRole('status').filter({ hasText: 'Fully matched' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('30 min');
  await expect(check).toHaveCount(0);

  // A game's page on a phone folds the header away, and not the check.
  await playHalfAnHour();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/casino/spribe/mines');
  await expect(check).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Bet/ })).toBeVisible();
});

const passport = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Passport', exact: true }) });

/** Sends a passport that is valid until so many days from now, by this machine's clock. */
async function sendPassport(page: Page, number: string, days: number): Promise<void> {
  const until = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  for (const [label, value] of [
    [/number$/, number],
    ['Full name', 'Asha Rao'],
    ['Date of birth', '1994-06-14'],
    ['Valid until', until],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  // Any picture will do: one of this page.
  const buffer = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 400, height: 400 } });
  await page
    .getByRole('group', { name: /^Page with the picture/ })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'at home.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/without camera data/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(passport(page)).toContainText('Under review');
}

test('an approved document that ends is expired from the day after, and is replaced', async ({
  page,
  browser,
  operator,
}) => {
  const player = await newcomer(page, operator);
  await page.goto('/kyc?send=passport');
  await sendPassport(page, 'Z4800017', 3);
  const desk = await openDesk(browser, operator, '/kyc');
  await desk
    .locator('article', { hasText: 'Z4800017' })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByText(/^Passport expires in \d days$/)).toBeVisible();
  await desk.context().close();

  await operator.pass(5 * DAY);
  const later = await laterPage({ page, operator }, player);
  await later.goto('/kyc');
  await expect(later.getByText('Passport has expired')).toBeVisible();
  proves('document', 'time: approved → expired');
  await later.getByRole('link', { name: 'Replace Passport' }).first().click();
  await sendPassport(later, 'Z4800018', 900);
  proves('document', 'send: expired → pending');
  await later.context().close();
});

/** Begins what its player does not end: a deposit in each state that one can be open in; returns their names. */
async function openDeposits(page: Page, token: string): Promise<readonly string[]> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers: { token }, data });
    return ((await answer.json()) as { data: { deposit: { id: string }; redirectUrl?: string } }).data;
  };
  const begin = (clientRef: string) =>
    send('/deposit/fastpayme', { amount: 500, returnPath: '/deposit/fastpayme', clientRef });
  const created = await begin('expiry-created');
  const redirected = await begin('expiry-redirected');
  const returned = await begin('expiry-returned');
  await page.request.get(redirected.redirectUrl ?? '');
  await page.request.post(`${returned.redirectUrl}/leave`, { maxRedirects: 0 });
  const pending = await send('/deposit/create', {
    ...{ gateway: 'm_binance_tron', amount: 2000, coins: { count: '22.624435', rate: 88.4 } },
    clientRef: 'expiry-pending',
    fields: { reference: 'ab'.repeat(32) },
  });
  return [created, redirected, returned, pending].map(({ deposit: { id } }) => id);
}

test('what nobody paid or confirmed runs out, from whichever state it is in, and so does a bonus that nobody takes up or plays', async ({
  page,
  browser,
  operator,
}) => {
  const player = await newcomer(page, operator);
  const deposits = await openDeposits(page, player.token);
  const { desk, give } = await giver(browser, operator, player);
  await give('reload-2026', '40');
  await give('free-bet', '20');
  await desk.context().close();
  await page.goto('/bonus');
  await page.getByRole('link', { name: 'Details Diwali reload' }).click();
  await page.getByRole('button', { name: 'Activate bonus' }).click();
  await expect(page.getByText('Left to wager for part 1')).toBeVisible();

  await operator.pass(15 * DAY);
  const later = await laterPage({ page, operator }, player);
  for (const id of deposits) {
    await later.goto(`/deposit/fastpayme?deposit=${id}`);
    await expect(later.getByRole('main').getByRole('status').first()).toHaveText('Expired');
  }
  await expect(later.getByText('This deposit has expired')).toBeVisible();
  proves(
    'deposit',
    'time: created → expired',
    'time: redirected → expired',
    'time: returned → expired',
    'time: pending → expired',
  );
  await later.goto('/bonus');
  const earlier = later.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
  await expect(earlier).toHaveText([/^Free bet.*Expired$/, /^Diwali reload.*Expired$/]);
  proves('bonus', 'active → expired', 'available → expired');
  await expect(later.getByRole('main').getByRole('button', { name: /Take|Claim|Cancel/ })).toHaveCount(0);
  await later.context().close();
});

test('starts a higher limit, and ends one, two days after it was set', async ({ page, operator }) => {
  const player = await newcomer(page, operator);
  const set = async (name: string, amount: number | null) => {
    const answer = await page.request.post('/api/limits/set', {
      headers: { token: player.token },
      data: { name, amount },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  for (const amount of [1000, 3000]) await set('loss-week', amount);
  for (const amount of [1000, null]) await set('loss-day', amount);
  await page.goto('/profile/limits');
  const losses = page.getByRole('region', { name: 'Loss limits' });
  await expect(losses.getByText(/^(Changes to|Ends on)/)).toHaveCount(2);

  await operator.pass(2 * DAY + MINUTE);
  const later = await laterPage({ page, operator }, player);
  await later.goto('/profile/limits');
  const now = later.getByRole('region', { name: 'Loss limits' });
  await expect(now).toContainText('₹3,000.00 left');
  proves('limit', 'rise: rising → set');
  await expect(now.getByRole('link', { name: 'Set Loss in 24 hours' })).toBeVisible();
  await expect(now.getByText(/^(Changes to|Ends on)/)).toHaveCount(0);
  proves('limit', 'end: ending → none');
  await later.context().close();
});
