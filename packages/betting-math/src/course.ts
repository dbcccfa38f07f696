import { addPaise, maxPaise, minPaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { Fill, Hundredths, MarketKind } from './price.ts';
import { type Book, type Selection, type Side, wagerOf, winningsOf } from './wager.ts';

/** What is offered at one price; the size is null where nothing is said of it. */
export interface Offer {
  readonly price: Hundredths;
  readonly size: Paise | null;
}

/** What a bet asks for, whatever its stake. */
export interface Ask {
  /** A runner's id, or the fancy's line as it stands now. */
  readonly selection: Selection;
  readonly side: Side;
  /** The worst that is taken, but for `isAny`; what nobody takes waits at it. */
  readonly price: Hundredths;
  /** What is offered to a bet of which a part may be matched, the best price first; null for one that is taken whole, at its price. */
  readonly offers: readonly Offer[] | null;
  /** Whether all that is offered is taken, however far from its price. */
  readonly isAny: boolean;
  /** Whether it waits at the operator before anything of it is matched. */
  readonly isDelayed: boolean;
}

/** Wagers in two moments: as the operator holds them at once, and once what is delayed is matched at the prices of now. */
export interface Course {
  readonly held: Book;
  readonly met: Book;
  /**
   * What the delayed bets may win beyond what they are held for, each by itself: the operator judges one after the other, and while one is
   * matched already the next may still wait.
   */
  readonly mayWinMore: Paise;
}

/** Bets of which none is delayed: the same in both moments. */
export const courseOf = (book: Book): Course => ({ held: book, met: book, mayWinMore: ZERO });

/**
 * What becomes of a stake (docs/decisions/matching.md): what is offered at its price or better is taken, the best first, each level by
 * itself at the price that it is offered at; the rest waits at its own. While it is delayed all of it waits.
 */
export function courseOfStake(kind: MarketKind, ask: Ask, stake: Paise): Course {
  const wagers = (fills: readonly Fill[]) =>
    fills.filter((fill) => fill.stake > 0).map((fill) => wagerOf(kind, ask, fill));
  const undivided = wagerOf(kind, ask, { stake, price: ask.price });
  if (ask.offers === null) return courseOf({ matched: [undivided], unmatched: [] });
  let rest = stake;
  const fills: Fill[] = [];
  for (const { price, size } of ask.offers) {
    if (!(ask.isAny || isAsGood(ask, price))) continue;
    const taken = minPaise(rest, size ?? rest);
    fills.push({ stake: taken, price });
    rest = subtractPaise(rest, taken);
  }
  const met = { matched: wagers(fills), unmatched: wagers([{ stake: rest, price: ask.price }]) };
  if (!ask.isDelayed) return courseOf(met);
  const atBest = sumPaise([...met.matched, ...met.unmatched], winningsOf);
  return {
    held: { matched: [], unmatched: [undivided] },
    met,
    mayWinMore: maxPaise(ZERO, subtractPaise(atBest, winningsOf(undivided))),
  };
}

/** Bets with more of them, in both moments. */
export const coursesTogether = (one: Course, more: Course): Course => ({
  held: together(one.held, more.held),
  met: together(one.met, more.met),
  mayWinMore: addPaise(one.mayWinMore, more.mayWinMore),
});

const together = (one: Book, more: Book): Book => ({
  matched: [...one.matched, ...more.matched],
  unmatched: [...one.unmatched, ...more.unmatched],
});

/** Whether a price is the one that is asked for, or better. */
const isAsGood = ({ side, price: least }: Ask, price: Hundredths) =>
  side === 'back' ? price >= least : price <= least;
