import {
  addPaise,
  maxPaise,
  minPaise,
  negatePaise,
  type Paise,
  share,
  subtractPaise,
  sumPaise,
  ZERO,
} from '@pavilion/money';

/** For a fancy, back is Yes and lay is No. */
export type Side = 'back' | 'lay';

/**
 * A stake on a selection: a runner's id, or a fancy's line. `profit` is what the backer would win, by the price's own function
 * (`profitAtOdds`, `profitAtRate`, `profitAtVolume`); the layer stands on the other side of the same two amounts.
 */
export interface Wager<Selection extends string | number> {
  readonly selection: Selection;
  readonly side: Side;
  readonly stake: Paise;
  readonly profit: Paise;
}

/** What a wager brings: a back wins its profit or loses its stake, a lay the reverse. */
export function gainOf({ side, stake, profit }: Wager<string | number>, isBorneOut: boolean): Paise {
  if (side === 'back') return isBorneOut ? profit : negatePaise(stake);
  return isBorneOut ? negatePaise(profit) : stake;
}

/** What each runner's win would bring, in paise, from what is matched. */
export function runnerPosition(
  runners: readonly string[],
  matched: readonly Wager<string>[],
): ReadonlyMap<string, Paise> {
  for (const { selection } of matched) {
    if (!runners.includes(selection)) throw new RangeError(`${selection} does not run in this market`);
  }
  return new Map(runners.map((runner) => [runner, gainWhere(matched, (wager) => wager.selection === runner)]));
}

/**
 * What a market of runners holds, as a figure of 0 or below: the worst outcome, in which of what is unmatched everything is
 * matched that loses there (betting.md, "Match odds"; a bookmaker's market has nothing unmatched).
 */
export function runnerExposure(
  runners: readonly string[],
  matched: readonly Wager<string>[],
  unmatched: readonly Wager<string>[] = [],
): Paise {
  const position = runnerPosition(runners, matched);
  return worst(
    [...position].map(([runner, gain]) =>
      addPaise(
        gain,
        lossWhere(unmatched, (wager) => wager.selection === runner),
      ),
    ),
  );
}

/** What one range of results brings: from `from` to `to`, both included; null where the range has no end on that side. */
export interface Rung {
  readonly from: number | null;
  readonly to: number | null;
  readonly gain: Paise;
}

/** What each range of a fancy's result would bring: below the lowest line, between lines, from the highest one up. */
export const ladder = (matched: readonly Wager<number>[]): Rung[] =>
  rungs(matched, (result) => gainWhere(matched, (wager) => isReached(wager.selection, result)));

function rungs(wagers: readonly Wager<number>[], gainAt: (result: number) => Paise): Rung[] {
  const lines = [...new Set(wagers.map(({ selection }) => selection))].sort((a, b) => a - b);
  const [lowest] = lines;
  if (lowest === undefined) return [{ from: null, to: null, gain: ZERO }];
  return [
    { from: null, to: lowest - 1, gain: gainAt(lowest - 1) },
    ...lines.map((line, index) => {
      const next = lines[index + 1];
      return { from: line, to: next === undefined ? null : next - 1, gain: gainAt(line) };
    }),
  ];
}

/** Whether a result bears a line's Yes out: it is the line or more. */
export const isReached = (line: number, result: number): boolean => result >= line;

/** What a fancy holds, as a figure of 0 or below: its worst range, counted as `runnerExposure` counts a runner. */
export function ladderExposure(matched: readonly Wager<number>[], unmatched: readonly Wager<number>[] = []): Paise {
  const all = rungs([...matched, ...unmatched], (result) => {
    const isBorneOut = (wager: Wager<number>) => isReached(wager.selection, result);
    return addPaise(gainWhere(matched, isBorneOut), lossWhere(unmatched, isBorneOut));
  });
  return worst(all.map((rung) => rung.gain));
}

/** What has to be found for a bet that takes a market's exposure from `before` to `after`: its growth; a hedge needs nothing. */
export const fundsNeeded = (before: Paise, after: Paise): Paise => maxPaise(ZERO, subtractPaise(before, after));

/** What a market's net profit pays at `rate`, in hundredths of a percent; a loss pays nothing. */
export const commissionOn = (net: Paise, rate: number): Paise => share(maxPaise(ZERO, net), rate, 10_000);

/** What the wagers bring together, where `isBorneOut` says which of them the result bears out. */
const gainWhere = <W extends Wager<string | number>>(wagers: readonly W[], isBorneOut: (wager: W) => boolean): Paise =>
  sumPaise(wagers, (wager) => gainOf(wager, isBorneOut(wager)));

/** What the losing ones among them lose, as a figure of 0 or below. */
const lossWhere = <W extends Wager<string | number>>(wagers: readonly W[], isBorneOut: (wager: W) => boolean): Paise =>
  sumPaise(wagers, (wager) => minPaise(ZERO, gainOf(wager, isBorneOut(wager))));

const worst = (gains: readonly Paise[]): Paise => minPaise(ZERO, ...gains);
