import type { Page } from '@playwright/test';

/** The operator answers a call otherwise than it would, as the page is read again. */
export const answered = (call: string, change: (body: string) => string) => async (page: Page) => {
  await page.route(new RegExp(`/api/${call}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
};

/** A call that no answer comes to, as the page is read again: until it says so and offers to try once more. */
export const failing = (call: string) => async (page: Page) => {
  await page.route(new RegExp(`/api/${call}(\\?|$)`), (route) => route.abort());
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().waitFor();
};

/** A call whose answer is still to come, as the page is read again: the page in its shape. */
export const waiting = (call: string) => async (page: Page) => {
  await page.route(new RegExp(`/api/${call}(\\?|$)`), () => undefined);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
};
