import type { Bet } from '@pavilion/api-client';
import { gainOf } from '@pavilion/betting-math';
import { type Paise, sumPaise } from '@pavilion/money';
import { canCashOut, figuresOf, isOpenBet, isWaiting } from './bet-figures.ts';

/** The bets by market, of those that a cash-out can close. */
export function cashOutMarkets(bets: readonly Bet[]): ReadonlyMap<string, readonly Bet[]> {
  const markets = new Map<string, Bet[]>();
  for (const bet of bets.filter(canCashOut)) {
    const ofMarket = markets.get(bet.marketId);
    if (ofMarket) ofMarket.push(bet);
    else markets.set(bet.marketId, [bet]);
  }
  return markets;
}

/** Returns what the matched bets of one market come to if every outcome brings the same, else null. */
export function levelOf(bets: readonly Bet[]): Paise | null {
  const backed: readonly (string | null)[] = [...new Set(bets.map(({ runnerId }) => runnerId))];
  // One outcome without a bet represents all of them. An operator that does not say how many there are may have more.
  const outcomes = backed.length === bets[0]?.outcomes ? backed : [...backed, null];
  const [first, ...others] = outcomes.map((outcome) =>
    sumPaise(bets, (bet) => sumPaise(figuresOf(bet).matched, (part) => gainOf(part, bet.runnerId === outcome))),
  );
  return first !== undefined && others.every((gain) => gain === first) ? first : null;
}

/**
 * The markets that were cashed out in full, by id, each with what its bets come to before commission, whatever the result is. The
 * bets stay open until their market is settled (betting.md, "Bet slip"), but can no longer win or lose.
 */
export function cashedOutMarkets(bets: readonly Bet[]): ReadonlyMap<string, Paise> {
  const results = new Map<string, Paise>();
  for (const [marketId, ofMarket] of cashOutMarkets(bets.filter(isOpenBet))) {
    const isOver =
      ofMarket.some(({ cashOut }) => cashOut) && !bets.some((bet) => bet.marketId === marketId && isWaiting(bet));
    const result = isOver ? levelOf(ofMarket) : null;
    if (result !== null) results.set(marketId, result);
  }
  return results;
}
