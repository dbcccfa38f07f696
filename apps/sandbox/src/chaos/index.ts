import type { Campaign } from './campaign.ts';
import { fuzzCampaign } from './fuzz.ts';
import { killCampaign } from './kill.ts';
import { ledgerCampaign } from './ledger.ts';

/** Every campaign of `pnpm chaos`, with how much trouble it makes unless told. */
export const campaigns: Readonly<
  Record<string, { readonly run: Campaign; readonly count: number; readonly of: string }>
> = {
  fuzz: { run: fuzzCampaign, count: 100_000, of: 'random requests' },
  kill: { run: killCampaign, count: 50, of: 'kills on each database' },
  ledger: { run: ledgerCampaign, count: 1_000_000, of: 'sequences of ledger commands' },
};
