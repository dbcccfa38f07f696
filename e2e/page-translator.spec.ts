import { expect } from './app.ts';
import { test } from './passing-time.ts';
import { newcomer, PASSWORD } from './players.ts';

test('a player withdraws and exports the statement under a page translator', async ({ page, operator }) => {
  await page.addInitScript(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, [translate=no]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  await newcomer(page, operator);
  await page.goto('/withdraw/upi');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1000');
  await page.getByLabel('UPI ID').fill('asha.translated@okaxis');
  await page.getByRole('button', { name: 'Withdraw ₹1,000.00' }).click();
  await expect(page.getByRole('form').getByText('Enter your password to withdraw to a new account.')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Withdraw ₹1,000.00' }).click();
  await expect(page.getByRole('main').locator('[role=status]:not([popover])').first()).toHaveText('Pending');

  await page.goto('/cashier');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  await download;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  await expect(page.locator('font').first()).toBeAttached();
});
