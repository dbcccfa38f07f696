import { expect, test } from './app.ts';
import { deviceWithPasskeys } from './authenticator.ts';
import { fill, newPlayer, press } from './sign-in-area.ts';

test('a passkey is offered after a login by password, then signs in and confirms a new account', async ({
  page,
  app,
}) => {
  const mobile = await newPlayer(page, app);
  await deviceWithPasskeys(page);

  await page.goto('/sign-in');
  await fill(page, { Username: `asha ${mobile.slice(-6)}`, Password: 'Floodlit9' });
  await press(page, 'Log In');
  const offer = page.getByRole('complementary', { name: 'Sign in without your password' });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await offer.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(offer).toBeHidden();

  await page.goto('/profile');
  const list = page.getByRole('region', { name: 'Passkeys' });
  await expect(list.getByText('not used yet')).toBeVisible();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  // The field of the username offers it, and whoever holds the device takes it at once.
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/home$/);

  await page.goto('/bank-details?add=card');
  await fill(page, { 'Name on the card': 'Asha Rao' });
  await page.getByRole('textbox', { name: /^Card number/ }).fill('4111111111111111');
  await page.getByRole('textbox', { name: /^Expires/ }).fill('04/39');
  await press(page, 'Save');
  await page
    .getByRole('dialog', { name: 'Confirm with your passkey' })
    .getByRole('button', { name: 'Use passkey' })
    .click();
  await expect(page).toHaveURL(/\/bank-details$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Visa' })).toBeVisible();
  await page.goto('/profile');
  await expect(list.getByText(/last used/)).toBeVisible();
});
