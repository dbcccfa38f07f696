import type { Page } from '@playwright/test';
import { isWhole, stickingOutAt320, violationsOf } from './accessibility.ts';
import { beginSession, expect, test } from './app.ts';
import { latinOf, namesServed } from './latin.ts';
import { go } from './navigate.ts';
import { playerRows, type Row, visitorRows } from './routes.ts';

// Every page in Hindi, as routes.spec.ts walks them in English, and what opens on them; by day, where that has the night.

test.use({ colorScheme: 'light' });

/** One of so many of what opens is opened by itself; `pnpm chaos pages` opens each. */
const SLICE = 5;
const slice = (openings: readonly Opening[]) => (isWhole ? openings : openings.filter((_, nth) => nth % SLICE === 1));

/** A dialog, or a part of a page that opens: where it is, and what is pressed for it. Two that follow each other, in a slice too, are on other paths. */
type Opening = readonly [what: string, path: string, open?: (page: Page) => Promise<unknown>];

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const pressed = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const submitted = (page: Page) => main(page).locator('form button[type=submit]').first().click();
const lineOpened = (kind: string): Opening => [
  `a line: ${kind}`,
  `/cashier?period=90d&kind=${kind}`,
  (page) => main(page).locator('tr button[aria-expanded]').first().click(),
];
const paying = (amount: string) => async (page: Page) => {
  await main(page).getByRole('textbox').first().fill(amount);
  await pressed('भुगतान पर जाएँ')(page);
  await page.getByRole('timer').waitFor();
};

const VISITOR: readonly Opening[] = [
  ...['login', 'mobileNumber', 'verifyNumber', 'register', 'forgotpassword', 'resetpassword'].map(
    (name, nth): Opening => [`dialog ${name}`, `${nth % 2 ? '/terms' : '/'}?dialog=${name}`],
  ),
  ['a login that lacks everything', '/?dialog=login', (page) => dialog(page).locator('[type=submit]').click()],
  ['a message that lacks everything', '/contactus', submitted],
  ['recovery', '/terms?dialog=login', (page) => dialog(page).getByText('पासवर्ड भूल गए').click()],
];
const PLAYER: readonly Opening[] = [
  ['exposure', '/home?exposure=all', (page) => dialog(page).waitFor()],
  ['cash-out', '/jetfair?show=bets', pressed(/कैश आउट/)],
  [
    'search',
    '/terms',
    async (page) => {
      await pressed('गेम खोजें')(page);
      await dialog(page).locator('input').fill('Dragon Tiger');
    },
  ],
  lineOpened('sports'),
  ['what can be withdrawn', '/home', pressed(/^निकालने योग्य/)],
  ['the account menu', '/betting-settings', pressed(/खाते का मेन्यू/)],
  lineOpened('casino'),
  ['the notifications of the header', '/privacypolicy', pressed(/^सूचनाएँ/)],
  lineOpened('deposit'),
  ['paying by UPI', '/deposit/upi', paying('5000')],
  lineOpened('withdrawal'),
  ['paying by bKash', '/deposit/m_bkash', paying('5000')],
  lineOpened('bonus'),
  ['paying by RTGS', '/deposit/rtgs', paying('200000')],
  ['a period', '/cashier', pressed(/ से .*20\d\d/)],
  ['paying by Tron', '/deposit/m_binance_tron', paying('5000')],
  ['settled bets', '/mybets?betstatus=settled'],
  ['a pending deposit', '/deposit/upi?deposit=DP-31902'],
  ['a withdrawal that lacks everything', '/withdraw/bank', submitted],
  ['a declined deposit', '/deposit/m_paytm?deposit=DP-31640'],
  ['a withdrawal by UPI', '/withdraw/upi'],
  ['an account to add', '/bank-details?add=bank', submitted],
  ['a withdrawal', '/withdrawList?id=WD-20418'],
  ['a card to add', '/bank-details?add=card', submitted],
  ['a document that lacks everything', '/kyc?send=passport', submitted],
  ['an account to remove', '/bank-details', pressed(/हटाएँ/)],
  ['a password to change', '/profile?change=password', submitted],
  ['a limit', '/profile/limits?set=loss-week'],
  ['a bonus to cancel', '/bonus', pressed(/बोनस रद्द/)],
  ['a break', '/profile/limits?rest=7d'],
  ['no game', '/slots?q=%E0%A4%95%E0%A4%96%E0%A4%97'],
  ['an exclusion', '/profile/limits?rest=for-good'],
  ['no provider', '/casino/nobody'],
  ['no match', '/exchange/nothing'],
  ['the live lobby', '/casino/aura'],
  ['a table', '/casino/aura/baccarat', (page) => page.frameLocator('iframe').locator('[data-part]').first().waitFor()],
];

/** Every page that opens is in Hindi. */
const inHindi = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: 'hi', theme: 'system' }, version: 0 })),
  );

/** What is wrong with what is open: a word that is not Hindi; and unless words alone are looked at, a rule that it breaks, what sticks out of a narrow page. */
async function faultsOf(
  page: Page,
  what: string,
  names: readonly string[],
  part: 'words' | 'own' | 'all',
): Promise<string[]> {
  await expect(page.locator('h1'), what).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0);
  const found = await latinOf(page, names);
  if (part !== 'words') found.push(...(await violationsOf(page, part)), ...(await stickingOutAt320(page)));
  return found.map((fault) => `${what}: ${fault}`);
}

/** Goes through every page of these that is no other one's address. */
async function walk(page: Page, rows: readonly Row[], names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const around = new Set<string>();
  const partIn = (frame: string) => (!isWhole ? 'words' : around.has(frame) ? 'own' : 'all');
  let title = '';
  for (const [path, , frame, , to = path] of rows) {
    if (to !== path) continue;
    if (title === '') await page.goto(path);
    else await go(page, path);
    await expect(page, path).not.toHaveTitle(title);
    title = await page.title();
    found.push(...(await faultsOf(page, path, names, partIn(frame))));
    around.add(frame);
  }
  return found;
}

async function openAll(page: Page, openings: readonly Opening[], names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [what, path, open] of openings) {
    if (page.url() === 'about:blank') await page.goto(path);
    else {
      // What the one before it showed is gone, once this is.
      await page.evaluate(() => {
        for (const shown of document.querySelectorAll('h1, dialog form')) shown.setAttribute('data-left', '');
      });
      await go(page, path);
      await expect(page.locator('[data-left]'), what).toHaveCount(0);
    }
    if (path.includes('dialog=')) await expect(dialog(page), what).toBeVisible();
    await open?.(page);
    found.push(...(await faultsOf(page, what, names, 'own')));
    // What the address does not name would stand above the next: a search is cleared first, and then closed.
    if (!path.includes('?')) for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Escape');
  }
  return found;
}

test('a visitor reads their own pages and dialogs in Hindi', async ({ page }) => {
  await inHindi(page);
  const names = await namesServed(page);
  const rows = visitorRows.filter(([, access]) => access === 'public');
  expect([...(await walk(page, rows, names)), ...(await openAll(page, slice(VISITOR), names))]).toEqual([]);
});

test('a player reads every page in Hindi', async ({ page }) => {
  const token = await beginSession(page);
  await inHindi(page);
  const rows = (await playerRows(page, token)).filter(([, access]) => access !== 'public');
  expect(await walk(page, rows, await namesServed(page, token))).toEqual([]);
});

test('what opens on a player’s pages is in Hindi', async ({ page }) => {
  const token = await beginSession(page);
  await inHindi(page);
  expect(await openAll(page, slice(PLAYER), await namesServed(page, token))).toEqual([]);
});
