import type { Page } from '@playwright/test';
import { stickingOut } from './accessibility.ts';
import { beginSession, expect, test } from './app.ts';
import { go } from './navigate.ts';

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

test('reload, Back and a direct visit lead to the same page; Back to where it was left, a new path to its top', async ({
  page,
}) => {
  await beginSession(page);
  await page.goto('/slots?provider=jili');
  await expect(page.getByRole('tab', { name: /Jili/ })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => scrollTo(0, 600));
  // A press of the mouse would first scroll the sticky header into view.
  await page.getByRole('banner').getByRole('link', { name: 'Exchange' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/exchange\/Cricket$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Jili/ })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Exchange' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tab', { name: /Jili/ })).toHaveAttribute('aria-selected', 'true');
});

/** A page of each family, each with its own way of laying itself out. */
const families = [
  ...['/home', '/slots', '/casino/evolution', '/casino/spribe/mines', '/exchange/Cricket', '/sportsbook2', '/jetfair'],
  ...['/mybets', '/gatewaylist', '/cashier', '/betting-settings', '/terms', '/evolution'],
];

/** How far right of the logo the page's first text or surface begins, px. What lies from edge to edge is a ground. */
const contentFromLogo = (page: Page) =>
  page.evaluate(() => {
    const lefts: number[] = [];
    const ground = getComputedStyle(document.body).backgroundColor;
    const across = document.documentElement.clientWidth;
    const note = ({ left, width, height, top }: DOMRect) => {
      if (width > 1 && height > 1 && width < across - 1 && left >= 0 && top < innerHeight) lefts.push(Math.round(left));
    };
    for (const element of document.querySelectorAll('main *')) {
      const { backgroundColor, borderLeftWidth, visibility } = getComputedStyle(element);
      if (visibility === 'hidden') continue;
      if (!['rgba(0, 0, 0, 0)', ground].includes(backgroundColor) || borderLeftWidth !== '0px')
        note(element.getBoundingClientRect());
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim() || element.closest('.sr')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        note(range.getBoundingClientRect());
      }
    }
    const logo = document.querySelector('header a')?.getBoundingClientRect().left ?? Number.NaN;
    return Math.min(...lefts) - Math.round(logo);
  });

test('header and content begin at one edge, a phone has search and the bell, and text of twice the size fits it', async ({
  page,
}) => {
  await beginSession(page);
  await page.goto('/home');
  const browser = await page.context().newCDPSession(page);
  const setText = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const path of families) {
    await go(page, path);
    await expect(page).toHaveURL(RegExp(`${path}$`));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // A game has the whole room, from edge to edge.
    const isGame = path.startsWith('/casino/spribe/');
    for (const width of isGame ? [] : [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // What comes late comes there too.
      await expect.poll(() => contentFromLogo(page), `${path} at ${width}: logo and content`).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    if (!isGame) {
      for (const name of [/^Search Games/, /^Notifications/]) {
        await expect(page.getByRole('banner').getByRole('button', { name }), path).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(page.getByRole('region', { name: 'Announcements' }), path).toHaveCount(
      /exchange|jetfair|spribe\//.test(path) ? 0 : 1,
    );
    await page.setViewportSize({ width: 360, height: 800 });
    await setText(32);
    await expect.poll(() => stickingOut(page), `${path} with text of twice the size`).toEqual([]);
    await setText(16);
    await page.setViewportSize({ width: 1440, height: 900 });
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

test('Hindi in an English page is written in its own face', async ({ page }) => {
  await page.goto('/');
  const text = page.getByText('हिन्दी: ऐप अब पूरी तरह हिन्दी में उपलब्ध है').first();
  await expect(text).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const faces = async () => {
    const { root } = await browser.send('DOM.getDocument', { depth: 0 });
    await text.evaluate((element) => element.setAttribute('data-face', ''));
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-face]' });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName.replace(/ Variable$/, ''));
  };
  // The four that the style names come with a system; else the first of them is downloaded.
  const known = /^(Inter|Noto Sans Devanagari|Kohinoor Devanagari|Nirmala UI|Mangal)$/;
  await expect.poll(async () => (await faces()).filter((face) => !known.test(face))).toEqual([]);
  expect(await faces()).toContainEqual(expect.not.stringMatching(/^Inter$/));
});
