import type { Browser, Page } from '@playwright/test';
import { expect, keepSession, type RunningApp } from './app.ts';
import { verifiedNumber } from './sign-in-area.ts';

/** The password of every player who signs up in a test. */
export const PASSWORD = 'Floodlit9';

/** A page in a browser of its own. */
export const elsewhere = async (browser: Browser, { address }: Pick<RunningApp, 'address'>): Promise<Page> =>
  (await browser.newContext({ baseURL: address })).newPage();

/** Somebody who has just signed up: other tests of this operator know the demo player's figures. */
export interface Newcomer {
  /** As the desk's addresses have it. */
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

/** Signs somebody up, whose session the next page opens with. */
export async function newcomer(page: Page, app: Pick<RunningApp, 'code'>): Promise<Newcomer> {
  const mobile = await verifiedNumber(page, app);
  const player = { name: 'Asha Rao', username: `asha ${mobile.slice(-6)}`, password: PASSWORD };
  const answer = await page.request.post('/api/register', {
    data: { ...player, typeId: 3, parentId: 81026, mobile, country_code: '+91' },
  });
  const session = (await answer.json()) as { token: string; user: { mstruserid: string } };
  return { id: session.user.mstruserid.slice(2), username: player.username, token: await keepSession(page, session) };
}

/** Who works at a new operator's desk, by the known password of each. */
const OPERATORS = { Owner: 'Pavilion-desk', Asha: 'Pavilion-desk-asha', Vikram: 'Pavilion-desk-vikram' } as const;

/** Opens a page of the desk, signing in there first where that is wanted. */
export async function atDesk(page: Page, path: string, name: keyof typeof OPERATORS = 'Owner'): Promise<void> {
  await page.goto(`/sandbox/desk${path}`);
  const password = page.getByLabel('Password');
  if (!(await password.isVisible())) return;
  await page.getByLabel('Name, empty for the owner').fill(name);
  await password.fill(OPERATORS[name]);
  const signedIn = page.waitForResponse((answer) => answer.url().endsWith('/sign-in'));
  await password.press('Enter');
  await signedIn;
  await page.goto(`/sandbox/desk${path}`);
}

/** The operator's desk in a browser of its own, at a page below it, signed in as the house's owner or who is named. */
export async function openDesk(
  browser: Browser,
  app: Pick<RunningApp, 'address'>,
  path: string,
  name?: keyof typeof OPERATORS,
): Promise<Page> {
  const desk = await elsewhere(browser, app);
  await atDesk(desk, path, name);
  return desk;
}

/** Has a second operator approve what the one at `desk` asked for with this reason: it waits in the list of such. */
export async function secondEyes(desk: Page, reason: string): Promise<void> {
  const browser = desk.context().browser();
  if (!browser) throw new Error('The desk is in no browser');
  const page = await elsewhere(browser, { address: new URL(desk.url()).origin });
  await atDesk(page, '/corrections?state=waiting', 'Asha');
  const request = page.getByRole('article').filter({ hasText: reason });
  await request.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'as the second operator' })).toBeVisible();
  await page.context().close();
}

/** The desk at a player's bonuses; what is returned gives one of a campaign. */
export async function giver(browser: Browser, app: Pick<RunningApp, 'address'>, { id }: Newcomer) {
  const desk = await openDesk(browser, app, `/players/${id}/bonuses`);
  const give = async (campaign: string, amount: string) => {
    await desk.goto(`/sandbox/desk/players/${id}/bonuses`);
    await desk.getByLabel('Campaign').selectOption(campaign);
    await desk.getByLabel('Amount in rupees').fill(amount);
    await desk.getByLabel('Reason, for the log').fill('For the test.');
    await desk.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'because: For the test.' })).toBeVisible();
  };
  return { desk, give };
}
