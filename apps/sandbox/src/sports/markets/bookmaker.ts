import type { BookmakerMarket } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import { marketIdOf } from '../feed/market-id.ts';
import type { WorldMatch } from '../feed/world.ts';
import { nameOf, winnerOf } from './match-odds.ts';
import { scaled } from './settings.ts';

/** Nobody makes a rate for a runner as far behind as this, in paise for each 100. */
const HIGHEST_RATE = 400;
/** What the bookmaker keeps on each side of the fair rate. */
const MARGIN = 0.03;
/** The most that is taken at a rate in the greatest matches. */
const MOST = paise(50_000_000);

/** The bookmaker's market of a match, at rates around its chances; undefined where no bookmaker makes one. */
export function bookmakerOf(match: WorldMatch): BookmakerMarket | undefined {
  const { competition, play, setup } = match;
  if (!competition.hasBookmaker) return undefined;
  const [home, draw, away] = competition.rules.chances(play, setup);
  const columns = [['1', home], ...(competition.hasDraw ? [['X', draw] as const] : []), ['2', away]] as const;
  return {
    marketId: marketIdOf(match.id, 'bookmaker'),
    HeadName: 'Bookmaker',
    result: nameOf(match, winnerOf(match)),
    state: match.state,
    runners: columns.map(([column, chance]) => {
      const id = `${match.id}-${column}`;
      return { id, name: nameOf(match, id) ?? '', ...rates(match, chance) };
    }),
  };
}

/** The winner, as in the match odds. */
export const bookmakerOutcome = winnerOf;

type Rates = Pick<BookmakerMarket['runners'][number], 'back' | 'lay'>;

function rates(match: WorldMatch, chance: number): Rates {
  const fair = (100 * (1 - chance)) / chance;
  if (match.endedAt !== null || !(fair > 1 && fair < HIGHEST_RATE)) return { back: null, lay: null };
  const size = scaled(MOST, match);
  const back = Math.max(1, Math.floor(fair * (1 - MARGIN)));
  return { back: { rate: back, size }, lay: { rate: Math.max(back + 1, Math.ceil(fair * (1 + MARGIN))), size } };
}
