import type { Page } from '@playwright/test';
import { beginSession, expect, type RunningApp, test } from './app.ts';
import { go } from './navigate.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

// A release of a later wire beside releases of this one. Its matches have a venue, its games a studio, which the operator here does not
// send: whoever reads them by the later wire finds the wire's own default, and code that relies on it breaks where another's schema has read it.
const FIELD = "venue: z._default(z.string(), 'Wankhede'),";
const GAME_FIELD = "studio: z._default(z.string(), 'Mumbai'),";
const VERSION = '9.0.0';

test.describe.configure({ mode: 'serial' });

let later: WorkspaceCopy;
test.beforeAll(async () => {
  later = await copyWorkspace('shell', 'sports');
  await later.edit('packages/api-client/src/wire/sports.ts', {
    'refMatchId: z.string(),': `refMatchId: z.string(), ${FIELD}`,
  });
  await later.edit('packages/api-client/src/wire/catalogue.ts', {
    'export const game = z.object({': `export const game = z.object({ ${GAME_FIELD}`,
  });
  await later.edit('apps/shell/src/front/game-tile.tsx', {
    '<Link className={styles.tile}': '<Link data-studio={game.studio.toUpperCase()} className={styles.tile}',
  });
  await later.edit('apps/sports/src/exchange/match-row.tsx', {
    'data-match={match.refMatchId}': 'data-match={match.refMatchId} data-venue={match.venue.toUpperCase()}',
  });
  await later.edit('apps/sports/src/front/in-play-list.tsx', {
    '<li className={styles.row} data-match={match.refMatchId}>':
      '<li className={styles.row} data-match={match.refMatchId} data-venue={match.venue.toUpperCase()}>',
  });
});
test.afterAll(() => later.remove());

const envOf = ({ releases, keys }: RunningApp) => ({ PAVILION_RELEASES: releases, PAVILION_KEYS: keys });
const release = async (app: RunningApp, name: string) =>
  expect(await later.script('release.ts', [name, '--version', VERSION], envOf(app))).toContain(
    `${VERSION}: built and live`,
  );

/** The steps from old and old to old and new again, so that each stands beside each. */
const pairs = [
  { shell: 'old', sports: 'old', before: async () => {} },
  { shell: 'old', sports: 'new', before: (app: RunningApp) => release(app, 'sports') },
  { shell: 'new', sports: 'new', before: (app: RunningApp) => release(app, 'shell') },
  {
    shell: 'new',
    sports: 'old',
    before: async (app: RunningApp) => {
      expect(await later.script('rollback.ts', ['sports'], envOf(app))).toContain(VERSION);
    },
  },
] as const;

/**
 * Lists of games: the shell's, then the casino's, which finds what the shell keeps. Lists of matches: those of sports in the shell's
 * front page and in its own. And the front page again at the end, the other way round.
 */
async function walk(page: Page, { shell, sports }: { readonly shell: string; readonly sports: string }) {
  const reads = async (name: string, value: string, age: string) => {
    if (age === 'old') await expect(page.locator(`[data-${name}]`)).toHaveCount(0);
    else await expect(page.locator(`[data-${name}="${value}"]`).first()).toBeVisible();
  };
  const venues = (age: string) => reads('venue', 'WANKHEDE', age);
  const home = async () => {
    await expect(page.getByRole('main').locator('a[href^="/exchange/"]').first()).toBeVisible();
    await venues(sports);
    await reads('studio', 'MUMBAI', shell);
  };
  await home();
  await go(page, '/slots');
  await expect(page.getByRole('main').locator('a[href^="/casino/"]').first()).toBeVisible();
  for (const path of ['/exchange/inplay', '/exchange/Cricket']) {
    await go(page, path);
    await expect(page.locator('article[data-match]').first()).toBeVisible();
    await venues(sports);
  }
  await go(page, '/home');
  await home();
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(0);
}

for (const { shell, sports, before } of pairs) {
  test(`the ${shell} shell with the ${sports} sports is made live`, async ({ app }) => before(app));

  for (const socket of ['open', 'closed'] as const) {
    test(`the ${shell} shell and the ${sports} sports read matches each by its own wire, the socket ${socket}`, async ({
      page,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      if (socket === 'closed') await page.routeWebSocket(/\/public\//, (ws) => ws.close());
      if (socket === 'closed') await page.route('**/public/**', (route) => route.abort());
      await beginSession(page);
      await page.goto('/home');
      await walk(page, { shell, sports });
      expect(errors).toEqual([]);
    });
  }
}
