import type { Page } from '@playwright/test';
import { test as base, keepSession } from './app.ts';
import { ownOperator, type RunningOperator } from './operator.ts';
import { builtKeys, builtReleases } from './places.ts';
import { elsewhere, type Newcomer, PASSWORD } from './players.ts';

/** Tests with an operator of their own, whose clock they put ahead one after the other. */
export const test = base.extend<object, { operator: RunningOperator }>({
  operator: [
    async ({ browserName }, use) => {
      const operator = await ownOperator({ releases: builtReleases, keys: builtKeys }, `time-${browserName}`);
      await use(operator);
      await operator.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ operator }, use) => use(operator.address),
});

/** A session of a player that begins now, in a browser of its own: time ends those of before. */
export async function laterPage(
  { page, operator }: { readonly page: Page; readonly operator: RunningOperator },
  { username }: Newcomer,
): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  const later = await elsewhere(browser, operator);
  const answer = await later.request.post('/api/login', { data: { username, password: PASSWORD } });
  await keepSession(later, (await answer.json()) as { token: string; user: object });
  return later;
}
