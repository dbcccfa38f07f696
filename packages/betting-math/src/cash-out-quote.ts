import type { CashOut } from './cash-out.ts';

/** What a quote was made from: each figure names one state of what it stands for, and another state by another figure. */
export interface QuoteVersions {
  /** The market's prices: the operator's `pricedAt`. */
  readonly prices: number;
  /** The player's open bets on the market. */
  readonly book: number;
}

/** A cash-out as it was offered. Its prices are those of its versions, and stand until it expires. */
export interface CashOutQuote {
  readonly market: string;
  readonly cashOut: CashOut;
  readonly madeFrom: QuoteVersions;
  /** A moment, in ms. */
  readonly expiresAt: number;
}

/** How things stand when a quote is taken. */
export interface QuoteMoment {
  readonly isOpen: boolean;
  readonly book: number;
  /** A moment, in ms, by the same clock as `expiresAt`. */
  readonly now: number;
}

/** Why a quote isn't taken any more. */
export type QuoteProblem = 'suspended' | 'expired' | 'book-changed';

/**
 * The first reason why a quote isn't taken any more; null where it stands (betting.md, "Match odds"). Prices that moved are none: the
 * quote says which it was made from, and it is the operator who keeps to them for the seconds that it lasts.
 */
export function quoteProblemOf(
  { madeFrom, expiresAt }: Pick<CashOutQuote, 'madeFrom' | 'expiresAt'>,
  at: QuoteMoment,
): QuoteProblem | null {
  if (!at.isOpen) return 'suspended';
  if (at.now >= expiresAt) return 'expired';
  return at.book === madeFrom.book ? null : 'book-changed';
}
