import { type Paise, paise } from '@pavilion/money';
import fc from 'fast-check';
import type { MarketShape } from './position.ts';
import type { Hundredths, MarketKind } from './price.ts';
import type { OpenBet, Selection, Side } from './wager.ts';

// What tests have in common: books at random, and the rules once more, by big fractions and by trying everything.

export const stakes: fc.Arbitrary<Paise> = fc.integer({ min: 1, max: 50_000_000 }).map(paise);
export const sides = fc.constantFrom<Side>('back', 'lay');
export const kinds = fc.constantFrom<MarketKind>('match_odds', 'bookmaker', 'fancy');

export const prices = (kind: MarketKind): fc.Arbitrary<Hundredths> =>
  kind === 'match_odds' ? fc.integer({ min: 101, max: 100_000 }) : fc.integer({ min: 100, max: 40_000 });

export const selections = ({ kind, runners }: MarketShape): fc.Arbitrary<Selection> =>
  kind === 'fancy' ? fc.integer({ min: 0, max: 30 }) : fc.constantFrom(...runners);

/** A market of two to four runners, or a fancy. */
const markets = kinds.chain((kind) =>
  fc
    .constantFrom(2, 3, 4)
    .map((count): MarketShape => ({ kind, runners: ['A', 'B', 'C', 'D'].slice(0, kind === 'fancy' ? 1 : count) })),
);

export const openBets = (market: MarketShape): fc.Arbitrary<OpenBet> => {
  const fill = fc.record({ stake: stakes, price: prices(market.kind) });
  return fc.record({
    selection: selections(market),
    side: sides,
    fills: fc.array(fill, { maxLength: 3 }),
    rest: fc.option(fill),
  });
};

/** A market with a player's bets on it. */
export const books = markets.chain((market) =>
  fc.record({ market: fc.constant(market), bets: fc.array(openBets(market), { maxLength: 6 }) }),
);

/** A fraction in whole paise: the nearest, and of two as near the even one. */
export function roundedFraction(numerator: bigint, denominator: bigint): bigint {
  const low = numerator / denominator;
  const high = low + 1n;
  const distance = (candidate: bigint) => {
    const off = candidate * denominator - numerator;
    return off < 0n ? -off : off;
  };
  if (distance(low) === distance(high)) return low % 2n === 0n ? low : high;
  return distance(low) < distance(high) ? low : high;
}

/** What a bet of the whole stake brings under a result: a runner's id, or a figure. */
function gainUnder(
  kind: MarketKind,
  { selection, side }: Pick<OpenBet, 'selection' | 'side'>,
  { stake, price }: { readonly stake: number; readonly price: number },
  result: string | number,
): bigint {
  const wins = kind === 'fancy' ? Number(result) >= Number(selection) : result === selection;
  const [s, p] = [BigInt(stake), BigInt(price)];
  const profit = kind === 'match_odds' ? roundedFraction(s * (p - 100n), 100n) : roundedFraction(s * p, 10_000n);
  const backers = wins ? profit : -s;
  return side === 'back' ? backers : -backers;
}

/** Everything that a market may come to: each runner, or each figure that any line here lies beside. */
export const resultsOf = ({ kind, runners }: MarketShape): readonly (string | number)[] =>
  kind === 'fancy' ? Array.from({ length: 33 }, (_, index) => index - 1) : runners;

/** What bets bring under a result where of those that wait exactly these are matched. */
export function sumUnder(
  kind: MarketKind,
  bets: readonly OpenBet[],
  result: string | number,
  isMet: (index: number) => boolean,
): bigint {
  let sum = 0n;
  for (const [index, bet] of bets.entries()) {
    for (const fill of bet.fills) sum += gainUnder(kind, bet, fill, result);
    if (bet.rest && isMet(index)) sum += gainUnder(kind, bet, bet.rest, result);
  }
  return sum;
}

/** What is held, by trying every result and every set of bets that wait. */
export function heldByTrying(market: MarketShape, bets: readonly OpenBet[]): bigint {
  let worst = 0n;
  for (const result of resultsOf(market)) {
    for (let met = 0; met < 2 ** bets.length; met += 1) {
      const sum = sumUnder(market.kind, bets, result, (index) => (met >> index) % 2 === 1);
      if (sum < worst) worst = sum;
    }
  }
  return worst;
}
