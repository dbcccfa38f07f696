import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { openMatchOf } from './matches.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1366, 1440, 1920];
/** How much of a team's name is visible at least, px: `South Africa` in full. A shorter name is visible in full. */
const LEAST_NAME = 84;

/** Names that are hidden, cut short or overlapped by something else, and rows wider than the page. Empty if the list is in order. */
const faultsOf = (page: Page) =>
  page.evaluate((least) => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('scrolls sideways');
    const rows = [...document.querySelectorAll<HTMLElement>('article[data-match]')];
    // A row far from the screen is only its name.
    for (const row of rows.filter((each) => each.querySelector('button'))) {
      row.scrollIntoView({ block: 'center' });
      const names = [...row.querySelectorAll<HTMLElement>('span[title]')].filter(({ title }) =>
        (row.ariaLabel ?? '').split(' v ').includes(title),
      );
      if (names.length !== 2) faults.push(`${row.ariaLabel}: ${names.length} names`);
      for (const name of names) {
        const { left, top, width, height } = name.getBoundingClientRect();
        if (width + 1 < Math.min(least, name.scrollWidth)) faults.push(`${name.title}: ${width} px`);
        // The link of the row is over all of it but the prices.
        const isOwn = (element: Element) => name.contains(element) || element.matches('a[href^="/exchange/"]');
        for (const share of [0.02, 0.5, 0.98]) {
          const over = document
            .elementsFromPoint(left + width * share, top + height / 2)
            .find((element) => !element.contains(name) && !isOwn(element));
          if (over) faults.push(`${name.title}: shares its place with ${over.className}`);
        }
      }
    }
    for (const name of document.querySelectorAll('[aria-labelledby="starting-soon"] [translate="no"]')) {
      if (name.scrollWidth > name.clientWidth) faults.push(`Starting soon: ${name.textContent} is cut`);
    }
    return faults;
  }, LEAST_NAME);

test.describe('the exchange list', () => {
  test('shows the names of both teams at every width', async ({ page }) => {
    await beginSession(page);
    await page.goto('/exchange/Cricket');
    await expect(page.getByRole('heading', { name: /Test matches/ })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 2400 });
      await expect.poll(() => faultsOf(page), `at ${width} px`).toEqual([]);
    }
  });

  test('shows every filter whole on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await beginSession(page);
    await page.goto('/exchange/Cricket');
    const filters = page.getByRole('toolbar', { name: 'Filter matches' }).getByRole('button');
    await expect(filters).toHaveCount(7);
    const sort = await page.getByLabel('Sort matches').boundingBox();
    for (const filter of await filters.all()) {
      const { x = 0, y = 0, width = 0 } = (await filter.boundingBox()) ?? {};
      expect(x + width, await filter.innerText()).toBeLessThanOrEqual(y < (sort?.y ?? 0) - 10 ? 360 : (sort?.x ?? 0));
    }
  });
});

test.describe('live pictures', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('stay in view above the score on a phone, with nothing over them', async ({ page }) => {
    await beginSession(page);
    await page.goto('/terms');
    const { refMatchId } = await openMatchOf(page, 'cricket');
    await page.goto(`/exchange/${refMatchId}`);
    await page.getByRole('button', { name: 'Watch live TV' }).click();
    const pictures = page.getByTitle(/^Live video of/);
    await expect(pictures).toBeVisible();
    /** What is over the pictures: at their corners, edges and middle. */
    const over = () =>
      pictures.evaluate((frame) => {
        const { left, top, width, height } = frame.getBoundingClientRect();
        const points = [0.04, 0.5, 0.96].flatMap((x) =>
          [0.06, 0.5, 0.94].map((y) => [left + width * x, top + height * y]),
        );
        const found = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
        return found
          .filter((element) => element !== frame)
          .map((element) => element?.outerHTML.slice(0, 80) ?? 'outside');
      });
    await expect.poll(over).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 700));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await expect.poll(over).toEqual([]);
  });
});
