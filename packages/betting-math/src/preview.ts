import { minPaise, type Paise } from '@pavilion/money';
import type { Course } from './course.ts';
import { exposureOf, fundsNeeded, gainIn, type MarketShape, type Outcome, outcomesOf } from './position.ts';
import type { Book } from './wager.ts';

/** What an outcome brings now, and with what comes to the book. */
export interface PreviewRow {
  readonly outcome: Outcome;
  readonly now: Paise;
  readonly after: Paise;
}

/** What bets would change: outcome by outcome, in what is held (figures of 0 or below), and what has to be found for them. */
export interface Preview {
  readonly rows: readonly PreviewRow[];
  readonly exposure: { readonly now: Paise; readonly after: Paise };
  readonly funds: Paise;
}

/**
 * What comes of a book with more in it: a bet that is matched at once, one that waits, the legs of a cash-out. A fancy's ranges are
 * those of what is matched after, so that both figures of a row stand for the same results. Throws a `RangeError` for a selection that is none of
 * the market's, and where an amount is beyond what a double holds exactly.
 */
export function previewOf(market: MarketShape, book: Book, { matched = [], unmatched = [] }: Partial<Book>): Preview {
  const next: Book = { matched: [...book.matched, ...matched], unmatched: [...book.unmatched, ...unmatched] };
  const exposure = { now: exposureOf(market, book), after: exposureOf(market, next) };
  const rows = outcomesOf(market, next.matched).map((outcome) => ({
    outcome,
    now: gainIn(outcome, book.matched),
    after: gainIn(outcome, next.matched),
  }));
  return { rows, exposure, funds: fundsNeeded(exposure.now, exposure.after) };
}

/**
 * What comes of bets of which some are delayed, with more of them: outcome by outcome once they are matched, and what is held in whichever
 * of the two moments that is more. Throws as `previewOf` does.
 */
export function previewOfCourse(market: MarketShape, bets: Course, more: Course): Preview {
  const [held, met] = [previewOf(market, bets.held, more.held), previewOf(market, bets.met, more.met)];
  const exposure = {
    now: minPaise(held.exposure.now, met.exposure.now),
    after: minPaise(held.exposure.after, met.exposure.after),
  };
  return { rows: met.rows, exposure, funds: fundsNeeded(exposure.now, exposure.after) };
}
