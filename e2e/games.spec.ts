import { expect, signIn, test } from './app.ts';

test('a game opens through the lobby, in a frame on another origin; once its session is over, it can be opened again', async ({
  page,
  app,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await signIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Aviator' }).click();
  await expect(page).toHaveURL(/\/casino\/spribe\/aviator$/);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('heading', { name: 'Aviator' })).toBeVisible();
  await expect(page.getByText('Opening Aviator')).toHaveCount(0);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('There is no frame');
  expect(new URL(frame.url()).origin).not.toBe(new URL(app.address).origin);
  // What runs in the game reaches nothing of the player's session.
  await expect(frame.evaluate(() => window.parent.localStorage.length)).rejects.toThrow(/cross-origin/);
  expect(await frame.evaluate(() => window.open('about:blank'))).toBeNull();

  // Its address is for one use. Not until it has loaded: the app takes a frame out as soon as its game says that it is over.
  await frame.goto(frame.url(), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'This session is over' })).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(game.getByRole('heading', { name: 'Aviator' })).toBeVisible();
  expect(blocked).toEqual([]);
});
