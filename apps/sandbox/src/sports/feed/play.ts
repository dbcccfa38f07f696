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
  /** What it is as likely to stay below as to reach, and how far off the model that may turn out (a standard deviation). */
  readonly middle: number;
  readonly spread: number;
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

export const seconds = (count: number, pace: number) => (count * 1000) / pace;
