import { PriceCell } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { cellKey, type Side } from '../live/book.ts';
import { usePrices } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';

/** The best price of one runner on one side, live out of the price store around. */
export function LivePriceCell({
  matchId,
  runnerId,
  runner,
  side,
}: {
  readonly matchId: string;
  readonly runnerId: string;
  readonly runner: string;
  readonly side: Side;
}) {
  const store = usePrices();
  const t = useMessages();
  const price = useMemo(() => {
    const key = cellKey(matchId, runnerId, side);
    return { read: () => store.price(key), watch: (onChange: () => void) => store.watchCell(key, onChange) };
  }, [store, matchId, runnerId, side]);
  return (
    <PriceCell
      side={side}
      label={t(side === 'back' ? 'backOf' : 'layOf', { runner })}
      emptyLabel={t(side === 'back' ? 'noBackOf' : 'noLayOf', { runner })}
      price={price}
    />
  );
}
