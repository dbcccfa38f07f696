import { exposureQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import { useSentCashOuts } from './sent-cash-outs.ts';

/** Whether the player has open bets on a match, or waits for what became of a cash-out of it. Of whoever holds nothing nothing is asked. */
export function useHolding(refMatchId: string): boolean {
  const { api } = useShell();
  const isHolding = useSession(({ isAuth, exposureAmount }) => isAuth && exposureAmount !== null && exposureAmount < 0);
  const { data: hasBets = false } = useQuery({
    ...exposureQuery(api),
    enabled: isHolding,
    select: ({ matches }) => matches.some((match) => match.refMatchId === refMatchId),
  });
  const isAnyOut = useSentCashOuts(refMatchId).length > 0;
  return isAnyOut || (isHolding && hasBets);
}
