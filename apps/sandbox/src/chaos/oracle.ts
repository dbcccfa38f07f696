import { embeddedTestDatabase } from '../testing/database.ts';
import { testSandbox } from '../testing/sandbox.ts';
import type { Campaign } from './campaign.ts';
import { runOracle } from './oracle-run.ts';
import { wordsOf } from './oracle-tally.ts';

/** How many bets one database sees, and how many players they are of. */
const ROUND = { bets: 10_000, players: 100 };
/** How fast the matches go: markets are decided all the while. */
const PACE = 12;

/**
 * `count` bets of a hundredth as many players, four fifths of them on a server where they run side by side: every figure of the
 * operator's is the oracle's, after each step for some of those it touched, and at the end of each round for all.
 */
export const oracleCampaign: Campaign = async ({ count, seed, print }) => {
  for (let done = 0, round = 0; done < count; done += ROUND.bets, round += 1) {
    const isServer = round % 5 < 4;
    const sandbox = await testSandbox({ pace: PACE }, isServer ? undefined : await embeddedTestDatabase());
    const bets = Math.min(ROUND.bets, count - done);
    const players = Math.max(4, Math.round((bets * ROUND.players) / ROUND.bets));
    const tally = await runOracle({ sandbox, bets, players, seed: seed + round, crew: 12, sample: 4 });
    await sandbox.close();
    print(`${isServer ? 'server' : 'embedded'}, ${done + bets} bets: ${wordsOf(tally)}`);
  }
};
