import { type Ball, extraOf, OVER } from './ball.ts';

/** The card of an innings: who faced, who bowled, and how the wickets fell. Batters go by the order in which they come in. */
export interface Card {
  /** Balls that each batter has faced. */
  readonly faced: readonly number[];
  /** What came since the last wicket. */
  readonly stand: { readonly runs: number; readonly balls: number };
  /** Who was out, and after how many balls of the innings. */
  readonly outs: readonly { readonly place: number; readonly balls: number }[];
  /** By the order of `bowlerOf`. */
  readonly bowlers: readonly Bowling[];
  /** Whose over it is, or was last. */
  readonly bowling: number;
}

interface Bowling {
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
}

export const NEW_CARD: Card = { faced: [], stand: { runs: 0, balls: 0 }, outs: [], bowlers: [], bowling: 0 };

/**
 * Who bowls an over (from 0), of six: two by turns for four overs, then the next two. Nobody bowls two on end, nor more than a fifth of
 * an innings of twenty or fifty.
 */
const bowlerOf = (over: number): number => (Math.floor(over / 4) % 3) * 2 + (over % 2);

/** The card with one ball more, faced by the batter at `place`, after which the innings has `balls`. */
export function cardAfter(card: Card, ball: Ball, place: number, balls: number): Card {
  const legal = ball.counts ? 1 : 0;
  const bowling = bowlerOf(Math.floor((balls - legal) / OVER));
  const before = card.bowlers[bowling] ?? NO_BOWLING;
  const extra = extraOf(ball);
  // Byes are not the bowler's fault, and a wide nobody could have hit.
  const conceded = extra === 'bye' || extra === 'leg-bye' ? 0 : ball.runs;
  const faced = extra === 'wide' ? 0 : 1;
  const stand = { runs: card.stand.runs + ball.runs, balls: card.stand.balls + legal };
  return {
    faced: withAt(card.faced, place, (card.faced[place] ?? 0) + faced, 0),
    stand: ball.isWicket ? NEW_CARD.stand : stand,
    outs: ball.isWicket ? [...card.outs, { place, balls }] : card.outs,
    bowlers: withAt(
      card.bowlers,
      bowling,
      {
        balls: before.balls + legal,
        runs: before.runs + conceded,
        wickets: before.wickets + (ball.isWicket ? 1 : 0),
      },
      NO_BOWLING,
    ),
    bowling,
  };
}

const NO_BOWLING: Bowling = { balls: 0, runs: 0, wickets: 0 };

/** A list with one item put in its place, and `blank` where nothing stood before it. */
function withAt<Item>(items: readonly Item[], at: number, item: Item, blank: Item): readonly Item[] {
  const length = Math.max(items.length, at + 1);
  return Array.from({ length }, (_, index) => (index === at ? item : (items[index] ?? blank)));
}
