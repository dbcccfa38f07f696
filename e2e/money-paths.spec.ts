import type { Locator, Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { expectPage, expectToOpen, type PageName } from './expect-page.ts';

/** The pages of money in and out with their names in both languages, and where an address leads that is another page's. */
const PAGES: readonly (readonly [path: string, english: PageName, hindi: PageName, to?: string])[] = [
  ['/gatewaylist', 'Deposit', 'जमा'],
  ['/deposit/upi', 'UPI deposit', 'UPI से जमा'],
  ['/deposit/fastpayme', 'FastPay deposit', 'FastPay से जमा'],
  ['/deposit/m_bkash', 'bKash deposit', 'bKash से जमा'],
  ['/deposit/m_nagad', 'Nagad deposit', 'Nagad से जमा'],
  ['/deposit/m_paytm', 'Paytm deposit', 'Paytm से जमा'],
  ['/deposit/m_binance_tron', 'Binance, Tron deposit', 'Binance, Tron से जमा'],
  ['/deposit/m_binance_bsc', 'Binance, BSC deposit', 'Binance, BSC से जमा'],
  ['/deposit/neft', 'NEFT deposit', 'NEFT से जमा'],
  ['/deposit/bank', 'Deposit', 'जमा'],
  ['/deposit/crypto', 'Deposit', 'जमा'],
  ['/deposit/wallet', 'Deposit', 'जमा'],
  ['/bkash', 'bKash deposit', 'bKash से जमा', '/deposit/m_bkash'],
  ['/paytm', 'Paytm deposit', 'Paytm से जमा', '/deposit/m_paytm'],
  ['/nagad', 'Nagad deposit', 'Nagad से जमा', '/deposit/m_nagad'],
  ['/withdraw', 'Withdraw', 'निकासी'],
  ['/withdraw/bank', 'Withdraw to bank', 'बैंक में निकासी'],
  ['/withdraw/upi', 'Withdraw to UPI', 'UPI में निकासी'],
  ['/pre-withdraw-page/bank', 'Withdraw to bank: details', 'बैंक में निकासी: जानकारी'],
  ['/pre-withdraw-page/upi', 'Withdraw to UPI: details', 'UPI में निकासी: जानकारी'],
  ['/withdrawnew', 'Withdraw', 'निकासी', '/withdraw'],
  ['/withdrawnewForm', 'Withdraw to bank', 'बैंक में निकासी', '/withdraw/bank'],
  ['/withdrawList', { heading: 'Requests', tab: 'Withdrawal requests' }, { heading: 'अनुरोध', tab: 'निकासी के अनुरोध' }],
  ['/bank-details', 'Bank details', 'बैंक विवरण'],
  ['/bank-details?add=bank', 'Add account', 'खाता जोड़ें'],
  ['/cashier', 'Account Statement', 'खाता विवरण'],
];

test.describe('money page', () => {
  for (const [path, english, hindi, to = path] of PAGES) {
    test(`opens ${path} directly and after a reload in both languages`, async ({ page, app }) => {
      await beginSession(page);
      await expectToOpen(page, path, english, hindi);
      await expect(page).toHaveURL(app.address + to);
    });
  }
});

const NAMES = {
  '/gatewaylist': 'Deposit',
  '/withdraw': 'Withdraw',
  '/cashier': 'Account Statement',
  '/bank-details': 'Bank details',
} as const;
type Path = keyof typeof NAMES;

/** Every link of a menu to one of these pages leads there. */
async function follow(page: Page, from: string, open: (page: Page) => Promise<Locator>, paths: readonly Path[]) {
  await beginSession(page);
  for (const path of paths) {
    await page.goto(from);
    const links = (await open(page)).locator(`a[href="${path}"]`).filter({ visible: true });
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    for (let nth = 0; nth < count; nth += 1) {
      if (nth > 0) {
        await page.goto(from);
        await open(page);
      }
      await links.nth(nth).click();
      await expectPage(page, NAMES[path]);
    }
  }
}

test.describe('menu', () => {
  const accountMenu = async (page: Page) => {
    await page.getByRole('button', { name: /account menu/ }).click();
    return page.locator('body');
  };
  const drawer = async (page: Page) => {
    await page.getByRole('navigation').getByRole('button', { name: 'Account', exact: true }).click();
    return page.getByRole('dialog');
  };
  const sideMenu = async (page: Page) => page.getByRole('main').getByRole('navigation').first();

  test('leads to the money pages from the header and its account menu', async ({ page }) => {
    await follow(page, '/terms', accountMenu, ['/gatewaylist', '/withdraw', '/cashier']);
  });

  test('leads to the money pages from the drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await follow(page, '/terms', drawer, ['/gatewaylist', '/withdraw', '/cashier']);
  });

  test('leads to the money pages from the side menu of the account', async ({ page }) => {
    await follow(page, '/profile', sideMenu, ['/gatewaylist', '/withdraw', '/cashier', '/bank-details']);
  });
});
