import type { MarketType } from '@pavilion/api-client';
import { useMemo } from 'react';
import { useSlip } from '../slip/slip-store.ts';
import { useMatchBets } from './match-context.ts';
import { type Standing, standingOf } from './standing.ts';

/** How the player stands on a market of this match. `runners`: the same array for as long as it is the same market. */
export function useStanding(marketId: string | null, kind: MarketType, runners: readonly string[]): Standing | null {
  const bets = useMatchBets();
  const slip = useSlip((state) => state.bets);
  return useMemo(
    () => (marketId === null ? null : standingOf({ marketId, kind, runners }, bets, slip)),
    [marketId, kind, runners, bets, slip],
  );
}
