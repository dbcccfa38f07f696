import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copyFreshDatabase, type RunningOperator, startOperator, type World } from './operator.ts';
import { builtKeys, builtReleases } from './places.ts';

/** A running Pavilion of a test's own: the built releases in a folder that the test may change, and an operator with a fresh database. */
export interface RunningApp extends Pick<RunningOperator, 'address' | 'code' | 'change'> {
  /** Its release store. */
  readonly releases: string;
  /** The keys that its releases are signed with. */
  readonly keys: string;
}

export const test = base.extend<object, { world: World; app: RunningApp }>({
  world: ['frozen', { option: true, scope: 'worker' }],
  app: [
    async ({ browserName, world }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `pavilion-${browserName}-`));
      const releases = join(folder, 'releases');
      const keys = join(folder, 'keys');
      const database = join(folder, 'database');
      await Promise.all([cp(builtReleases, releases, { recursive: true }), cp(builtKeys, keys, { recursive: true })]);
      await copyFreshDatabase({ database, keys });
      const operator = await startOperator({ database, releases, keys, world });
      // Several tests share it, so none of them may let its time pass.
      const { address, code, change } = operator;
      await use({ address, code, change, releases, keys });
      await operator.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ app }, use) => use(app.address),
});
export { expect };

/** A session of the demo player, before the next page opens. Returns its token. */
export async function beginSession(page: Page): Promise<string> {
  const answer = await page.request.post('/api/login/demo', { data: {} });
  return keepSession(page, (await answer.json()) as { token: string; user: object });
}

/** A session as the operator has answered it, stored as the shell stores it before the next page opens. Returns its token. */
export async function keepSession(
  page: Page,
  { token, user }: { readonly token: string; readonly user: object },
): Promise<string> {
  const session = { state: { isAuth: true, token, user, wallet: null, exposureAmount: null }, version: 0 };
  await page.addInitScript(
    ([stored, key]) => {
      if (sessionStorage.getItem('signed-in-by-test')) return;
      sessionStorage.setItem('signed-in-by-test', 'once');
      localStorage.setItem('session', stored);
      localStorage.setItem('token', key);
    },
    [JSON.stringify(session), token] as const,
  );
  return token;
}

/**
 * Signs in as the demo player. The login dialog itself is walked through in walk.spec.ts; every other test starts behind it.
 */
export async function signIn(page: Page): Promise<void> {
  await beginSession(page);
  await page.goto('/home');
  await expect(page.getByRole('banner')).toContainText('₹98,210.00');
}
