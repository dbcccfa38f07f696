import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './app.ts';
import { newcomer } from './players.ts';

/** Every game that plays, and of the slots one: they share their parts. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  spribe: ['aviator', 'mines', 'goal', 'dice', 'plinko', 'miniroulette', 'hilo'],
  aura: ['teenpatti-open', 'baccarat', 'dream-catcher', 'hi-low', 'matka', 'race-20-20', 'trio'],
  netent: ['book-of-the-silver-tomb'],
};

for (const [provider, slugs] of Object.entries(GAMES)) {
  test(`the games of ${provider} break no rule of access, dark in whichever theme is asked for, nor does the page that verifies a round`, async ({
    page,
    app,
  }) => {
    const { token } = await newcomer(page, app);
    const headers = { token };
    const answer = await page.request.get(`/api/catalogue/games?provider=${provider}&limit=100`, { headers });
    const { games } = (await answer.json()).data as { games: { code: string; redirectUrl: string }[] };
    let origin = '';
    await page.setViewportSize({ width: 1024, height: 800 });
    for (const slug of slugs) {
      const game = games.find(
        ({ redirectUrl }) => redirectUrl.endsWith(`/${slug}`) || redirectUrl.endsWith(`-${slug}`),
      );
      const opened = await page.request.post('/lobby-api/lobby/', { headers, data: { gameCode: game?.code } });
      const { url } = (await opened.json()).data as { url: string };
      // By itself, as its frame has it: what axe looks at is one document.
      await page.goto(url);
      await expect(page.getByRole('contentinfo'), slug).toContainText('₹');
      await expectAccessible(page);
      origin = new URL(url).origin;
    }
    await page.goto(`${origin}/play/verify`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

/** Presses a key until what is meant has the focus. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let pressed = 0; pressed < 25; pressed += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('mines is played by keyboard alone, from its opening until its round is paid', async ({ page, app }) => {
  await newcomer(page, app);
  await page.goto('/casino/spribe/mines');
  const game = page.frameLocator('iframe');
  const bet = game.getByRole('button', { name: /^Bet/ });
  await expect(bet).toHaveAttribute('aria-disabled', 'false');

  // The game has the keyboard as it opens. One mine of twenty-five: it is hardly ever the field that is opened.
  await walkTo(page, game.getByRole('button', { name: '1', exact: true }), 'Tab');
  await page.keyboard.press('Space');
  await walkTo(page, bet, 'Tab');
  await page.keyboard.press('Enter');
  await expect(game.getByRole('button', { name: /^Open a field/ })).toBeVisible();

  await walkTo(page, game.getByRole('button', { name: 'row 3, column 3' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(game.getByRole('button', { name: 'row 2, column 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  const lost = game.getByRole('button', { name: /^Mine, / });
  await expect(cashOut.or(lost)).toBeVisible();
  if (await cashOut.isVisible()) {
    await walkTo(page, cashOut, 'Tab');
    await page.keyboard.press('Enter');
  }
  await expect(lost).toBeVisible();
  await expect(game.getByRole('list', { name: 'Last rounds, newest first' }).getByRole('listitem')).toHaveCount(1);
});
