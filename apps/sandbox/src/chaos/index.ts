import startSharedServer from '../testing/shared-server.ts';
import { attackCampaign, commandsCampaign } from './attack.ts';
import type { Campaign } from './campaign.ts';
import { filesCampaign } from './files.ts';
import { fuzzCampaign } from './fuzz.ts';
import { gamesCampaign } from './games.ts';
import { killCampaign } from './kill.ts';
import { ledgerCampaign } from './ledger.ts';
import { oracleCampaign } from './oracle.ts';
import { returnsCampaign } from './returns.ts';
import { seasonCampaign } from './season.ts';
import { walletCampaign } from './wallet.ts';

/** On a server of its own, as a run of tests has one: it ends with the process. */
const onServer =
  (campaign: Campaign): Campaign =>
  async (orders) => {
    await startSharedServer();
    await campaign(orders);
  };

/** Every campaign of `pnpm chaos`, with how much trouble it makes unless told. */
export const campaigns: Readonly<
  Record<string, { readonly run: Campaign; readonly count: number; readonly of: string }>
> = {
  attack: { run: onServer(attackCampaign), count: 1_000_000, of: 'random bodies and frames, and as many commands' },
  commands: { run: onServer(commandsCampaign), count: 1_000_000, of: 'commands that move money' },
  files: { run: onServer(filesCampaign), count: 2000, of: 'hostile files' },
  fuzz: { run: onServer(fuzzCampaign), count: 100_000, of: 'random requests' },
  games: { run: onServer(gamesCampaign), count: 10_000, of: "sequences of a game provider's calls" },
  kill: { run: killCampaign, count: 50, of: 'kills on each database' },
  ledger: { run: ledgerCampaign, count: 1_000_000, of: 'sequences of ledger commands' },
  oracle: { run: onServer(oracleCampaign), count: 100_000, of: 'bets held against the oracle' },
  wallet: {
    run: onServer(walletCampaign),
    count: 10_000,
    of: 'interleavings of deposits, withdrawals, bonuses and the desk',
  },
  returns: { run: returnsCampaign, count: 10_000_000, of: 'rounds of each game in each way to play it' },
  season: { run: onServer(seasonCampaign), count: 1000, of: 'matches played to their end' },
};
