import type { Page } from '@playwright/test';
import { beginSession, expect, type RunningApp, test } from './app.ts';
import { playMines } from './mines.ts';
import { go } from './navigate.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

// A release of a later wire beside releases of this one. Its matches have a venue, its games a studio, which the operator here does not
// send: whoever reads them by the later wire finds the wire's own default, and code that relies on it breaks where another's schema has read it.
const FIELD = "venue: z._default(z.string(), 'Wankhede'),";
const GAME_FIELD = "studio: z._default(z.string(), 'Mumbai'),";
// A number of its own: the tests of one worker share a store, and what is published there never changes.
const VERSION = '12.0.0';
/** Whose releases stand beside the shell's. */
const REMOTES = ['sports', 'casino'] as const;

test.describe.configure({ mode: 'serial' });

let later: WorkspaceCopy;
test.beforeAll(async () => {
  later = await copyWorkspace('shell', 'sports', 'casino');
  await later.edit('packages/api-client/src/wire/sports.ts', {
    'refMatchId: z.string(),': `refMatchId: z.string(), ${FIELD}`,
  });
  await later.edit('packages/api-client/src/wire/catalogue.ts', {
    'const tile = z.object({': `const tile = z.object({ ${GAME_FIELD}`,
  });
  await later.edit('packages/api-client/src/wire/game-index.ts', {
    "category: orElse(z.enum(categories), 'table'),": `category: orElse(z.enum(categories), 'table'), ${GAME_FIELD}`,
    'category: kind.category,': 'category: kind.category, studio: kind.studio,',
  });
  await later.edit('apps/shell/src/front/game-tile.tsx', {
    '<Link className={styles.tile}': '<Link data-studio={game.studio.toUpperCase()} className={styles.tile}',
  });
  await later.edit('apps/casino/src/play/game-room.tsx', {
    '<div ref={room}': '<div ref={room} data-studio={game.studio.toUpperCase()}',
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
  expect(await later.command('release', [name, '--version', VERSION], envOf(app))).toContain(
    `${VERSION}: built and live`,
  );

/** The steps from old and old to old and new again, so that each stands beside each. */
const pairs = [
  { shell: 'old', remotes: 'old', before: async () => {} },
  {
    shell: 'old',
    remotes: 'new',
    before: async (app: RunningApp) => {
      for (const name of REMOTES) await release(app, name);
    },
  },
  { shell: 'new', remotes: 'new', before: (app: RunningApp) => release(app, 'shell') },
  {
    shell: 'new',
    remotes: 'old',
    before: async (app: RunningApp) => {
      for (const name of REMOTES) {
        expect(await later.command('rollback', [name, '--reason', 'wire'], envOf(app))).toContain(VERSION);
      }
    },
  },
] as const;

/**
 * Lists of games: the shell's, then the casino's, which finds what the shell keeps; and a game of it, with a round that is played. Lists of
 * matches: those of sports in the shell's front page and in its own. And the front page again at the end, the other way round.
 */
async function walk(page: Page, { shell, remotes }: { readonly shell: string; readonly remotes: string }) {
  const reads = async (name: string, value: string, age: string) => {
    if (age === 'old') await expect(page.locator(`[data-${name}]`)).toHaveCount(0);
    else await expect(page.locator(`[data-${name}="${value}"]`).first()).toBeVisible();
  };
  const venues = (age: string) => reads('venue', 'WANKHEDE', age);
  const home = async () => {
    await expect(page.getByRole('main').locator('a[href^="/exchange/"]').first()).toBeVisible();
    await venues(remotes);
    await reads('studio', 'MUMBAI', shell);
  };
  await home();
  await go(page, '/slots');
  await expect(page.getByRole('main').locator('a[href^="/casino/"]').first()).toBeVisible();
  await go(page, '/casino/spribe/mines');
  await playMines(page.frameLocator('iframe'));
  await reads('studio', 'MUMBAI', remotes);
  for (const path of ['/exchange/inplay', '/exchange/Cricket']) {
    await go(page, path);
    await expect(page.locator('article[data-match]').first()).toBeVisible();
    await venues(remotes);
  }
  await go(page, '/home');
  await home();
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(0);
}

for (const { shell, remotes, before } of pairs) {
  test(`the ${shell} shell with the ${remotes} sports and casino is made live`, async ({ app }) => before(app));

  for (const socket of ['open', 'closed'] as const) {
    test(`the ${shell} shell with the ${remotes} sports and casino: each reads matches and games by its own wire and a game is played, the socket ${socket}`, async ({
      page,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      if (socket === 'closed') await page.routeWebSocket(/\/public\//, (ws) => ws.close());
      if (socket === 'closed') await page.route('**/public/**', (route) => route.abort());
      await beginSession(page);
      await page.goto('/home');
      await walk(page, { shell, remotes });
      expect(errors).toEqual([]);
    });
  }
}
