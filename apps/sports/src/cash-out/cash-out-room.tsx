import type { Bet } from '@pavilion/api-client';
import { gainOf } from '@pavilion/betting-math';
import { sumPaise } from '@pavilion/money';
import { useState } from 'react';
import { canCashOut, figuresOf } from '../bets/bet-figures.ts';
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

/** Whether every outcome of each market brings the same, as far as these bets tell. */
export function areLevel(bets: readonly Bet[]): boolean {
  const open = bets.filter(canCashOut);
  return [...new Set(open.map(({ marketId }) => marketId))].every((market) => {
    const ofMarket = open.filter(({ marketId }) => marketId === market);
    // Of the outcomes that no bet is on one stands for all.
    const outcomes = [...new Set(ofMarket.map(({ runnerId }) => runnerId)), null];
    const gains = outcomes.map((outcome) =>
      sumPaise(ofMarket, (bet) => sumPaise(figuresOf(bet).matched, (part) => gainOf(part, bet.runnerId === outcome))),
    );
    return new Set(gains).size === 1;
  });
}
