import { testSandbox } from '../testing/sandbox.ts';
import { runSeason } from './season-run.ts';
import { seasonWords } from './season-tally.ts';

test('a match with sixty who bet on it, also with each other, leave every bet settled once and no paisa over', async () => {
  const seed = 20_261_122;
  const sandbox = await testSandbox({ pace: 200 });
  try {
    const tally = await runSeason({ sandbox, matches: 1, bettors: 60, seed });
    // Whoever bets is not always refused, and some meet each other.
    expect([tally.placed > 30, tally.met > 0, tally.decided > 0, seasonWords(tally)]).toEqual([
      true,
      true,
      true,
      expect.any(String),
    ]);
  } catch (error) {
    throw new Error(`With the seed ${seed}`, { cause: error });
  } finally {
    await sandbox.close();
  }
}, 120_000);
