import { negatePaise, type Paise } from '@pavilion/money';
import { type Fill, type MarketKind, profitAt } from './price.ts';

/** For a fancy, back is Yes and lay is No. */
export type Side = 'back' | 'lay';

/** What a bet is on: a runner's id, or a fancy's line. */
export type Selection = string | number;

/**
 * A stake on a selection. `profit` is what the backer would win, by `profitAt` its price; the layer stands on the other side of the
 * same two amounts, whatever the kind of market.
 */
export interface Wager {
  readonly selection: Selection;
  readonly side: Side;
  readonly stake: Paise;
  readonly profit: Paise;
}

/** A bet that can still win or lose: what was matched of it, fill by fill, and what waits, at the price that was asked for. */
export interface OpenBet {
  readonly selection: Selection;
  readonly side: Side;
  readonly fills: readonly Fill[];
  readonly rest: Fill | null;
}

/** A player's open bets on one market. */
export interface Book {
  readonly matched: readonly Wager[];
  readonly unmatched: readonly Wager[];
}

export const EMPTY_BOOK: Book = { matched: [], unmatched: [] };

/** A stake at a price as a wager, with the profit that it was booked with where it names one. Throws as `profitAt` does. */
export const wagerOf = (
  kind: MarketKind,
  { selection, side }: Pick<Wager, 'selection' | 'side'>,
  fill: Fill,
): Wager => ({
  selection,
  side,
  stake: fill.stake,
  profit: fill.profit ?? profitAt(kind, fill.stake, fill.price),
});

/** Open bets as wagers, each fill by itself: that is how the operator rounds. */
export const bookOf = (kind: MarketKind, bets: readonly OpenBet[]): Book => ({
  matched: bets.flatMap((bet) => bet.fills.map((fill) => wagerOf(kind, bet, fill))),
  unmatched: bets.flatMap((bet) => (bet.rest ? [wagerOf(kind, bet, bet.rest)] : [])),
});

/** What a wager may win: a back its profit, a lay the stake. */
export const winningsOf = ({ side, stake, profit }: Wager): Paise => (side === 'back' ? profit : stake);

/** What a wager may lose, as a figure of 0 or above: a back its stake, a lay the profit of the backer. */
export const liabilityOf = ({ side, stake, profit }: Wager): Paise => (side === 'back' ? stake : profit);

/** What a wager brings: what it may win where its side is right, else its liability, below zero. */
export const gainOf = (wager: Wager, isBorneOut: boolean): Paise =>
  isBorneOut === (wager.side === 'back') ? winningsOf(wager) : negatePaise(liabilityOf(wager));

/** Whether a result bears a line's Yes out: it is the line or more. */
export const isReached = (line: number, result: number): boolean => result >= line;
