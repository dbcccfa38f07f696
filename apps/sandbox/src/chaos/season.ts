import { testSandbox } from '../testing/sandbox.ts';
import type { Campaign } from './campaign.ts';
import { runSeason } from './season-run.ts';
import { seasonWords } from './season-tally.ts';

/** How many matches one database sees to their end, and how many bet on each. */
const ROUND = { matches: 50, bettors: 200 };
/** How fast matches go: a twenty-over match is over after some twenty looks at it. */
const PACE = 60;

/**
 * `count` simulated matches, each played to its end with two hundred who bet on it, against the market and each other: after each step
 * the ledger sums to zero, nobody is below it and all hold what they expose; in the end each bet is settled once.
 */
export const seasonCampaign: Campaign = async ({ count, seed, print }) => {
  for (let done = 0; done < count; done += ROUND.matches) {
    const sandbox = await testSandbox({ pace: PACE });
    const matches = Math.min(ROUND.matches, count - done);
    const tally = await runSeason({ sandbox, matches, bettors: ROUND.bettors, seed: seed + done });
    await sandbox.close();
    print(`${done + matches} matches: ${seasonWords(tally)}`);
  }
};
