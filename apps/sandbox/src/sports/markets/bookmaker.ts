import type { BookmakerMarket } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import { strayedChances } from '../feed/market.ts';
import { marketIdOf } from '../feed/market-id.ts';
import type { WorldMatch } from '../feed/world.ts';
import { nameOf, winnerOf } from './match-odds.ts';
import { scaled } from './settings.ts';

/** Nobody makes a rate for a runner as far behind as this, in paise for each 100. */
const HIGHEST_RATE = 400;
/** What the bookmaker keeps on each side of what opinion makes of the fair rate. */
const MARGIN = 0.03;
/** The most that is taken at a rate in the greatest matches. */
const MOST = paise(50_000_000);

/**
 * The bookmaker's market of a match; undefined where no bookmaker makes one. Before the start its rates stand still. In play they go with the
 * same opinion as the match odds, so that neither tells how far the other is off.
 */
export function bookmakerOf(match: WorldMatch): BookmakerMarket | undefined {
  const { competition, play, setup } = match;
  if (!competition.hasBookmaker) return undefined;
  const chances = competition.rules.chances(play, setup);
  const believed = play ? strayedChances(chances, match.market.opinion) : chances;
  const columns = [['1', 0], ...(competition.hasDraw ? [['X', 1] as const] : []), ['2', 2]] as const;
  return {
    marketId: marketIdOf(match.id, 'bookmaker'),
    HeadName: 'Bookmaker',
    result: nameOf(match, winnerOf(match)),
    state: match.state,
    runners: columns.map(([column, at]) => {
      const id = `${match.id}-${column}`;
      return { id, name: nameOf(match, id) ?? '', ...rates(match, chances[at], believed[at]) };
    }),
  };
}

/** The winner, as in the match odds. */
export const bookmakerOutcome = winnerOf;

type Rates = Pick<BookmakerMarket['runners'][number], 'back' | 'lay'>;

/** The rate that is fair at a chance, in paise for each 100. */
const rateAt = (chance: number) => (100 * (1 - chance)) / chance;

function rates(match: WorldMatch, chance: number, believed: number): Rates {
  const [fair, about] = [rateAt(chance), rateAt(believed)];
  if (match.endedAt !== null || !(fair > 1 && fair < HIGHEST_RATE)) return { back: null, lay: null };
  const size = scaled(MOST, match);
  // However far opinion strays, the fair rate stands between the two.
  const back = Math.max(1, Math.floor(Math.min(fair, about * (1 - MARGIN))));
  const lay = Math.max(back + 1, Math.ceil(Math.max(fair, about * (1 + MARGIN))));
  return { back: { rate: back, size }, lay: { rate: lay, size } };
}
