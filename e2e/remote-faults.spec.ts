import type { Page } from '@playwright/test';
import { expect, signIn, test } from './app.ts';
import { entryOf, replaceRemote } from './stand-in-remote.ts';

/** Where each remote is seen, and what of it is seen when it works. */
const remotes = {
  auth: { path: '/sign-in', signedIn: false, sign: (page: Page) => page.getByRole('heading', { name: 'Log In' }) },
  sports: {
    path: '/exchange/Cricket',
    signedIn: true,
    sign: (page: Page) => page.getByRole('heading', { name: /In-play/ }),
  },
  casino: { path: '/slots', signedIn: true, sign: (page: Page) => page.getByRole('tab', { name: /Netent/ }) },
  wallet: {
    path: '/cashier',
    signedIn: true,
    sign: (page: Page) => page.getByRole('heading', { name: 'Account Statement' }),
  },
} as const;
type RemoteName = keyof typeof remotes;

/** Pages on which an entry is not answered. */
const hanging = new WeakSet<Page>();

/** Each fault: how it is planted, how its cause is taken away, and the name that the state must carry. */
const faults = {
  'answers 404': {
    failure: 'unreachable',
    plant: (page: Page, name: string) => page.route(entryOf(name), (route) => route.fulfill({ status: 404 })),
    lift: (page: Page, name: string) => page.unroute(entryOf(name)),
  },
  'answers garbage': {
    failure: 'unreachable',
    plant: (page: Page, name: string) =>
      page.route(entryOf(name), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Hello' }),
      ),
    lift: (page: Page, name: string) => page.unroute(entryOf(name)),
  },
  'answers nothing at all': {
    failure: 'timeout',
    // What was asked for before stays unanswered for good: only a new request brings anything.
    plant: async (page: Page, name: string) => {
      hanging.add(page);
      await page.route(entryOf(name), (route) => (hanging.has(page) ? undefined : route.continue()));
    },
    lift: async (page: Page) => void hanging.delete(page),
  },
  'throws in render': {
    failure: 'crashed',
    plant: async (page: Page, name: string) => {
      await page.addInitScript('globalThis.planted = true');
      await replaceRemote(page, name);
    },
    lift: (page: Page) => page.evaluate('globalThis.planted = false'),
  },
} as const;

for (const name of Object.keys(remotes) as RemoteName[]) {
  for (const [fault, { failure, plant, lift }] of Object.entries(faults)) {
    test(`${name} ${fault}: the frame and the other remotes work, the state is named within 5 s, and Retry heals it`, async ({
      page,
    }) => {
      const { path, signedIn, sign } = remotes[name];
      if (signedIn) await signIn(page);
      await plant(page, name);

      // A script that hangs holds the load event back; the page is there without it.
      const visit = async (address: string) => {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('main')).toBeVisible();
      };
      await visit(path);
      const state = page.locator(`[data-remote="${name}"][data-remote-state="failed"]`);
      await expect(state).toBeVisible({ timeout: 5000 });
      await expect(state).toHaveAttribute('data-failure', failure);

      // The frame around it works.
      await expect(page.getByRole('main')).toBeVisible();
      if (signedIn) {
        await expect(page.getByRole('banner')).toContainText('₹98,210.00');
        await visit('/home');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }

      // Another remote works on the same planted page.
      const other = signedIn ? (name === 'casino' ? 'wallet' : 'casino') : null;
      if (other) {
        await visit(remotes[other].path);
        await expect(remotes[other].sign(page).first()).toBeVisible();
        await visit(path);
        await expect(state).toBeVisible({ timeout: 5000 });
      }

      await lift(page, name);
      await state.getByRole('button', { name: 'Retry' }).click();
      const back = failure === 'crashed' ? page.getByText('The stand-in is back') : sign(page).first();
      await expect(back).toBeVisible();
      await expect(state).toBeHidden();
    });
  }
}

test('the dialogs are missing: the landing page works, and the dialog says so with Retry', async ({ page }) => {
  await page.route(entryOf('auth'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const state = page.locator('[data-remote="auth"][data-remote-state="failed"]');
  await expect(state).toBeVisible({ timeout: 5000 });
  await page.unroute(entryOf('auth'));
  await state.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test('a remote that asks for contract ^9 is not executed; the player sees why, the developer in the console', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await signIn(page);
  await replaceRemote(page, 'casino', '^9.0.0');
  await page.goto('/slots');
  const state = page.locator('[data-remote="casino"][data-remote-state="failed"]');
  await expect(state).toHaveAttribute('data-failure', 'contract');
  await expect(state).toContainText(/newer version/);
  expect(await page.evaluate('globalThis.executed ?? []')).toEqual([]);
  await expect.poll(() => lines.join('\n')).toMatch(/casino.*\^9\.0\.0.*3\.0\.0/);
});

test('the stand-in does run where its contract is kept: the test above can fail', async ({ page }) => {
  await signIn(page);
  await replaceRemote(page, 'casino');
  await page.goto('/slots');
  await expect(page.getByText('The stand-in is back')).toBeVisible();
  expect(await page.evaluate('globalThis.executed')).toEqual(['casino']);
});
