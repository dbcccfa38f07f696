import { expectAccessible, stickingOutAt320 } from './accessibility.ts';
import { beginSession, expect, test } from './app.ts';

test('the search opens from every header, finds games, teams and leagues, and is left by keys alone', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Search Games' });
  const field = dialog.getByPlaceholder('Search your favourite games here...');
  const group = (name: string) => dialog.getByRole('region', { name });
  const button = page.getByRole('banner').getByRole('button', { name: 'Search Games' });

  // A visitor on a phone: the whole screen, and a protected result asks them to log in.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/terms');
  await button.click();
  await expect(field).toBeFocused();
  expect((await dialog.boundingBox())?.height).toBe(740);
  await expect(group('Most played').getByRole('link')).toHaveCount(5);
  await expect(group('Most matched now').getByRole('link')).toHaveCount(4);
  await field.fill('AVIATOR');
  const aviator = group('Games')
    .getByRole('link', { name: /Aviator/ })
    .first();
  await expect(aviator).toHaveAttribute('href', /dialog=login&next=%2Fcasino%2Fspribe%2Faviator/);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(aviator).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(group('Games')).toBeHidden();

  // A player: from a phone's header too, and by `/` where nothing is typed.
  await beginSession(page);
  await page.goto('/terms');
  await button.click();
  await field.fill('ind');
  await expect(group('Teams and players').getByRole('link').first()).toHaveAttribute('href', /^\/sportsbook2\?q=/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await field.pressSequentially('aviator');
  await expect(group('Games').getByRole('link').first()).toHaveAttribute('href', '/casino/spribe/aviator');
  await page.keyboard.press('ArrowDown');
  await expect(group('Games').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/casino\/spribe\/aviator$/);
  await page.goto('/terms');
  await button.click();
  await expect(group('Recent searches').getByRole('button', { name: 'Aviator' })).toBeVisible();
});

test('a search that finds nothing wraps a long word and offers near names', async ({ page }) => {
  const long = 'a'.repeat(60);
  await page.setViewportSize({ width: 360, height: 740 });
  await beginSession(page);
  await page.goto(`/games-all?q=${long}`);
  await expect(page.getByText(`No games found for “${long}”`)).toBeVisible();
  expect(await stickingOutAt320(page)).toEqual([]);
  const pageField = page.getByRole('main').getByRole('searchbox');
  for (const [text, name] of [
    ['avaitor', 'Aviator'],
    ['andar bahaar', /Andar Bahar/],
    ['तीन पत्ती', /Teen ?patti/i],
  ] as const) {
    await pageField.fill(text);
    await expect(
      page.getByRole('group', { name: 'Did you mean:' }).getByRole('button', { name }).first(),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Did you mean:' }).getByRole('button').first().click();
  await expect(page.getByRole('list', { name: 'All games' }).getByRole('link').first()).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Search Games' });
  const field = dialog.getByPlaceholder('Search your favourite games here...');
  await page.getByRole('banner').getByRole('button', { name: 'Search Games' }).click();
  await field.fill(long);
  await expect(dialog.getByText(`Nothing found for “${long}”`).last()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'In play now' })).toBeInViewport({ ratio: 1 });
  expect(await stickingOutAt320(page)).toEqual([]);
  await field.fill('indea');
  await dialog
    .getByRole('group', { name: 'Did you mean:' })
    .getByRole('button', { name: 'India', exact: true })
    .click();
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('region', { name: 'Teams and players' }).getByRole('link').first()).toBeVisible();
});
