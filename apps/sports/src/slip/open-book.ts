import type { Bet } from '@pavilion/api-client';
import {
  type Book,
  bookOf,
  EMPTY_BOOK,
  type Fill,
  type Hundredths,
  hundredthsOf,
  type OpenBet,
} from '@pavilion/betting-math';
import { ZERO } from '@pavilion/money';
import { isWaiting, unmatchedOf } from '../bets/bet-figures.ts';
import { selectionOf } from './slip-bet.ts';

/** Also a bet in a state that this client does not know: until it is settled it may win or lose. */
const MATCHED: readonly Bet['status'][] = ['matched', 'partial', 'cancelled', 'lapsed', 'other'];

/** What of a bet can still win or lose; null for one that is over or can't be read. */
function openBetOf(bet: Bet): OpenBet | null {
  const price = hundredthsOf(bet.odds);
  if (price === null || bet.settledAt !== null) return null;
  const isMatched = MATCHED.includes(bet.status) && bet.matchedStack > 0;
  const rest = isWaiting(bet) ? unmatchedOf(bet) : ZERO;
  if (!isMatched && rest === 0) return null;
  return {
    selection: selectionOf({ kind: bet.marketType, line: bet.line, runnerId: bet.runnerId }),
    side: bet.selectionType,
    fills: isMatched ? fillsOf(bet, price) : [],
    rest: rest > 0 ? { stake: rest, price: price } : null,
  };
}

/** Each part that was matched, at its own price: what the operator holds is reckoned by these. */
function fillsOf({ fills, matchedStack }: Bet, price: Hundredths): readonly Fill[] {
  if (fills.length === 0) return [{ stake: matchedStack, price }];
  return fills.map(({ stack, odds, profit }) => ({ stake: stack, price: hundredthsOf(odds) ?? price, profit }));
}

/** A player's open bets on one market, of all their bets on its match. */
export function bookOfMarket(marketId: string, bets: readonly Bet[]): Book {
  const own = bets.filter((bet) => bet.marketId === marketId);
  const [first] = own;
  if (!first) return EMPTY_BOOK;
  return bookOf(
    first.marketType,
    own.flatMap((bet) => openBetOf(bet) ?? []),
  );
}
