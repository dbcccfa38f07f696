import { absolutePaise, addPaise, minPaise, type Paise, paise, share, subtractPaise, sumPaise } from '@pavilion/money';
import type { Offer } from './course.ts';
import { exposureOf, fundsNeeded, type MarketShape, positionOf } from './position.ts';
import { type Preview, previewOf } from './preview.ts';
import { decimalOdds, type Fill, type Hundredths, type MarketKind, profitAt } from './price.ts';
import { greatestThat } from './stake.ts';
import type { Book, Side, Wager } from './wager.ts';

/** What a player could take on a runner, the best price of each side first. */
export type RunnerOffers = Readonly<Record<Side, readonly Offer[]>>;

/** A market whose bets may be cashed out: one of runners. A fancy is never: its lines move, so the other side is another bet. */
export type RunnerMarket = MarketShape & { readonly kind: Exclude<MarketKind, 'fancy'> };

/** What a cash-out is made from. */
export interface CashOutInput {
  readonly market: RunnerMarket;
  readonly isOpen: boolean;
  readonly book: Book;
  /** By runner. */
  readonly offers: Readonly<Record<string, RunnerOffers>>;
  /** What the stake of each leg has to reach. */
  readonly minStake: Paise;
  /** How much of the position is closed: a whole percentage from 1 to 100. */
  readonly percent: number;
}

/** All of a position, in percent. */
export const FULL_SHARE = 100;

/**
 * One trade of a cash-out: a bet with its fills at their prices. Its profit is not theirs to the paisa but what makes the outcomes
 * equal, see `cashOutOf`: whoever books a leg books this profit with it.
 */
export interface Leg extends Wager {
  readonly selection: string;
  readonly fills: readonly Fill[];
}

/** Trades that close a position, or a part of it. */
export interface CashOut {
  /** The runner that is not traded on: every outcome comes to what its win brings. */
  readonly kept: string;
  readonly legs: readonly Leg[];
  readonly preview: Preview;
  /** What the worst outcome brings after: for a whole cash-out, every outcome. Commission is not taken off. */
  readonly secured: Paise;
}

/**
 * Why a position can't be cashed out: the market takes no bets; every outcome brings the same already; a leg has no price, or less is
 * offered than it takes, or its stake is under the least.
 */
export const CASH_OUT_PROBLEMS = ['suspended', 'level', 'price-gone', 'too-little-offered', 'below-min'] as const;
export type CashOutProblem = (typeof CASH_OUT_PROBLEMS)[number];

export type CashOutResult = { readonly cashOut: CashOut } | { readonly problem: CashOutProblem };

/**
 * Cashes a position out: keeps what the win of one runner brings, and trades on every other one what it brings more (laid) or less
 * (backed), over its odds (betting.md, "Match odds"). Of the runners to keep it takes the one that secures most, then the one with
 * fewer legs. All legs or none: where no choice can be traded, the problem is that of the choice that came furthest.
 *
 * Whole paise can't be divided by every price, so something is left over, and the rule for it is: stakes are rounded so that, at
 * their prices alone, no outcome would bring less than what is secured; what one would bring more, less than its price in paise, is
 * taken off in the profit of its leg. So the outcomes of a whole cash-out are equal to the paisa, and never less than was shown.
 *
 * With all of the position closed nothing waits any more: what is unmatched is to be cancelled first. A part leaves it as it is, and may
 * then need funds: `preview.funds` says. Throws a `RangeError` for a percentage that is none, and where an amount is beyond what a double
 * holds exactly.
 */
