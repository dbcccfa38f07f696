import type { Bet } from '@pavilion/api-client';
import {
  figureOf,
  hundredthsOf,
  isTick,
  liabilityOf,
  profitAt,
  type Wager,
  wagerOf,
  winningsOf,
} from '@pavilion/betting-math';
import { negatePaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { formatOdds } from '@pavilion/shared-ui';

/** What may still be matched. */
const WAITING: readonly Bet['status'][] = ['delayed', 'partial', 'unmatched'];

/** Whether a part of it still waits to be matched. */
export const isWaiting = ({ status }: Bet): boolean => WAITING.includes(status);
/** Whether it can still win or lose; so can the matched part of one whose rest was cancelled or has lapsed. */
export const isOpenBet = (bet: Bet): boolean => isWaiting(bet) || (bet.settledAt === null && bet.matchedStack > 0);

/** What of the stake has not been matched: it waits, was cancelled or has lapsed. */
export const unmatchedOf = ({ stack, matchedStack }: Bet): Paise => subtractPaise(stack, matchedStack);

/** Whether a part of it was matched, and so far no more. */
export const isMatchedInPart = ({ stack, matchedStack }: Bet): boolean => matchedStack > 0 && matchedStack < stack;

/** Whether it counts in a cash-out, where its market offers one: a fancy has none. */
export const canCashOut = ({ marketType, matchedStack }: Bet): boolean => marketType !== 'fancy' && matchedStack > 0;

/** What a bet is on: a runner, or a fancy, whose side says the rest. */
export const titleOf = ({ marketType, marketName, runnerName }: Bet): string =>
  marketType === 'fancy' ? marketName : runnerName;

/** A part of a bet at one price, in the market's own figure. */
export interface BetPart extends Wager {
  readonly odds: number;
  /** Its profit is one that it was booked with, and not what its stake comes to at its price. */
  readonly isBooked: boolean;
}

/** What a bet wins (0 or above) and what it loses (0 or below): each fill by itself, and the part that waits. */
export interface BetFigures {
  readonly matched: readonly BetPart[];
  readonly rest: BetPart | null;
  readonly wins: Paise;
  readonly loses: Paise;
}

/** Exact to the paisa: by the fills, not by their average. Of a settled bet it is what its matched part could have come to. */
export function figuresOf(bet: Bet): BetFigures {
  const matched = bet.fills.flatMap((fill) => partOf(bet, fill) ?? []);
  const rest = isWaiting(bet) ? partOf(bet, { stack: unmatchedOf(bet), odds: bet.odds }) : null;
  const parts = rest ? [...matched, rest] : matched;
  return {
    matched,
    rest,
    wins: sumPaise(parts, winningsOf),
    loses: parts.length === 0 ? ZERO : negatePaise(sumPaise(parts, liabilityOf)),
  };
}

function partOf(
  { marketType, line, runnerId, selectionType }: Bet,
  { stack: stake, odds, profit }: Omit<Bet['fills'][number], 'at'>,
): BetPart | null {
  const price = hundredthsOf(odds);
  if (stake <= 0 || price === null) return null;
  const pick = { selection: marketType === 'fancy' ? (line ?? 0) : runnerId, side: selectionType };
  const isBooked = profit !== undefined && profit !== profitAt(marketType, stake, price);
  return { ...wagerOf(marketType, pick, { stake, price, profit }), odds, isBooked };
}

/**
 * A price as its market writes it: decimal odds, a bookmaker's rate, a fancy's line over its volume. An average that is no
 * tick has both its decimals.
 */
export function priceText({ marketType, line }: Pick<Bet, 'marketType' | 'line'>, figure: number): string {
  if (marketType === 'fancy') return `${line ?? '—'} / ${figure}`;
  if (marketType === 'bookmaker') return String(figure);
  const hundredths = hundredthsOf(figure);
  return hundredths !== null && isTick(hundredths) ? formatOdds(figureOf(hundredths)) : figure.toFixed(2);
}

/** The price of a bet: what it was matched at, on average, once no more of it can be, else what was seen. */
export function betPrice(bet: Bet): string {
  return priceText(bet, isWaiting(bet) ? bet.odds : (bet.matchedOdds ?? bet.odds));
}
