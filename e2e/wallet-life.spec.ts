import type { Browser, Page } from '@playwright/test';
import { expect, type RunningApp, test } from './app.ts';
import { quietMatch } from './matches.ts';
import { proves } from './moves.ts';
import { elsewhere, newcomer, openDesk, secondEyes } from './players.ts';
import { freshNumber } from './sign-in-area.ts';

const rupees = (amount: number) =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const balance = (page: Page, amount: string) => expect(page.getByRole('banner')).toContainText(amount);

/** The lines of the statement. */
const linesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button') });

/** The statement in a tab of its own, with what the header has of it: both follow by themselves, and are looked at after each step. */
async function openStatement(page: Page) {
  const tab = await page.context().newPage();
  await tab.goto('/cashier');
  await tab.getByRole('button', { name: /account menu/ }).click();
  return {
    tab,
    /** What the headers of both tabs say, what is at risk, and what the newest line is. */
    async says(figures: { readonly balance: string; readonly exposure?: string }, newest: RegExp) {
      await balance(page, figures.balance);
      await balance(tab, figures.balance);
      await expect(tab.getByRole('link', { name: /^Exposure/ })).toContainText(figures.exposure ?? /(?<!−)₹0\.00/);
      await expect(linesOf(tab).first()).toHaveText(newest);
    },
  };
}

/** A picture to send: what the page looks like. */
const picture = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

async function choosePicture(page: Page, group: RegExp, name: string): Promise<void> {
  const field = page.getByRole('group', { name: group });
  await field
    .locator('input[type="file"]')
    .last()
    .setInputFiles(await picture(page, name));
  await expect(field.getByText(/without camera data/)).toBeVisible();
}

/** A text that has all of these, in this order. */
const parts = (...texts: readonly string[]) =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*'));

async function sendPan(page: Page, number: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Send PAN/ })
    .first()
    .click();
  await page.getByLabel(/^PAN number/).fill(number);
  await page.getByLabel(/^Full name/).fill('Meera Iyer');
  await page.getByLabel(/^Date of birth/).fill('1994-06-14');
  await choosePicture(page, /^Front/, 'pan.png');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your document is under review')).toBeVisible();
}

/** A player with a referral code, in a browser of their own. */
async function referrerOf(browser: Browser, app: RunningApp) {
  const page = await elsewhere(browser, app);
  const { token } = await newcomer(page, app);
  const answer = await page.request.post('/api/ref/generate', { headers: { token }, data: {} });
  const { data } = (await answer.json()) as { data: { source: { code: string } } };
  return { page, code: data.source.code };
}

/** Signs a player up who comes by a referral link. */
async function signUp(page: Page, app: RunningApp, code: string): Promise<void> {
  const mobile = freshNumber();
  await page.goto(`/?ref=${code}`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/mobile/i).fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByLabel(/OTP/)).toBeEditable();
  await dialog.getByLabel(/OTP/).fill(await app.code(mobile));
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await expect(dialog.getByLabel(/^Referral code/)).toHaveValue(code);
  await dialog.getByLabel('Username').fill(`meera ${mobile.slice(-6)}`);
  await dialog.getByLabel('Password', { exact: true }).fill('Floodlit9');
  await dialog.getByLabel('Confirm password').fill('Floodlit9');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Declines the case that says `named`, one of those that wait; the player reads the reason. */
async function declineAtDesk(desk: Page, named: string, reason: string): Promise<void> {
  const waiting = desk.locator('article', { hasText: named });
  await waiting.getByText(/^Decline…/).click();
  const field = waiting.getByLabel('Reason, as the player reads it');
  await field.fill(reason);
  await field.press('Enter');
  await expect(desk.getByRole('status').first()).toBeVisible();
}

