import type { ScoreBoard } from '@pavilion/api-client/wire';
import type { Random } from '../../base/index.ts';
import type { SideScore } from './side-score.ts';

/** What a market comes to that nothing decides, and every bet on it. */
export const VOID = 'void';

/** The chances of home, draw and away; they sum to 1, and draw is 0 where there is none. */
export type Chances = readonly [home: number, draw: number, away: number];

/** What every match in play has, whatever the sport. */
export interface Played {
  /** When the next thing happens, ms. */
  readonly nextAt: number;
  readonly isOver: boolean;
  /** Until when the market is held, and why. */
  readonly hold: { readonly state: 'suspended' | 'ball-running'; readonly until: number } | null;
}

/** How a match is set up: how strong home is against away (about 0, spread by 1), and how fast it is played (1 is life). */
export interface Setup {
  readonly edge: number;
  readonly pace: number;
  readonly names: readonly [home: string, away: string];
}

/** A figure of a match that fancies are about: runs in so many overs, at a wicket, of a batter. */
export interface Line {
  /** Names it within its match, from before the start to after the end. */
  readonly key: string;
  readonly name: string;
  /** What it has come to by now, below which it cannot end. */
  readonly soFar: number;
  /** The chance that it ends at `figure` or above, where it comes to anything. */
  readonly reaches: (figure: number) => number;
  /** Not before its innings, and not once it is all but known. */
  readonly isOffered: boolean;
  /** What it came to; void where it can no longer come to anything; null until then. */
  readonly result: number | typeof VOID | null;
}

/** How a match stands, in the feed's words. */
interface Shown {
  readonly progress: string;
  readonly sides: readonly [SideScore, SideScore];
  /** This over's balls, where the sport has overs. */
  readonly over?: readonly string[];
}

/** The rules of one kind of match, as pure functions of what has been played. */
export interface Rules<P extends Played> {
  begin(setup: Setup, at: number, random: Random): P;
  /** What happens at `nextAt`. */
  step(play: P, setup: Setup, random: Random): P;
  /** The chances now; before the start where there is no play yet. */
  chances(play: P | null, setup: Setup): Chances;
  show(play: P, setup: Setup): Shown;
  /** The same in the terms of its sport. */
  board(play: P, setup: Setup): ScoreBoard;
  /** The match's figures, the ones most asked for first: always the same keys in the same order. */
  lines?(play: P | null, setup: Setup): Line[];
  /** What else is asked of a match, by name, with its answer once it is known: the toss, a tie. */
  asides?(play: P | null, setup: Setup): { readonly name: string; readonly result: string | null }[];
  /** How long it takes at pace 1, about, ms. */
  readonly lasts: number;
}

/** The same, worked out once for each state of a match, which stands through many ticks. */
export function remembered<P extends Played, Result>(work: (play: P | null, setup: Setup) => Result): typeof work {
  const known = new WeakMap<object, { readonly setup: Setup; readonly result: Result }>();
  return (play, setup) => {
    const before = known.get(play ?? setup);
    if (before?.setup === setup) return before.result;
    const result = work(play, setup);
    known.set(play ?? setup, { setup, result });
    return result;
  };
}

/** The chance that a normal variable stays below `z`. */
export function below(z: number): number {
  // Abramowitz and Stegun 26.2.17; off by less than 1e-7.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** The chances of a whole number that scatters about a mean, a little to one side where it is skewed (after Edgeworth). */
export const scattered =
  (mean: number, spread: number, skew = 0): Line['reaches'] =>
  (figure) => {
    if (figure === Number.POSITIVE_INFINITY) return 0;
    const z = (figure - 0.5 - mean) / spread;
    const tilt = (Math.exp((-z * z) / 2) * 0.3989422804 * skew * (z * z - 1)) / 6;
    return Math.min(1, Math.max(0, 1 - below(z) + tilt));
  };

/** The chances of how often something rare happens that does so `mean` times (after Poisson), from a count on. */
export const counted =
  (soFar: number, mean: number): Line['reaches'] =>
  (figure) => {
    let [chance, fewer] = [Math.exp(-mean), 0];
    for (let count = 0; count < figure - soFar; count += 1) {
      fewer += chance;
      chance *= mean / (count + 1);
    }
    return Math.max(0, 1 - fewer);
  };

export const seconds = (count: number, pace: number) => (count * 1000) / pace;
