import { createRandom } from '../base/index.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { attackSite } from './attack.ts';

test('three hundred commands in parallel, through two sides of one database, take nothing that is not to be had, and nothing drifts', async () => {
  const seed = 20_261_122;
  const one = await testSandbox({ clock: () => new Date() });
  // Two processes do it in `pnpm chaos attack`; these two take turns in one.
  const other = await testSandbox({ clock: () => new Date() }, { ...one.database, close: async () => {} });
  const lines: string[] = [];
  try {
    const urls = await Promise.all([one, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
    await attackSite(
      { urls, database: one.database, close: async () => {} },
      { name: 'a slice', count: 300, random: createRandom(seed), print: (line) => lines.push(line) },
    );
  } catch (error) {
    throw new Error(`With the seed ${seed}`, { cause: error });
  } finally {
    await other.close();
    await one.close();
  }
  expect(lines.at(-1)).toMatch(/commands \([1-9]\d* granted/);
}, 120_000);
