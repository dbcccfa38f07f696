import { addPaise, maxPaise, minPaise, type Paise, share, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { MarketKind } from './price.ts';
import { type Book, gainOf, isReached, type Selection, type Wager } from './wager.ts';

/** A market by what it may come to: one of its runners wins, or, for a fancy, a figure is reached; a fancy's runners say nothing. */
export interface MarketShape {
  readonly kind: MarketKind;
  readonly runners: readonly string[];
}

/** The figures of a fancy that bring the same: both ends included, null where the range has no end on that side. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a market may come to: a runner's id, or a range of figures. */
export type Outcome = string | Range;

/** What an outcome brings, in paise. */
export interface OutcomeGain {
  readonly outcome: Outcome;
  readonly gain: Paise;
}

/** A market's position: one row an outcome, a market's runners in their order, a fancy's ranges ascending. */
export type Position = readonly OutcomeGain[];

/** What each outcome would bring, from what is matched. Throws a `RangeError` for a selection that is none of the market's. */
export const positionOf = (market: MarketShape, matched: readonly Wager[]): Position =>
  outcomesOf(market, matched).map((outcome) => ({ outcome, gain: gainIn(outcome, matched) }));

/**
 * What a market holds, as a figure of 0 or below: the worst outcome, in which of what is unmatched everything is matched that loses
 * there (betting.md, "Match odds"). Throws a `RangeError` for a selection that is none of the market's.
 */
export function exposureOf(market: MarketShape, { matched, unmatched }: Book): Paise {
  const outcomes = outcomesOf(market, [...matched, ...unmatched]);
  return minPaise(ZERO, ...outcomes.map((outcome) => addPaise(gainIn(outcome, matched), lossIn(outcome, unmatched))));
}

/** The outcome that brings least, of several the first; undefined where there is none. */
export const worstOf = (position: Position): OutcomeGain | undefined =>
  position.reduce<OutcomeGain | undefined>((worst, row) => (worst && worst.gain <= row.gain ? worst : row), undefined);

/** The most that what is matched may win, as a figure of 0 or above. */
export const bestGain = (market: MarketShape, matched: readonly Wager[]): Paise =>
  maxPaise(ZERO, ...positionOf(market, matched).map(({ gain }) => gain));

/** What has to be found for a bet that takes a market's exposure from `before` to `after`: its growth; a hedge needs nothing. */
export const fundsNeeded = (before: Paise, after: Paise): Paise => maxPaise(ZERO, subtractPaise(before, after));

/** What a market's net profit pays at `rate`, in hundredths of a percent; a loss pays nothing. */
export const commissionOn = (net: Paise, rate: number): Paise => share(maxPaise(ZERO, net), rate, 10_000);

/** A range as it is shown: `≤ 39`, `40–47`, `48`, `≥ 49`; empty where it has no end at all. */
export function rangeText({ from, to }: Range): string {
  if (from === null) return to === null ? '' : `≤ ${figureText(to)}`;
  if (to === null) return `≥ ${figureText(from)}`;
  return from === to ? figureText(from) : `${figureText(from)}–${figureText(to)}`;
}

/** With a true minus: below a line of 0 lies −1. */
const figureText = (figure: number) => (figure < 0 ? `−${-figure}` : String(figure));

/**
 * What a market may come to, as finely as wagers tell it apart: its runners; or the ranges below the lowest line, between lines, and
 * from the highest one up (betting.md, "Fancy"). Throws a `RangeError` for a selection that is none of the market's.
 */
export function outcomesOf({ kind, runners }: MarketShape, wagers: readonly Wager[]): readonly Outcome[] {
  if (kind !== 'fancy') {
    for (const { selection } of wagers) {
      if (!runners.some((runner) => runner === selection)) {
        throw new RangeError(`${selection} does not run in this market`);
      }
    }
    return runners;
  }
  const lines = [...new Set(wagers.map(({ selection }) => lineOf(selection)))].sort((a, b) => a - b);
  const [lowest] = lines;
  if (lowest === undefined) return [{ from: null, to: null }];
  return [
    { from: null, to: lowest - 1 },
    ...lines.map((line, index) => {
      const next = lines[index + 1];
      return { from: line, to: next === undefined ? null : next - 1 };
    }),
  ];
}

function lineOf(selection: Selection): number {
  if (!Number.isSafeInteger(selection)) throw new RangeError(`${selection} is no line of a fancy`);
  return Number(selection);
}

/** What wagers bring together under an outcome. */
export const gainIn = (outcome: Outcome, wagers: readonly Wager[]): Paise =>
  sumPaise(wagers, (wager) => gainOf(wager, isBorneOut(wager.selection, outcome)));

/** What the losing ones among them lose, as a figure of 0 or below. */
const lossIn = (outcome: Outcome, wagers: readonly Wager[]): Paise =>
  sumPaise(wagers, (wager) => minPaise(ZERO, gainOf(wager, isBorneOut(wager.selection, outcome))));

function isBorneOut(selection: Selection, outcome: Outcome): boolean {
  if (typeof outcome === 'string') return selection === outcome;
  // Every figure of a range brings the same, so either end speaks for it.
  return isReached(Number(selection), outcome.from ?? outcome.to ?? 0);
}
