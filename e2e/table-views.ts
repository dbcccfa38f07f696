import type { Page } from '@playwright/test';
import type { View } from './sports-views.ts';

const TABLES = ['baccarat', 'dream-catcher', 'hi-low', 'matka', 'race-20-20', 'teenpatti-open', 'trio'] as const;

/** Lays chips on a few spots of a table that takes bets, and waits for a part of its round. */
const played = (part: 'betting' | 'result') => async (page: Page) => {
  const game = page.frameLocator('iframe');
  await game.locator('[data-part="betting"]').waitFor({ timeout: 60_000 });
  const spots = game.getByRole('region', { name: 'Bets' }).getByRole('button', { name: /pays/ });
  for (const nth of [0, 1, 3]) if (nth < (await spots.count())) await spots.nth(nth).click();
  await game.locator(`[data-part="${part}"]`).waitFor({ timeout: 60_000 });
};

/** The seven tables, while bets are taken and with a result. */
export const tableViews: Readonly<Record<string, View>> = Object.fromEntries(
  TABLES.flatMap((table) => {
    const path = `/casino/aura/${table}`;
    return (['betting', 'result'] as const).map((part) => [
      `${table}-${part}`,
      { path, signedIn: true, act: played(part) } satisfies View,
    ]);
  }),
);
