import { expect, type Page } from '@playwright/test';

/** The page in Hindi, as the player would have it after the switch. */
export async function inHindi(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: 'hi', theme: 'system' }, version: 0 }));
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.waitForLoadState('networkidle');
}
