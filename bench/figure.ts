import { median } from './interval.ts';

/** A row of a table of figures: what was measured, how far its rounds lie apart, what its peer did in the same run, and what it is to be. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly peer?: string;
  readonly "peer's"?: number;
  readonly ratio?: number;
  readonly 'ratio least'?: number;
  readonly 'ratio most'?: number;
  readonly goal?: string;
  readonly reached?: boolean;
}

interface Measured {
  readonly what: string;
  readonly unit: string;
  /** What each round said. */
  readonly rounds: readonly number[];
  /** What the same rounds said of the peer. */
  readonly peer?: { readonly name: string; readonly rounds: readonly number[] };
  /** What the median is to be, or the median of the ratios to the peer's. */
  readonly goal?: { readonly of: 'figure' | 'ratio'; readonly most?: number; readonly least?: number };
}

/** A figure of its rounds: medians, with the least and the most of them. */
export function figureOf({ what, unit, rounds, peer, goal }: Measured): Figure {
  const ratios = peer ? rounds.map((value, round) => value / (peer.rounds[round] ?? Number.NaN)) : [];
  const held = goal && median(goal.of === 'ratio' ? ratios : rounds);
  return {
    what,
    unit,
    median: short(median(rounds)),
    least: short(Math.min(...rounds)),
    most: short(Math.max(...rounds)),
    ...(peer
      ? {
          peer: peer.name,
          "peer's": short(median(peer.rounds)),
          ratio: short(median(ratios)),
          'ratio least': short(Math.min(...ratios)),
          'ratio most': short(Math.max(...ratios)),
        }
      : {}),
    ...(goal && held !== undefined
      ? {
          goal: `${goal.of === 'ratio' ? 'ratio ' : ''}${goal.most === undefined ? `>= ${goal.least}` : `<= ${goal.most}`}`,
          reached: held <= (goal.most ?? Number.POSITIVE_INFINITY) && held >= (goal.least ?? Number.NEGATIVE_INFINITY),
        }
      : {}),
  };
}

/** Three figures that count. */
const short = (value: number) => Number(value.toPrecision(3));

/** The value that this share of all values is not above. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
