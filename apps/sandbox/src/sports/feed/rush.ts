import { createRandom } from '../../base/index.ts';
import { stirred } from './market.ts';
import type { Moment } from './moment.ts';
import type { WorldMatch } from './world.ts';

/** How often prices are changed where the operator is told how many are to, ms. */
export const RUSH_TICK = 50;
/** After a standstill so many seconds' changes are made at once, and no more. */
const MOST_BEHIND = 1;

interface Cell {
  readonly match: number;
  readonly row: number;
  readonly side: 'back' | 'lay';
}

/**
 * Makes so many prices a second of open markets another, whatever is played: for measuring. A moment of it counts each price once; which they
 * are follows from the moment's clock. Whole changes are owed from one moment to the next, so that none is lost between them.
 */
export function createRush(perSecond: number): (moment: Moment, now: number) => Moment {
  let owed = 0;
  let last: number | null = null;
  return (moment, now) => {
    const seconds = last === null ? 0 : Math.max(0, now - last) / 1000;
    last = now;
    owed = Math.min(owed + perSecond * seconds, perSecond * MOST_BEHIND);
    const { matches, made } = changed(moment, Math.floor(owed), now);
    owed -= made;
    return { ...moment, world: { ...moment.world, matches } };
  };
}

/** The matches with up to `count` prices changed, and how many were. */
function changed({ world, clock }: Moment, count: number, now: number): { matches: WorldMatch[]; made: number } {
  const random = createRandom(clock);
  const matches = [...world.matches];
  const cells = pricesIn(matches);
  let made = 0;
  while (made < count) {
    // One that was not chosen yet, each as likely.
    const at = random.int(made, cells.length - 1);
    const [cell, first] = [cells[at], cells[made]];
    const match = cell && matches[cell.match];
    const market = match && stirred(match.market, cell, match.liquidity, random);
    if (!market || !first) break;
    cells[at] = first;
    matches[cell.match] = { ...match, market, pricedAt: now };
    made += 1;
  }
  return { matches, made };
}

/** Every price of an open market. */
function pricesIn(matches: readonly WorldMatch[]): Cell[] {
  const cells: Cell[] = [];
  for (const [match, { state, market }] of matches.entries()) {
    if (state !== 'open') continue;
    for (const [row, prices] of market.rows.entries()) {
      for (const side of ['back', 'lay'] as const) if (prices[side]) cells.push({ match, row, side });
    }
  }
  return cells;
}
