import { type Cell, oddsText, sizeText } from './feed.ts';

/** A price with how it moved last: its flash begins anew whenever `beat` is another one. */
export interface MovedCell extends Cell {
  readonly way?: 'up' | 'down';
  readonly beat?: number;
}

/** A price after a change of it. */
export function moved(before: MovedCell, { odds, size }: Cell): MovedCell {
  const hasMoved = odds !== null && before.odds !== null && odds !== before.odds;
  if (!hasMoved) return { ...before, odds, size };
  return { odds, size, way: odds > (before.odds ?? odds) ? 'up' : 'down', beat: (before.beat ?? 0) + 1 };
}

/** What each peer that is made with React shows of a price. */
export function PriceView({ cell, at }: { readonly cell: MovedCell; readonly at: number }) {
  const flash = cell.way ? `${cell.way} ${(cell.beat ?? 0) % 2 ? 'a' : 'b'}` : '';
  return (
    <button type="button" className={`cell ${at % 2 ? 'lay' : 'back'} ${flash}`}>
      <b>{oddsText(cell)}</b>
      <small>{sizeText(cell)}</small>
    </button>
  );
}
