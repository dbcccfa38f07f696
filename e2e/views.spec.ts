import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { newcomer } from './players.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** The page is at its top, and the focus on its title. */
async function arrived(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** Any picture will do: one of this page. */
async function choosePicture(page: Page, group: RegExp): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  const field = page.getByRole('group', { name: group }).locator('input[type=file]').first();
  await field.setInputFiles({ name: 'shown.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/without camera data/)).toBeVisible();
}

test('on a phone what was sent is followed by what became of it: its top, with the focus on its title', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  await page.goto('/deposit/upi');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to payment' }).tap();
  await arrived(page, 'UPI deposit');
  await page.getByLabel('UTR').fill('432918445566');
  await page.getByLabel('Payer name').fill('Asha Rao');
  await choosePicture(page, /^Screenshot/);
  await page.getByRole('button', { name: 'Submit' }).tap();
  await arrived(page, 'Deposit status');

  await page.goto('/kyc');
  await page.getByRole('link', { name: /^Send Emirates ID/ }).tap();
  await arrived(page, 'Send Emirates ID');
  await page.goto('/kyc?send=pan');
  await page.getByLabel(/^PAN number/).fill('ABCPK7788F');
  await page.getByLabel(/^Full name/).fill('Asha Rao');
  await page.getByLabel(/^Date of birth/).fill('1994-06-14');
  await choosePicture(page, /^Front/);
  await page.getByRole('button', { name: 'Submit for review' }).tap();
  await arrived(page, 'KYC');
  await expect(page.getByText('Your document is under review')).toBeInViewport();
});
