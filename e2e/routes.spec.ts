import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRouteMatcher } from '@pavilion/federation/routes';
import type { Page } from '@playwright/test';
import { stickingOutAt320, violationsOf } from './accessibility.ts';
import { beginSession, expect, type RunningApp, test } from './app.ts';
import { type DiscoveryJson, type RoutesJson, shellVersion } from './discovery.ts';
import { go } from './navigate.ts';
import { PASSWORD } from './players.ts';
import { type Frame, LOADED, playerRows, type Row, visitorRows } from './routes.ts';
import { fill, newPlayer, press } from './sign-in-area.ts';

/** What goes wrong in the page, each with the path that was open. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  const note = (what: string) => faults.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    // Said of a socket that was still connecting when its page was left.
    if (message.type() === 'error' && !/WebSocket is closed before/.test(message.text())) note(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Aborted: the page that asked was left.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${reason} ${request.url()}`);
  });
  return faults;
}

/** Who owns a path, by the routes that the released shell and remotes carry. */
async function routeTable({ releases }: RunningApp) {
  const read = async (path: string) => JSON.parse(await readFile(join(releases, path), 'utf8')) as unknown;
  const { remotes } = (await read('discovery.json')) as DiscoveryJson;
  const manifests = [
    await read(`shell/${shellVersion(await read('live/shell.json'))}/shell.json`),
    ...Object.values(remotes).map(({ manifest }) => JSON.parse(manifest) as unknown),
  ] as readonly RoutesJson[];
  const routes = manifests.flatMap((manifest) => manifest.routes.map(({ path }) => ({ path, value: path })));
  const matcher = createRouteMatcher(routes);
  return (path: string) => matcher.match(path)?.value;
}

/** The paths of this site that the page's links lead to, those that wait behind the sign-in dialog too. */
const linkedPaths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .flatMap(({ pathname, searchParams }) => [pathname, searchParams.get('next') ?? pathname])
      .map((path) => path.replace(/[?#].*/, '')),
  );

/** Walks every row in one page, and looks at where it ends. */
async function walk(page: Page, app: RunningApp, rows: readonly Row[], isPlayer: boolean): Promise<void> {
  const faults = faultsOf(page);
  const links = new Map<string, string>();
  const around = new Set<Frame>();
  const site = await siteName(page);
  const rowAt = (path: string) => rows.find(([at]) => at === path);
  let isOpen = false;
  for (const [path, access, , , to = path] of rows) {
    const isBarred = access === (isPlayer ? 'public' : 'protected');
    const end = isPlayer && (isBarred || to === '/') ? '/home' : isBarred ? '/' : to;
    if (isOpen && !LOADED.includes(path)) await go(page, path);
    else await page.goto(path);
    isOpen = true;
    const search = isBarred && !isPlayer ? `?${new URLSearchParams({ next: path })}` : '';
    await expect(page, path).toHaveURL(app.address + end + search);
    const [, , frame = 'full', title = ''] = rowAt(end) ?? [];
    await expect(page, path).toHaveTitle(title === '' ? site : `${title} | ${site}`);
    // Where somebody else's path leads back to is a page that has been looked at, or will be.
    if (end !== path) continue;
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.getByRole('banner'), path).toHaveCount(frame === 'bare' ? 0 : 1);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(frame === 'full' ? 1 : 0);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    for (const linked of await linkedPaths(page)) links.set(linked, links.get(linked) ?? path);
    // From the skip link one press of Tab is in the page.
    await page.locator('.skip').press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus'), path).toHaveCount(1);
    const broken = await violationsOf(page, around.has(frame) ? 'own' : 'all');
    around.add(frame);
    faults.push(...[...broken, ...(await stickingOutAt320(page))].map((fault) => `${path}: ${fault}`));
  }
  const ownerOf = await routeTable(app);
  const providers = await providerCodes(page);
  const walked = new Set(rows.map(([path]) => ownerOf(path)));
  const isAlive = (path: string) => {
    const owner = ownerOf(path);
    return owner === '/:providerCode' ? providers.includes(path.slice(1)) : owner !== undefined && walked.has(owner);
  };
  expect([...links].filter(([path]) => !isAlive(path))).toEqual([]);
  expect(faults).toEqual([]);
}

const siteName = async (page: Page) => {
  const answer = await page.request.get('/api/getAppDetails');
  return ((await answer.json()) as { data: { SEO_TITLE: string } }).data.SEO_TITLE;
};
const providerCodes = async (page: Page) => {
  const answer = await page.request.get('/api/catalogue/providers');
  const { data } = (await answer.json()) as { data: { providers: { code: string }[] } };
  return data.providers.map(({ code }) => code);
};

test('a visitor who opens any path ends where it says, and is brought to what they came for once they have signed in', async ({
  page,
  app,
}) => {
  const mobile = await newPlayer(page, app);
  await walk(page, app, visitorRows, false);

  const logIn = async () => {
    await fill(page, { Username: `asha ${mobile.slice(-6)}`, Password: PASSWORD });
    await press(page, 'Log In');
  };
  const wanted = '/mybets?betstatus=all&q=a%26b#main';
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/\?next=/);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await logIn();
  await expect(page).toHaveURL(app.address + wanted);
  await expect(page).toHaveTitle(/^My Bets \| /);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${app.address}/`);
  await page.goto('/sign-in?next=%2Fprofile%2Flimits');
  await logIn();
  await expect(page).toHaveURL(`${app.address}/profile/limits`);
  // What was only passed through is no step of the way back.
  await go(page, '/slots-games');
  await expect(page).toHaveTitle(/^Slots \| /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Limits and breaks \| /);
});

test('a player who opens any path ends where it says, in its frame and under its name', async ({ page, app }) => {
  const token = await beginSession(page);
  await walk(page, app, await playerRows(page, token), true);
});
