import { exposureQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';

/** Whether the player has open bets on a match. Of whoever holds nothing nothing is asked. */
export function useHolding(refMatchId: string): boolean {
  const { api } = useShell();
  const isHolding = useSession(({ isAuth, exposureAmount }) => isAuth && exposureAmount !== null && exposureAmount < 0);
  const { data: hasBets = false } = useQuery({
    ...exposureQuery(api),
    enabled: isHolding,
    select: ({ matches }) => matches.some((match) => match.refMatchId === refMatchId),
  });
  return isHolding && hasBets;
}
