import type { Price } from '@pavilion/api-client/wire';
import {
  figureOf,
  type Hundredths,
  hundredthsOf,
  tickAtOrAbove,
  tickAtOrBelow,
  tickBeside,
  ticksBetween,
} from '@pavilion/betting-math';
import { addPaise, type Paise, paiseOfRupees } from '@pavilion/money';
import type { Random } from '../../base/index.ts';
import type { Chances } from './play.ts';

/** What is offered on one runner; null where nobody offers. */
interface Cells {
  readonly back: Price | null;
  readonly lay: Price | null;
}

/** A match-odds market: a row of cells for home, draw and away, and how far opinion is off the model just now (log-odds). */
export interface Market {
  readonly rows: readonly [home: Cells, draw: Cells, away: Cells];
  readonly opinion: number;
}

const NOTHING: Cells = { back: null, lay: null };
export const EMPTY_MARKET: Market = { rows: [NOTHING, NOTHING, NOTHING], opinion: 0 };

/** Opinion strays by about this much and comes back: far enough to move prices while nothing happens, and soon enough that they stay close. */
const STRAYS = 0.012;
const RETURNS = 0.5;
/** How many ticks a price that is only moved may be away from the other side's. */
const FURTHEST = 4;
/** A chance below this is nobody's to offer: its fair price is past the end of the ladder, so any that there is would be too low. */
const HOPELESS = 1e-3;

/**
 * The market quoted anew around what opinion makes of the fair price: the best back is a tick below and the best lay a tick above, further
 * off where little is offered. So a back is always below its lay, and both are ticks. However far opinion strays, no back is above the fair
 * price itself and no lay below it: whoever knew the chance, or saw it in how prices come and go, would still win nothing on average.
 */
export function quoted({ opinion }: Market, chances: Chances, liquidity: number, random: Random): Market {
  const strayed = opinion * RETURNS + random.normal() * STRAYS;
  const believed = strayedChances(chances, strayed);
  const row = (column: 0 | 1 | 2) => cells(chances[column], believed[column], liquidity, random);
  return { opinion: strayed, rows: [row(0), row(1), row(2)] };
}

/** The market with one cell's volume changed: somebody came or went at a price that stays. */
export function restocked(market: Market, liquidity: number, random: Random): Market {
  const at = random.int(0, 2);
  const side = random.next() < 0.5 ? 'back' : 'lay';
  const price = market.rows[at]?.[side];
  if (!price) return market;
  const fresh = { ...price, size: sizeOf(price.odds, liquidity, random) };
  const rows = market.rows.map((row, index) => (index === at ? { ...row, [side]: fresh } : row));
  return { ...market, rows: rows as unknown as Market['rows'] };
}

/**
 * The market with another price in one of its cells, whatever is played: a tick up or down, never as far as the other side's price. Where the
 * ladder has no such tick, the volume alone is another. Null where that cell has no price.
 */
export function stirred(
  market: Market,
  { row: at, side }: { readonly row: number; readonly side: 'back' | 'lay' },
  liquidity: number,
  random: Random,
): Market | null {
  const row = market.rows[at];
  const price = row?.[side];
  if (!row || !price) return null;
  const other = row[side === 'back' ? 'lay' : 'back'];
  const odds = hundredthsOf(price.odds) ?? 0;
  const away = side === 'back' ? -1 : 1;
  const apart = other ? Math.abs(ticksBetween(odds, hundredthsOf(other.odds) ?? 0)) : FURTHEST;
  const isAway = apart <= 1 || (apart < FURTHEST && random.next() < 0.5);
  const tick = tickBeside(odds, isAway ? away : -away);
  const size = sizeOf(price.odds, liquidity, random);
  const fresh =
    tick === null
      ? { ...price, size: size === price.size ? addPaise(size, paiseOfRupees(10)) : size }
      : { odds: figureOf(tick), size };
  const rows = market.rows.map((each, index) => (index === at ? { ...each, [side]: fresh } : each));
  return { ...market, rows: rows as unknown as Market['rows'] };
}

/** What opinion makes of chances; nothing of those of a match in which one side is hopeless. */
export function strayedChances([home, draw, away]: Chances, by: number): Chances {
  if (home < HOPELESS || away < HOPELESS) return [home, draw, away];
  const moved = (home / away) * Math.exp(by);
  const rest = 1 - draw;
  return [(rest * moved) / (1 + moved), draw, rest / (1 + moved)];
}

function cells(chance: number, believed: number, liquidity: number, random: Random): Cells {
  if (chance < HOPELESS) return NOTHING;
  const [fair, about] = [1 / chance, 1 / believed];
  // In log-odds, so that a long price stands further apart than a short one.
  const gap = (0.004 + 0.012 / (1 + liquidity)) * (0.6 + random.next() * 0.8);
  const backOdds = tickAtOrBelow(100 * Math.min(fair, 1 + (about - 1) * (1 - gap)));
  let layOdds = tickAtOrAbove(100 * Math.max(fair, 1 + (about - 1) * (1 + gap)));
  if (backOdds !== null && layOdds !== null && layOdds <= backOdds) layOdds = tickBeside(backOdds, 1);
  const price = (tick: Hundredths | null): Price | null => {
    if (tick === null) return null;
    const odds = figureOf(tick);
    return { odds, size: sizeOf(odds, liquidity, random) };
  };
  return { back: price(backOdds), lay: price(layOdds) };
}

/** What is on offer: whole tens of rupees, less at long prices. */
function sizeOf(odds: number, liquidity: number, random: Random): Paise {
  const rupees = (9000 * liquidity * Math.exp(random.normal() * 0.7)) / Math.sqrt(odds);
  return paiseOfRupees(Math.max(10, Math.round(rupees / 10) * 10));
}
