import type { Page } from '@playwright/test';
import { beginSession, expect, signIn, test } from './app.ts';
import { recordToasts } from './toasts.ts';

// The end of a session by the operator of these tests itself, as a browser meets it. What each failure says, word for word: scripts/messages.test.tsx.

/** On the landing page, which knows where they were: they did not sign out themselves. */
async function expectSignedOut(page: Page, from: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('next') === from);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test('a call with a token that is over ends the session, and says so once', async ({ page }) => {
  const toasts = await recordToasts(page);
  // Over HTTP alone: the socket would be told as well.
  await page.routeWebSocket(/\/public\//, () => {});
  await page.route('**/public/**', (route) => route.abort());
  const token = await beginSession(page);
  await page.request.get('/api/signout', { headers: { token } });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.goto('/cashier');
  expect(await (await refused).json()).toMatchObject({ error: true, message: 'Unauthorized action.' });
  await expectSignedOut(page, '/cashier');
  // Who is signed out is told why, once.
  await expect.poll(toasts).toEqual([['error', 'Your session has ended. Log in again.']]);
});

test('a session that is ended on another device ends here, with the operator’s words', async ({ page }) => {
  const toasts = await recordToasts(page);
  await signIn(page);
  // As from another device.
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.request.get('/api/signout', { headers: { token } });
  await expect.poll(toasts).toContainEqual(['error', 'Your session has ended. Log in again.']);
  await expectSignedOut(page, '/home');
  // A toast is gone in a second: the page says it for as long as they have not read it.
  const notice = page.getByText('Your session has ended. Log in again.').locator('..');
  await expect(notice.getByRole('link', { name: 'Login' })).toBeVisible();
});
