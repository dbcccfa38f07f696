import { expectAccessible } from './accessibility.ts';
import { expect, signIn, test } from './app.ts';

// Every other browser test has no worker: a page that it lets through would pass by what the test has said of the network.
test.use({ serviceWorkers: 'allow' });

test('without a network a player finds the frame and what was last known, as old as it is, and nothing of anybody once they have signed out', async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });
  await signIn(page);
  const kept = () =>
    page.evaluate(async () => [await caches.has('offline'), Boolean((await navigator.serviceWorker.ready).active)]);
  await expect.poll(kept).toEqual([true, true]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('openBets'))).toContain('"bets":[{');

  await context.setOffline(true);
  await page.goto('/mybets');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/Balance, as of \d+:\d\d [ap]m₹1,23,456\.50/);
  await expect(page.getByRole('region', { name: 'Open bets' })).toContainText(/as of \d+:\d\d [ap]m/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('status')).toContainText('still no connection');

  // The page goes on by itself, to where the player was going.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My Bets' })).toBeVisible();
  await page
    .getByRole('button', { name: /account menu/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Sign Out' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);

  await context.setOffline(true);
  await page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: 'hi', theme: 'dark' }, version: 0 }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('₹');
  expect(refused).toEqual([]);

  // What a hostile script has put there while it was let run does not outlive it.
  await page.evaluate(async () => {
    const hostile = '<title>Kept</title><h1>Kept</h1><script>document.title = "Run"</script>';
    const kept = await caches.open('offline');
    await kept.put('/offline.html', new Response(hostile, { headers: { 'content-type': 'text/html' } }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
  await expect(page).toHaveTitle('Kept');
});