export function cashOutOf(input: CashOutInput): CashOutResult {
  const { market, isOpen, book, percent } = input;
  if (!(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new RangeError(`${percent} is no percentage`);
  if (!isOpen) return { problem: 'suspended' };
  const gains = positionOf(market, book.matched).map(({ gain }) => gain);
  if (gains.every((gain) => gain === gains[0])) return { problem: 'level' };
  return market.runners.map((kept) => keeping(kept, input)).reduce(better);
}

function better(first: CashOutResult, second: CashOutResult): CashOutResult {
  if ('problem' in second) {
    const isFurther = 'problem' in first && progressOf(second.problem) > progressOf(first.problem);
    return isFurther ? second : first;
  }
  if ('problem' in first) return second;
  const more = second.cashOut.secured - first.cashOut.secured;
  return more > 0 || (more === 0 && second.cashOut.legs.length < first.cashOut.legs.length) ? second : first;
}

const progressOf = (problem: CashOutProblem) => CASH_OUT_PROBLEMS.indexOf(problem);

function keeping(kept: string, input: CashOutInput): CashOutResult {
  const { market, book, percent } = input;
  const position = positionOf(market, book.matched);
  const level = position.find(({ outcome }) => outcome === kept)?.gain;
  if (level === undefined) throw new RangeError(`${kept} does not run in this market`);
  const legs: Leg[] = [];
  for (const { outcome, gain } of position) {
    const runner = String(outcome);
    const more = subtractPaise(gain, level);
    const apart = share(absolutePaise(more), percent, 100);
    if (apart === 0) continue;
    const leg = legOf(input, { runner, side: more > 0 ? 'lay' : 'back', apart });
    if (typeof leg === 'string') return { problem: leg };
    legs.push(leg);
  }
  if (legs.length === 0) return { problem: 'below-min' };
  const preview = closing(input, legs);
  const [first, ...others] = preview.rows.map(({ after }) => after);
  if (first === undefined) throw new RangeError('A market without runners has nothing to cash out');
  return { cashOut: { kept, legs, preview, secured: minPaise(first, ...others) } };
}

/** What comes of a book once these legs are taken, and with all of it closed once nothing waits. */
function closing({ market, book, percent }: CashOutInput, legs: readonly Leg[]): Preview {
  const staying: Book = percent === FULL_SHARE ? { matched: book.matched, unmatched: [] } : book;
  const { rows, exposure } = previewOf(market, staying, { matched: legs });
  const now = exposureOf(market, book);
  return { rows, exposure: { now, after: exposure.after }, funds: fundsNeeded(now, exposure.after) };
}

/** What a leg has to do: move its runner's outcome by `apart` against all others, down where it lays and up where it backs. */
interface Move {
  readonly runner: string;
  readonly side: Side;
  readonly apart: Paise;
}

/** A leg from the best price on, whose stake and profit together are exactly what it moves. */
function legOf(
  { market: { kind }, offers, minStake }: CashOutInput,
  { runner, side, apart }: Move,
): Leg | CashOutProblem {
  const prices = offers[runner]?.[side] ?? [];
  if (prices.length === 0) return 'price-gone';
  const fills: Fill[] = [];
  let left = apart;
  for (const { price, size } of prices) {
    const wanted = side === 'lay' ? laid(kind, left, price) : backed(kind, left, price);
    const stake = size === null ? wanted : minPaise(wanted, size);
    if (stake > 0) fills.push({ stake, price });
    left = subtractPaise(left, movedBy(kind, { stake, price }));
    if (stake < wanted) continue;
    const total = sumPaise(fills, (fill) => fill.stake);
    if (total === 0 || total < minStake) return 'below-min';
    return { selection: runner, side, stake: total, profit: subtractPaise(apart, total), fills };
  }
  return 'too-little-offered';
}

/** By how much a stake at a price moves its runner's outcome against the others. */
const movedBy = (kind: MarketKind, { stake, price }: Fill): Paise => addPaise(stake, profitAt(kind, stake, price));

/** The greatest stake that moves an outcome by no more than `apart`. */
function laid(kind: MarketKind, apart: Paise, price: Hundredths): Paise {
  // Not far above what it must be, so that what is tried is counted exactly wherever the outcome is.
  const limit = paise(Math.floor((apart + 1) / decimalOdds(kind, price)) + 1);
  return greatestThat(limit, (stake) => movedBy(kind, { stake, price }) <= apart);
}

/** The least stake that moves an outcome by `apart` or more. */
function backed(kind: MarketKind, apart: Paise, price: Hundredths): Paise {
  const stake = laid(kind, apart, price);
  return movedBy(kind, { stake, price }) === apart ? stake : addPaise(stake, paise(1));
}
