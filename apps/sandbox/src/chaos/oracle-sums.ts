/**
 * What the rules of betting (`design/betting.md`) come to, in the slowest and plainest way: every outcome is tried, and every set of
 * unmatched bets. Amounts are paise and prices hundredths, both as big integers. It imports nothing, so that it can't be wrong in the
 * way that the operator is; `oracle-sums.test.ts` holds it to that.
 */

export type Kind = 'match_odds' | 'bookmaker' | 'fancy';
export type Side = 'back' | 'lay';

/** A stake at a price. */
export interface Stake {
  readonly stake: bigint;
  readonly price: bigint;
  /** What its backer wins, where that was agreed and is not what stake and price come to: of a cash-out. */
  readonly profit?: bigint | undefined;
}

/** What can win or lose: for a fancy, back is Yes and lay is No, and the line decides in place of the runner. */
export interface Position {
  readonly runner: string;
  readonly line: bigint | null;
  readonly side: Side;
}

/** An open bet: what was matched of it, fill by fill, and what still waits. */
export interface OpenBet extends Position {
  readonly fills: readonly Stake[];
  readonly rest: Stake | null;
}

/** What a market may come to. */
export interface Market {
  readonly kind: Kind;
  readonly runners: readonly string[];
}

/** The id of the runner that won, or a fancy's figure. */
export type Outcome = string | bigint;

/** The most unmatched bets whose every subset is tried; of more, the worst is known by the formula. */
const MOST_SUBSETS = 8;

/**
 * A fraction of 0 or above in whole paise, a half to the even one. betting.md says "integer paise" and nothing of halves: the rule
 * is that of `share` in `packages/money`.
 */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  const below = numerator / denominator;
  const twice = 2n * (numerator - below * denominator);
  return twice > denominator || (twice === denominator && below % 2n === 1n) ? below + 1n : below;
}

/** What a backer wins: `s·(o − 1)`, `s·r / 100`, `s·v / 100`. */
export const profitOf = (kind: Kind, { stake, price }: Stake): bigint =>
  kind === 'match_odds' ? rounded(stake * (price - 100n), 100n) : rounded(stake * price, 10_000n);

/** Whether an outcome bears a back, or a Yes, out. */
export const isBorneOut = ({ runner, line }: Position, outcome: Outcome): boolean =>
  typeof outcome === 'bigint' ? outcome >= (line ?? 0n) : runner === outcome;

/** What a stake brings under an outcome. */
export function gain(kind: Kind, position: Position, stake: Stake, outcome: Outcome): bigint {
  const forBacker = isBorneOut(position, outcome) ? (stake.profit ?? profitOf(kind, stake)) : -stake.stake;
  return position.side === 'back' ? forBacker : -forBacker;
}

/** Everything that a market may come to: each runner; of a fancy each figure from below the lowest line to above the highest. */
export function outcomesOf({ kind, runners }: Market, positions: readonly Position[]): readonly Outcome[] {
  if (kind !== 'fancy') return runners;
  const lines = positions.map(({ line }) => line ?? 0n);
  const outcomes: bigint[] = [];
  const [first = 0n, ...others] = lines;
  const lowest = others.reduce(least, first);
  const highest = others.reduce(most, first);
  for (let figure = lowest - 1n; figure <= highest + 1n; figure += 1n) outcomes.push(figure);
  return outcomes;
}

/** What open bets may lose at most, as a figure of 0 or below. */
export function exposure(market: Market, bets: readonly OpenBet[]): bigint {
  const waiting = bets.filter(({ rest }) => rest !== null);
  return waiting.length <= MOST_SUBSETS ? exposureBySubsets(market, bets) : exposureByFormula(market, bets);
}

/** By trying, under each outcome, each set of unmatched bets that may still be matched. */
export function exposureBySubsets(market: Market, bets: readonly OpenBet[]): bigint {
  let worst = 0n;
  for (const outcome of outcomesOf(market, bets)) {
    const matched = matchedGain(market, bets, outcome);
    const rests = restGains(market, bets, outcome);
    for (let subset = 0; subset < 2 ** rests.length; subset += 1) {
      const met = rests.filter((_, index) => Math.floor(subset / 2 ** index) % 2 === 1);
      worst = least(
        worst,
        met.reduce((sum, one) => sum + one, matched),
      );
    }
  }
  return worst;
}

/** By betting.md's own: `min_x ( P[x] + Σ over unmatched b of min(0, pnl_b[x]) )`, and never above 0. */
export function exposureByFormula(market: Market, bets: readonly OpenBet[]): bigint {
  let worst = 0n;
  for (const outcome of outcomesOf(market, bets)) {
    const rests = restGains(market, bets, outcome);
    worst = least(
      worst,
      rests.reduce((sum, one) => sum + least(0n, one), matchedGain(market, bets, outcome)),
    );
  }
  return worst;
}

/** What each runner's win brings by what is matched, in the market's order. */
export const gainsOf = (market: Market, bets: readonly OpenBet[]): bigint[] =>
  market.runners.map((runner) => matchedGain(market, bets, runner));

/** What matched bets may win at most, as a figure of 0 or above. */
export function bestGain(market: Market, bets: readonly OpenBet[]): bigint {
  const gains = outcomesOf(market, bets).map((outcome) => matchedGain(market, bets, outcome));
  return gains.reduce(most, 0n);
}

/** Commission: the rate, in hundredths of a percent, of what a market's net is above 0. */
export const commissionOn = (net: bigint, rate: bigint): bigint => (net > 0n ? rounded(net * rate, 10_000n) : 0n);

function matchedGain({ kind }: Market, bets: readonly OpenBet[], outcome: Outcome): bigint {
  let sum = 0n;
  for (const bet of bets) for (const fill of bet.fills) sum += gain(kind, bet, fill, outcome);
  return sum;
}

const restGains = ({ kind }: Market, bets: readonly OpenBet[], outcome: Outcome): bigint[] =>
  bets.flatMap((bet) => (bet.rest ? [gain(kind, bet, bet.rest, outcome)] : []));

// Math.min and Math.max take no big integers.
export function least(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

export function most(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}
