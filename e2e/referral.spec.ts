import { expect, test } from './app.ts';
import { elsewhere, newcomer } from './players.ts';
import { register, signUpAs, verifiedNumber } from './sign-in-area.ts';

test('a friend who opens the link of the referral page and signs up stands there: one click, one sign-up, and their name', async ({
  page,
  browser,
  app,
}) => {
  await newcomer(page, app);
  await page.goto('/referral');
  await page.getByRole('button', { name: 'Get your code' }).click();
  const link = await page
    .getByText(/\?ref=PAV/)
    .first()
    .innerText();
  const code = new URL(link, app.address).searchParams.get('ref') ?? '';

  const friend = await elsewhere(browser, app);
  await signUpAs(friend, await verifiedNumber(friend, app));
  const counted = friend.waitForResponse((answer) => answer.url().endsWith('/page/visit'));
  await friend.goto(`/?ref=${code}`);
  await counted;
  await expect(friend).toHaveURL(`${app.address}/`);
  await friend.goto('/register');
  await expect(friend.getByLabel(/^Referral code/)).toHaveValue(code);
  await register(friend);
  await expect(friend).toHaveURL(/\/home$/);
  await friend.context().close();

  await page.reload();
  await expect(page.getByRole('table').getByRole('row', { name: /100%/ }).last()).toContainText('11100%');
  await expect(page.getByRole('region', { name: 'Your referrals' })).toContainText('A••••o');
});
