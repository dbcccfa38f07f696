import type { FrameLocator } from '@playwright/test';
import { expect } from './app.ts';

/** Plays a round of mines that is open here, or a new one: opens one field, and cashes out where that was safe. */
export async function playMines(game: FrameLocator): Promise<void> {
  const bet = game.getByRole('button', { name: /^Bet/ });
  const first = game.getByRole('button', { name: /^Open a field/ });
  await expect(bet.or(first)).toBeVisible();
  if (await bet.isVisible()) await bet.click();
  await expect(first).toBeVisible();
  await game.getByRole('button', { name: 'row 1, column 1' }).click();
  await endMines(game);
}

/** Cashes out once a field has turned out safe; where it was a mine the round is over by itself. */
export async function endMines(game: FrameLocator): Promise<void> {
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  const mine = game.getByRole('button', { name: /^Mine, / });
  await expect(cashOut.or(mine).first()).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(mine.first()).toBeVisible();
}
