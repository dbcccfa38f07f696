import { testSandbox } from '../testing/sandbox.ts';
import { runOracle } from './oracle-run.ts';
import { wordsOf } from './oracle-tally.ts';

test('two hundred and fifty bets of forty players, and all that is decided, corrected and void of them, are to the paisa what the rules say', async () => {
  const seed = 20_261_123;
  const sandbox = await testSandbox({ pace: 12 });
  try {
    const tally = await runOracle({ sandbox, bets: 250, players: 40, seed, crew: 10, sample: 2 });
    const { verdicts, waiting, decided, exchange } = tally;
    // Whoever bets is not always refused, and something comes of it.
    expect([(verdicts.get('placed') ?? 0) > 40, waiting > 0, decided > 0, wordsOf(tally)]).toEqual([
      true,
      true,
      true,
      expect.any(String),
    ]);
    // Players met each other and the market, and some of their bets in part.
    expect([exchange.withPlayers > 0, exchange.withMarket > 0, exchange.partial > 0]).toEqual([true, true, true]);
  } catch (error) {
    throw new Error(`With the seed ${seed}`, { cause: error });
  } finally {
    await sandbox.close();
  }
}, 120_000);
