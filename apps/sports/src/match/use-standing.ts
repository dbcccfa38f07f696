import type { MarketType } from '@pavilion/api-client';
import { useMemo } from 'react';
import { slipWagerOf } from '../slip/assess.ts';
import { isDraft } from '../slip/slip-bet.ts';
import { useSlip } from '../slip/slip-store.ts';
import { useStakes } from '../slip/stake-settings.ts';
import { useQuotes } from '../slip/use-quotes.ts';
import { useMatchBets } from './match-context.ts';
import { type Standing, standingOf } from './standing.ts';

/** How the player stands on a market of this match. `runners`: the same array for as long as it is the same market. */
export function useStanding(marketId: string | null, kind: MarketType, runners: readonly string[]): Standing | null {
  const bets = useMatchBets();
  const slip = useSlip((state) => state.bets);
  const drafts = useMemo(() => slip.filter((bet) => isDraft(bet) && bet.marketId === marketId), [slip, marketId]);
  const quoteOf = useQuotes(drafts);
  const { policy } = useStakes();
  const wagers = drafts.length === 0 ? none : drafts.flatMap((bet) => slipWagerOf(bet, quoteOf(bet), policy) ?? []);
  return useMemo(
    () => (marketId === null ? null : standingOf({ marketId, kind, runners }, bets, wagers)),
    [marketId, kind, runners, bets, wagers],
  );
}

const none: readonly never[] = [];
