import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Every rule of WCAG 2.2 at the levels A and AA; 2.2 itself brought axe no rule of level A. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** The rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What comes after the first two dozen of a long list, or the first dozen rows of a table, is like what came before. */
const REPEATED = ['main li:nth-child(n + 25)', 'main tbody tr:nth-child(n + 13)'];
/** What stands around every page. */
const AROUND = ['header:not(main *)', 'footer:not(main *)'];

/** Which of these rules the page breaks, and where; what it keeps is not described, and nothing is asked of other frames: both take most of the time. */
async function broken(
  page: Page,
  runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] },
  exclude: readonly string[],
): Promise<string[]> {
  // Once for each document: it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([without, rules]) => {
      // What sticks to the top of the page covers what is scrolled below it, and nothing else.
      scrollTo(0, 0);
      const { axe: engine } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> };
      const { violations } = await engine.run(
        { exclude: [...without] },
        { runOnly: rules, resultTypes: ['violations'], iframes: false },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [exclude, runOnly] as const,
  );
}

/** `pnpm chaos pages`: the walks look at all that they open, in both languages and themes; by themselves each has a part of it. */
export const isWhole = process.env.PAVILION_PAGES === 'whole';

/**
 * Which rules the open page breaks: all of it, or what is its own alone, where what stands around has been looked at. Another document in it,
 * a game's, is not looked at. It is as it was afterwards.
 */
export async function violationsOf(page: Page, part: 'all' | 'own' = 'all', inBothThemes = isWhole): Promise<string[]> {
  const exclude = part === 'all' ? REPEATED : [...REPEATED, ...AROUND];
  const found = await broken(page, { type: 'tag', values: WCAG_2_2_AA }, exclude);
  if (!inBothThemes) return found;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  // A theme changes colours and nothing else.
  const foundThere = await broken(page, { type: 'rule', values: OF_COLOURS }, exclude);
  await page.emulateMedia({ colorScheme: own });
  return [...found, ...foundThere.map((fault) => `${other} ${fault}`)];
}

/** What is too small, or too near to another, for a finger. */
export const smallTargets = (page: Page): Promise<string[]> =>
  broken(page, { type: 'rule', values: ['target-size'] }, []);

/** What sticks out furthest of a page that scrolls sideways at 320 px, which is a desktop's width at 400 %. It is as it was afterwards. */
export async function stickingOutAt320(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const found = await stickingOut(page);
  if (size) await page.setViewportSize(size);
  return found;
}

/** Nothing where neither the page nor a dialog scrolls sideways; else what sticks out furthest. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolled = [document.documentElement, ...document.querySelectorAll('dialog[open], [role="dialog"]')];
    if (scrolled.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)) return [];
    // A long word leaves its element, whose own box stays as it is.
    const rightOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      const isOpen = getComputedStyle(element).overflowX === 'visible';
      return Math.round(left + (isOpen ? Math.max(width, element.scrollWidth) : width));
    };
    // What is cut off makes no page wider.
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const all = [...document.body.querySelectorAll('*')]
      .filter((one) => !isCut(one.parentElement))
      .filter((one) => ![...one.children].some((child) => rightOf(child) >= rightOf(one)))
      .toSorted((one, other) => rightOf(other) - rightOf(one));
    return all.slice(0, 3).map((one) => `to ${rightOf(one)} ${one.className} ${one.textContent?.slice(0, 40)}`);
  });

/** Expects that the open page breaks no rule in either theme, and does not scroll sideways at 320 px. It is as it was afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  // One document is all that is looked at below.
  expect(page.frames()).toHaveLength(1);
  expect(await violationsOf(page, 'all', true), page.url()).toEqual([]);
  await expect.poll(() => stickingOutAt320(page), page.url()).toEqual([]);
}
