import { exposureQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import { LazyCashOuts } from './lazy-cash-outs.ts';

/** Cashes out, on a match's row of a list, what the player has on it. Who holds nothing asks for nothing. */
export function RowCashOut({
  refMatchId,
  className,
}: {
  readonly refMatchId: string;
  readonly className?: string | undefined;
}) {
  const { api } = useShell();
  const isHolding = useSession(({ isAuth, exposureAmount }) => isAuth && exposureAmount !== null && exposureAmount < 0);
  const { data: hasBets = false } = useQuery({
    ...exposureQuery(api),
    enabled: isHolding,
    select: ({ matches }) => matches.some((match) => match.refMatchId === refMatchId),
  });
  return isHolding && hasBets ? <LazyCashOuts refMatchId={refMatchId} saysMarket className={className} /> : null;
}
