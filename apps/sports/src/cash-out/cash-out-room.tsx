import type { Bet } from '@pavilion/api-client';
import { useState } from 'react';
import { cashOutMarkets, levelOf } from '../bets/cashed-out.ts';
import type { CashOutsProps, CashOutsShow } from './cash-outs.tsx';
import { LazyCashOuts } from './lazy-cash-outs.ts';

/**
 * A line for a match's cash-outs: as high as a button, by its `className`, before that has loaded, and without any room once there is
 * nothing to cash out, also behind an open sheet. `bets` are those beside it: where they are level it has no room from the start.
 */
export function CashOutRoom({
  bets,
  className,
  ...props
}: Omit<CashOutsProps, 'className'> & { readonly bets: readonly Bet[]; readonly className: string | undefined }) {
  const [shows, setShown] = useState<CashOutsShow>();
  return (
    <div
      className={className}
      hidden={shows === undefined ? areLevel(bets) : shows === 'nothing'}
      // A sheet needs a parent that is rendered.
      style={shows === 'sheet' ? { display: 'contents' } : undefined}
    >
      <LazyCashOuts {...props} onShown={setShown} />
    </div>
  );
}

/** Whether every outcome of each market brings the same, as far as these bets show. */
export const areLevel = (bets: readonly Bet[]): boolean =>
  [...cashOutMarkets(bets).values()].every((ofMarket) => levelOf(ofMarket) !== null);
