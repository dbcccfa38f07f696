import type { Bet } from '@pavilion/api-client';
import { useState } from 'react';
import { cashOutMarkets, levelOf } from '../bets/cashed-out.ts';
import type { CashOutsProps } from './cash-outs.tsx';
import { LazyCashOuts } from './lazy-cash-outs.ts';

/**
 * Where a match's cash-outs stand in a line of their own: as high as a button, by its `className`, before that has come, and no room at
 * all once there is nothing to cash out. `bets` are those beside it: where they are level already no room is kept from the start.
 */
export function CashOutRoom({
  bets,
  className,
  ...props
}: Omit<CashOutsProps, 'className'> & { readonly bets: readonly Bet[]; readonly className: string | undefined }) {
  const [isNothing, setNothing] = useState<boolean | null>(null);
  return (
    <div className={className} hidden={isNothing ?? areLevel(bets)}>
      <LazyCashOuts {...props} onNothing={setNothing} />
    </div>
  );
}

/** Whether every outcome of each market brings the same, as far as these bets show. */
export const areLevel = (bets: readonly Bet[]): boolean =>
  [...cashOutMarkets(bets).values()].every((ofMarket) => levelOf(ofMarket) !== null);
