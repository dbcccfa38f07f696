import { type CashOutQuote, cashOutQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { steadyOf, timeLeft } from '@pavilion/shared-ui/clock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** How often an offer is asked for anew, ms: before the one of before is over. */
const RENEWED = 6000;

/** What the player's positions on a match are offered, asked for again and again while somebody looks, unless `isHeld`. */
export function useCashOuts(refMatchId: string, percent = 100, isHeld = false) {
  const { api } = useShell();
  return useQuery({
    ...cashOutQuery(api, refMatchId, percent),
    enabled: !isHeld,
    refetchInterval: RENEWED,
    staleTime: 0,
    retry: false,
    // The figures of before stay until those of another part have come.
    placeholderData: keepPreviousData,
  });
}

/** How many seconds are left of a quote that came at `cameAt` by `Date.now()`, at the steady time `now`; 0 once it is over. */
export const secondsLeft = ({ lasts }: CashOutQuote, cameAt: number, now: number): number =>
  Math.ceil(timeLeft(steadyOf(cameAt), lasts, now) / 1000);
