import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { beginSession, expect, type RunningApp, signIn, test } from './app.ts';
import { go } from './navigate.ts';

// A page's code, style and data are each held back until all of them have been asked for: were one asked for only after another
// has come, nothing would ever come.

/** Pages, what each asks the operator for first, and what only stands there once the answer has come. */
const pages = [
  { path: '/slots', app: 'casino', page: 'slots', asks: ['/catalogue/providers?lobby=slots'], shows: '[role=tab]' },
  {
    path: '/exchange/Cricket',
    app: 'sports',
    page: 'exchange',
    asks: ['/bet/matches?sport=4', '/bet/matches/count'],
    shows: '[data-match]',
  },
  { path: '/cashier?kind=sports', app: 'wallet', page: 'statement', asks: ['kind=sports'], shows: 'tbody tr' },
] as const;

/** The page's own script and its style: the largest of each that no slot of another page has too, for those may be there by then. */
function filesOf({ releases }: RunningApp, app: string, page: string): string[] {
  const { statement } = JSON.parse(readFileSync(join(releases, 'live', `${app}.json`), 'utf8')) as {
    statement: string;
  };
  const folder = join(releases, app, (JSON.parse(statement) as { version: string }).version);
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as {
    preload: Record<'pages' | 'slots', Record<string, string[]>>;
  };
  const sizeOf = (file: string) => readFileSync(join(folder, file)).length;
  return ['.js', '.css'].map((kind) => {
    const { pages, slots } = manifest.preload;
    const others = new Set(Object.values(slots).flat());
    const files = pages[page]?.filter((file) => file.endsWith(kind) && !others.has(file)) ?? [];
    const [largest = ''] = files.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return `/${largest}`;
  });
}

/** Holds each of these requests back until every one of them has been sent. Returns how often each was. */
async function holdTogether(page: Page, needed: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(needed.map((part) => [part, 0]));
  let release = () => {};
  const allSent = new Promise<void>((resolve) => {
    release = resolve;
  });
  const partOf = (request: Request) =>
    needed.find((part) => (part.startsWith('/') && request.url().endsWith(part)) || isAsked(request, part));
  await page.route('**', async (route) => {
    const part = partOf(route.request());
    if (part !== undefined) {
      counts.set(part, (counts.get(part) ?? 0) + 1);
      if (![...counts.values()].includes(0)) release();
      await allSent;
    }
    await route.continue();
  });
  return counts;
}

const unsent = (counts: ReadonlyMap<string, number>) => [...counts].flatMap(([part, count]) => (count ? [] : [part]));

const isAsked = (request: Request, part: string) => request.resourceType() === 'fetch' && request.url().includes(part);

for (const { path, app: remote, page: key, asks, shows } of pages) {
  test(`the code, the style and the data of ${path} are on their way at once when it is opened, and the data is asked for once`, async ({
    page,
    app,
  }) => {
    const files = filesOf(app, remote, key);
    const counts = await holdTogether(page, [...files, ...asks]);
    await beginSession(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => unsent(counts)).toEqual([]);
    await expect(page.getByRole('main').locator(shows).first()).toBeVisible();
    for (const call of asks) expect(counts.get(call), call).toBe(1);
  });

  test(`they are when a player comes to ${path} from another page too`, async ({ page, app }) => {
    await signIn(page);
    const files = filesOf(app, remote, key);
    const counts = await holdTogether(page, [...files, ...asks]);
    await go(page, path);
    await expect.poll(() => unsent(counts)).toEqual([]);
    await expect(page.getByRole('main').locator(shows).first()).toBeVisible();
    for (const call of asks) expect(counts.get(call), call).toBe(1);
  });
}
