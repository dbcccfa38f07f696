import { exposureQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import { useSentCashOuts } from './sent-cash-outs.ts';

/** Whether the player has open bets on a match, also where those can't lose anything, or waits for what became of a cash-out of it. */
export function useHolding(refMatchId: string): boolean {
  const { api } = useShell();
  const isAuth = useSession((session) => session.isAuth);
  const { data: hasBets = false } = useQuery({
    ...exposureQuery(api),
    enabled: isAuth,
    select: ({ matches }) => matches.some((match) => match.refMatchId === refMatchId),
  });
  const isAnyOut = useSentCashOuts(refMatchId).length > 0;
  return isAnyOut || (isAuth && hasBets);
}
