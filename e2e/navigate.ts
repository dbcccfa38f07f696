import type { Page } from '@playwright/test';

/** Goes to another page of the app without loading the document again. A dialog that was just closed has left the history by then. */
export async function go(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('dialog[open]:not([data-addressed])') !== null || !history.state?.modals,
  );
  await page.evaluate((to) => {
    // As the router does: an entry with a key of its own.
    history.pushState({ key: Math.random().toString(36).slice(2) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** The player comes back to the tab: the moment at which it looks for what is new. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
