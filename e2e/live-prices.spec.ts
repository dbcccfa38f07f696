import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';

test.use({ world: 'live' });

/** Carries the page's socket on, until it is muted: then it stays open, and nothing comes through either way. */
async function carrySocket(page: Page) {
  const line = { isMuted: false, received: [] as string[] };
  await page.routeWebSocket(/\/public\//, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((message) => {
      if (!line.isMuted) server.send(message);
    });
    server.onMessage((message) => {
      if (line.isMuted) return;
      line.received.push(String(message));
      ws.send(message);
    });
  });
  return line;
}

test('an open match follows its own markets over the socket and asks for none of them again', async ({ page }) => {
  const line = await carrySocket(page);
  const polled: string[] = [];
  page.on('request', (request) => {
    if (/\/bet\/(match|bookmaker|fancy)\/odds/.test(request.url())) polled.push(request.url());
  });
  await beginSession(page);
  await page.goto('/exchange/inplay');
  const row = page.locator('article[data-match]').first();
  const match = await row.getAttribute('data-match');
  await page.goto(`/exchange/${match}`);
  await expect(page.getByRole('region', { name: 'Match Odds' })).toBeVisible();
  line.received.length = 0;
  const followed = () =>
    line.received
      .filter((frame) => frame.includes('odds:delta'))
      .flatMap((frame) => frame.match(/"\d+-(?:MO|BM|F)[^"]*"/g) ?? []);
  await expect.poll(() => followed().length).toBeGreaterThan(3);
  expect(followed().filter((id) => !id.startsWith(`"${match}-`))).toEqual([]);
  const before = polled.length;
  const heard = followed().length;
  await expect.poll(() => followed().length).toBeGreaterThan(heard + 1);
  expect(polled).toHaveLength(before);
});

test('on a connection that hangs the prices are marked as old, and are live again once it goes on', async ({
  page,
}) => {
  const line = await carrySocket(page);
  await beginSession(page);
  await page.goto('/exchange/Cricket');
  await expect(page.locator('article[data-match]').first()).toBeVisible();
  await expect.poll(() => line.received.some((frame) => frame.includes('odds:delta'))).toBe(true);
  await expect(page.getByText(/Prices as of/)).toHaveCount(0);
  line.isMuted = true;
  await expect(page.getByText(/Prices as of/)).toBeVisible();
  line.isMuted = false;
  await expect(page.getByText(/Prices as of/)).toHaveCount(0);
});
