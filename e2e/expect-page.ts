import { expect, type Page } from '@playwright/test';
import { inHindi } from './hindi.ts';

/** What a page is called: its heading, and its tab where that is called something else. */
export type PageName = string | RegExp | { readonly heading: string; readonly tab: string | RegExp };

/** The page is loaded and has one heading of level 1, which the tab's title begins with. */
export async function expectPage(page: Page, name: PageName): Promise<void> {
  const [text, tab] = typeof name === 'object' && 'tab' in name ? [name.heading, name.tab] : [name, undefined];
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text);
  await expect(page.locator('h1')).toHaveCount(1);
  const title = tab ?? (await heading.innerText());
  if (title instanceof RegExp) await expect(page).toHaveTitle(title);
  else await expect.poll(async () => (await page.title()).startsWith(`${title} | `), title).toBe(true);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main [data-remote-state="failed"]')).toHaveCount(0);
}

/** The page opens at its address and again on a reload, in English and in Hindi. */
export async function expectToOpen(page: Page, address: string, english: PageName, hindi: PageName): Promise<void> {
  await page.goto(address);
  await expectPage(page, english);
  await page.reload();
  await expectPage(page, english);
  await inHindi(page);
  await expectPage(page, hindi);
  await page.goto(address);
  await expectPage(page, hindi);
}