test('takes a player from a referral code to a paid withdrawal', async ({ page, browser, app }) => {
  const desk = await openDesk(browser, app, '');
  const toDesk = (path: string) => desk.goto(`/sandbox/desk${path}`);
  const referrer = await referrerOf(browser, app);
  await signUp(page, app, referrer.code);
  const statement = await openStatement(page);
  const given = parts('Play money to start with', '+₹1,000.00', '₹1,000.00');
  await statement.says({ balance: '₹11,000.00' }, given);

  // A deposit by UPI, approved at the desk while its page is open.
  await page.goto('/gatewaylist');
  await page.getByRole('link', { name: /^UPI\b/ }).click();
  await page.getByLabel('Amount', { exact: true }).fill('5000');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel(/^UTR/).fill('432918007731');
  await page.getByLabel(/^Payer name/).fill('Meera Iyer');
  await choosePicture(page, /^Screenshot/, 'paid.png');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Confirming with the bank')).toBeVisible();
  const deposit = /DP-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await statement.says({ balance: '₹11,000.00' }, given);
  await toDesk(`/deposits/${deposit}`);
  await desk.getByRole('button', { name: /^Approve ₹5,000\.00/ }).click();
  await expect(
    page
      .getByRole('heading', { name: '₹5,000.00 added to your cash' })
      .or(page.getByText('₹5,000.00 added to your cash').first()),
  ).toBeVisible();
  const deposited = parts('Deposit by UPI', '432918007731', deposit, 'Approved', '+₹5,000.00', '₹15,000.00');
  await statement.says({ balance: '₹16,000.00' }, deposited);

  // The bonus that it brought.
  await page.goto('/bonus');
  await page.getByRole('link', { name: /^Details Welcome bonus/ }).click();
  await page.getByRole('button', { name: /Activate bonus/ }).click();
  await expect(page.getByText('Left to wager for part 1')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹8,750.00');
  // It moves nothing before its first part opens.
  await statement.says({ balance: '₹16,000.00' }, deposited);

  // A bet, and its market won at the desk.
  const match = await quietMatch(page, 6, 9000);
  const [home] = match.runners.toSorted((a, b) => (b.back?.size ?? 0) - (a.back?.size ?? 0));
  if (!home) throw new Error('The match has no runners');
  await page.goto(`/exchange/${match.refMatchId}`);
  await page
    .getByRole('region', { name: 'Match Odds' })
    .getByRole('button', { name: new RegExp(`^Back ${home.name}`) })
    .first()
    .click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByLabel(`Stake on ${home.name}`).fill('9000');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByRole('status').filter({ hasText: /matched/i })).toBeVisible();
  await expect(slip).toContainText('Fully matched');
  // Its stake is held, and has moved nothing yet.
  await statement.says({ balance: '₹16,000.00', exposure: '−₹9,000.00' }, deposited);
  const profit = Number(/wins ₹([\d,.]+)/.exec(await slip.innerText())?.[1]?.replaceAll(',', ''));
  await toDesk(`/markets/${encodeURIComponent(match.marketId)}`);
  const decide = desk.locator('form', { has: desk.getByRole('button', { name: 'Decide', exact: true }) });
  await decide.getByLabel('Winner').selectOption(home.name);
  await decide.getByLabel(/reason|why/i).fill('The match was given.');
  await decide.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'The match was given.' })).toBeVisible();
  await secondEyes(desk, 'The match was given.');
  // What the slip said that it wins, less five percent.
  const cash = 15_000 + profit - Math.round(profit * 5) / 100;
  const won = parts(`Bet won: ${home.name}`, `net +${rupees(profit)}`, `+${rupees(cash - 15_000)}`, rupees(cash));
  await statement.says({ balance: rupees(cash + 1000) }, won);

  // The bonus has counted what was at risk: its first part opens, and becomes cash.
  await page.goto('/bonus');
  await page.getByRole('button', { name: 'Claim ₹500.00' }).click();
  await expect(page.getByText('Part 1 claimed: ₹500.00 added to your cash.')).toBeVisible();
  const claimed = parts('Bonus part 1 of 4 claimed', '+₹500.00', rupees(cash + 500));
  await statement.says({ balance: rupees(cash + 1500) }, claimed);
  await expect(page.getByText('Left to wager for part 2')).toBeVisible();
  proves('bonus', 'active → active');

  // KYC: declined with a reason, sent again, approved; the player’s page is open all the while.
  await page.goto('/kyc');
  await sendPan(page, 'LIFPE4321K');
  await toDesk('/kyc');
  await declineAtDesk(desk, 'LIFPE4321K', 'The picture is cut off on the left.');
  await expect(page.getByRole('main').getByText('PAN was declined')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The picture is cut off on the left.');
  await sendPan(page, 'LIFPE4321K');
  await toDesk('/kyc');
  const waiting = desk.locator('article', { hasText: 'LIFPE4321K' });
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('You are verified')).toBeVisible();

  // A withdrawal of what the bonus leaves free, to an address that takes the password.
  await page.goto('/withdraw');
  await expect(page.getByRole('main')).toContainText(rupees(cash + 500 - 3750));
  await page.goto('/withdraw/upi');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('4000');
  await page.getByLabel(/^UPI ID/).fill('meera@example');
  await page.getByLabel('Your password', { exact: true }).fill('Floodlit9');
  await page.getByRole('button', { name: 'Withdraw ₹4,000.00' }).click();
  await expect(page.getByText('Request made')).toBeVisible();
  const withdrawal = /WD-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const withdrawn = (state: string) => parts('Withdrawal to UPI', withdrawal, state, '−₹4,000.00', rupees(cash - 3500));
  await statement.says({ balance: rupees(cash - 2500) }, withdrawn('Requested'));
  // By another operator than the one who approved the deposit.
  const asha = await openDesk(browser, app, `/withdrawals/${withdrawal}`, 'Asha');
  await asha.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Approved' })).toBeVisible();
  await statement.says({ balance: rupees(cash - 2500) }, withdrawn('Approved'));
  await asha.context().close();
  await toDesk(`/withdrawals/${withdrawal}`);
  await desk.getByLabel('UTR of the payment').fill('N326264410');
  await desk.getByRole('button', { name: /^Paid/ }).click();
  await expect(page.getByRole('main')).toContainText('N326264410');
  await statement.says({ balance: rupees(cash - 2500) }, withdrawn('Paid'));

  // The statement has every step, the newest first, each with what stood in the account after it; so it has for whoever opens it now.
  const lines = [
    withdrawn('Paid'),
    claimed,
    won,
    deposited,
    given,
    parts('Play money to start with', '+₹10,000.00', '₹10,000.00'),
  ];
  await expect(linesOf(statement.tab)).toHaveText(lines);
  await page.goto('/cashier');
  await expect(linesOf(page)).toHaveText(lines);
  await balance(page, rupees(cash - 2500));

  // The referrer sees the sign-up and the first deposit.
  await referrer.page.goto('/referral');
  const figure = (name: string) =>
    referrer.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(figure('Sign-ups')).toHaveText('Sign-ups1100% of clicks');
  await expect(figure('First deposits')).toHaveText('First deposits1100% of sign-ups');
  await expect(referrer.page.getByRole('region', { name: 'Your referrals' })).toContainText('M••••r');
  await referrer.page.context().close();
});
