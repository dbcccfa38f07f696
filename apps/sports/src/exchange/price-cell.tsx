import type { Price } from '@pavilion/api-client';
import { formatOdds, formatVolume } from '@pavilion/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { cellKey, type Side } from '../live/book.ts';
import { usePrices } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import styles from './price-cell.module.css';

/**
 * The best price of one runner on one side, live: price over volume, a dash where nobody offers one. A moved price is
 * marked by an arrow and a ring and washes out in 600 ms.
 *
 * React renders the cell once; from then on the price store writes straight into its text. With 300 rows of six cells that
 * halves the work of a render for each cell, and it is the only place in the app where this is done.
 */
export function PriceCell({
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
  const cell = useRef<HTMLSpanElement>(null);
  const offered = t(side === 'back' ? 'backOf' : 'layOf', { runner });
  const missing = t(side === 'back' ? 'noBackOf' : 'noLayOf', { runner });

  useLayoutEffect(() => {
    if (!cell.current) return;
    const write = priceWriter(cell.current, offered, missing);
    const key = cellKey(matchId, runnerId, side);
    write(store.price(key));
    return store.watchCell(key, () => write(store.price(key)));
  }, [store, matchId, runnerId, side, offered, missing]);

  return (
    <span ref={cell} className={`${styles.price} ${side === 'back' ? styles.priceBack : styles.priceLay}`}>
      <span className="sr" />
      <b className={styles.priceOdds} />
      <small className={styles.priceVolume} />
    </span>
  );
}

/** Writes prices into a cell, touching only what differs from the last one. The first price is not a move. */
function priceWriter(cell: HTMLElement, offered: string, missing: string): (price: Price | null) => void {
  const [name, odds, volume] = Array.from(cell.children, (part) => {
    const text = document.createTextNode('');
    part.replaceChildren(text);
    return text;
  }) as [Text, Text, Text];
  let last: Price | null | undefined;
  let beat = false;
  return (price) => {
    if (last === undefined || (price === null) !== (last === null)) {
      name.data = price ? offered : missing;
      cell.toggleAttribute('data-none', price === null);
    }
    if (last === undefined || price?.odds !== last?.odds) odds.data = price ? formatOdds(price.odds) : '—';
    if (last === undefined || price?.size !== last?.size) volume.data = price ? formatVolume(price.size) : '';
    if (price && last && price.odds !== last.odds) {
      // Two names of one animation: changing between them starts it again without a forced layout.
      beat = !beat;
      cell.setAttribute('data-move', `${price.odds > last.odds ? 'up' : 'down'} ${beat ? 'a' : 'b'}`);
    } else if (!price) {
      cell.removeAttribute('data-move');
    }
    last = price;
  };
}
