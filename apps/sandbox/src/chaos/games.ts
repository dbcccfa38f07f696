import type { Campaign } from './campaign.ts';
import { runWalletSequences } from './games-wallet.ts';

/** How many sequences one database sees. */
const ROUND = 500;

/** Whatever a game's provider can do wrong, at length: sequences of calls to the wallet against a model that shares no code with it. */
export const gamesCampaign: Campaign = async ({ count, seed, print }) => {
  for (let done = 0; done < count; ) {
    const size = Math.min(ROUND, count - done);
    await runWalletSequences({ count: size, seed: seed + done });
    done += size;
    print(`${done} sequences of a provider's calls, each answer and every paisa as the rules say`);
  }
};
