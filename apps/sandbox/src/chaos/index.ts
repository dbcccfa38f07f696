import type { Campaign } from './campaign.ts';
import { ledgerCampaign } from './ledger.ts';

/** Every campaign of `pnpm chaos`, with how much trouble it makes unless told. */
export const campaigns: Readonly<
  Record<string, { readonly run: Campaign; readonly count: number; readonly of: string }>
> = {
  ledger: { run: ledgerCampaign, count: 1_000_000, of: 'sequences of ledger commands' },
};
