import { useEffect, useEffectEvent } from 'react';
import type { Assessed } from './assess.ts';
import { disarm } from './slip-store.ts';

/** How long a tapped price may wait for what the slip has to know before it is placed by itself, ms. */
const PATIENCE = 3000;

/**
 * Places what one tap has chosen as soon as its market is known. Whatever stands against it, a moved line above all, makes it a
 * selection like any other; so does waiting too long: nothing is placed behind the player's back.
 */
export function useOneTap(assessed: readonly Assessed[], place: (assessed: Assessed) => void): void {
  const waiting = assessed.filter(({ bet }) => bet.isOneTap && bet.state === 'draft');
  const settle = useEffectEvent(() => {
    for (const each of waiting) {
      if (each.blocker === null) place(each);
      else if (!isLoading(each)) disarm(each.bet.key);
    }
  });
  const giveUp = useEffectEvent(() => {
    for (const { bet } of waiting) disarm(bet.key);
  });
  useEffect(() => settle());
  const keys = waiting.map(({ bet }) => bet.clientRef).join();
  useEffect(() => {
    if (keys === '') return;
    const timer = setTimeout(() => giveUp(), PATIENCE);
    return () => clearTimeout(timer);
  }, [keys]);
}

/** Whether all that is missing is on its way: the live price, or what the market asks of a bet. */
const isLoading = ({ quote, blocker, bet }: Assessed): boolean =>
  blocker?.reason === 'price-gone' && (quote === null || bet.limits === null || bet.marketId === null);
