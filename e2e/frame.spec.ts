import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { beginSession, expect, signIn, test } from './app.ts';

const pages = [
  '/',
  '/sign-in',
  '/?dialog=login',
  '/?dialog=mobileNumber',
  '/terms',
  '/home',
  '/slots',
  '/games-all',
  '/exchange/Cricket',
  '/exchange/inplay',
  '/cashier',
];
/** Every rule of WCAG 2.2 at the levels A and AA; 2.2 itself brought axe no rule of level A. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** The rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What comes after the first two dozen of a long list is like what came before. */
const REPEATED = 'main li:nth-child(n + 25)';
const isProtected = (path: string) => /^\/(home|slots|games-all|exchange|cashier)/.test(path);

/** What of these rules the page breaks; what it keeps is not described, and nothing is asked of other frames: both take most of the time. */
const violationsOf = (page: Page, runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] }) =>
  new AxeBuilder({ page })
    .exclude(REPEATED)
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();

for (const path of pages) {
  test(`${path} has no accessibility violation in either theme, and does not scroll sideways at 320`, async ({
    page,
  }) => {
    if (isProtected(path)) await beginSession(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // One document is all that is looked at below.
    expect(page.frames()).toHaveLength(1);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      // A theme changes colours and nothing else.
      const { violations } = await violationsOf(
        page,
        colorScheme === 'dark' ? { type: 'tag', values: WCAG_2_2_AA } : { type: 'rule', values: OF_COLOURS },
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        colorScheme,
      ).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('a signed-out player who opens a protected path lands on /; a signed-in one who opens a public path lands on /home', async ({
  page,
}) => {
  // Where it leads to is all that is looked at, so no page is painted to its end.
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
  for (const path of ['/home', '/slots', '/cashier', '/exchange/Cricket']) {
    await open(path);
    await expect(page).toHaveURL(/\/$/);
  }
  await signIn(page);
  for (const path of ['/', '/sign-in', '/register']) {
    await open(path);
    await expect(page).toHaveURL(/\/home$/);
  }
  await open('/no/such/path');
  await expect(page).toHaveURL(/\/home$/);
});

test('the document carries a strict policy: a fresh nonce, nothing inline, nothing evaluated', async ({
  page,
  app,
}) => {
  const policies = await Promise.all(
    [1, 2].map(
      async () =>
        (await fetch(`${app.address}/`, { headers: { accept: 'text/html' } })).headers.get('content-security-policy') ??
        '',
    ),
  );
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const policy of policies) {
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  }
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await beginSession(page);
  for (const path of ['/slots', '/exchange/Cricket', '/cashier']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(blocked).toEqual([]);
  const { ran, refused } = await page.evaluate(async () => {
    const [place, image, script] = [document.createElement('div'), new Image(), document.createElement('script')];
    document.body.append(place, image, script);
    const attempts = [
      () => (place.innerHTML = '<img src="x" onerror="globalThis.inlineRan = true">'),
      () => image.setAttribute('onerror', 'globalThis.inlineRan = true'),
      () => (script.text = 'globalThis.inlineRan = true'),
      () => (script.src = 'data:text/javascript,globalThis.inlineRan = true'),
    ];
    const errors: string[] = [];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch (error) {
        errors.push(String(error));
      }
    }
    const failed = new Promise((resolve) => image.addEventListener('error', resolve, { once: true }));
    image.src = '/no-such-picture.png';
    await failed;
    return { ran: 'inlineRan' in globalThis, refused: errors.filter((text) => text.includes('Trusted')).length };
  });
  expect(refused).toBe(4);
  expect(ran).toBe(false);
});

test('reload, the back button and a direct visit lead to the same page, and a new path starts at its top', async ({
  page,
}) => {
  await beginSession(page);
  await page.goto('/slots?provider=jili');
  await expect(page.getByRole('tab', { name: /Jili/ })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('banner').getByRole('link', { name: 'Exchange' }).click();
  await expect(page).toHaveURL(/\/exchange\/Cricket$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Jili/ })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('tab', { name: /Jili/ })).toHaveAttribute('aria-selected', 'true');
});

test('the pages of sports begin where the header does, at every width', async ({ page }) => {
  await beginSession(page);
  for (const width of [768, 1200, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/exchange/Cricket', '/sportsbook2', '/jetfair']) {
      await page.goto(path);
      await expect(page.locator('main [data-match]').first()).toBeVisible();
      const [logo, first] = await page.evaluate(() => {
        const lefts = (of: string) =>
          [...document.querySelectorAll(of)].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
        return ['header a', 'main nav, main section, main article'].map((of) =>
          Math.min(...lefts(of).map(({ left }) => Math.round(left))),
        );
      });
      expect(first, `${path} at ${width}`).toBe(logo);
    }
  }
});

test('the language switch says its two letters on a machine without Devanagari too', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'हिंदी' })).toBeVisible();
  // Either the system has them, and nothing is fetched, or the face of the switch is.
  const width = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      const letters = document.querySelector('[lang="hi"]');
      if (!context || !letters) throw new Error('no switch');
      context.font = `600 14px ${getComputedStyle(letters).fontFamily}`;
      // A private character is what a missing letter looks like.
      return context.measureText('हिं').width / (3 * context.measureText('\ue123').width);
    });
  await expect.poll(width).not.toBe(1);
});
