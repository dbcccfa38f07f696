import type { Paise } from '@pavilion/money';
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
