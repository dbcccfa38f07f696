import type { Story } from './innings-story.ts';
import type { Played } from './play.ts';

/** One innings of a match over days. */
export interface Innings {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly isDeclared: boolean;
  /** Runs after each ten overs, and at the fall of each wicket. */
  readonly tens: readonly number[];
  readonly falls: readonly number[];
  /** What it was made of; none in an innings that began before there was this. */
  readonly story?: Story;
}

/** A match over days: up to four innings. Home bats in the first and third where `homeFirst`, unless the other side follows on. */
export interface FirstClassPlay extends Played {
  readonly kind: 'first-class';
  readonly homeFirst: boolean;
  readonly innings: readonly Innings[];
  /** Lunch, tea, stumps or between innings; null while they play. */
  readonly pause: string | null;
  /** The side that batted second bats again at once. */
  readonly isFollowOn?: boolean;
  readonly result: 'home' | 'draw' | 'away' | null;
}

/** Whose an innings is, by its place from 0. */
export const sideOf = ({ homeFirst, isFollowOn = false }: FirstClassPlay, index: number): 0 | 1 =>
  ((index % 2 === 0) !== (isFollowOn && index > 1)) === homeFirst ? 0 : 1;

/** How far behind in their first innings whoever batted second bats again at once: by 200 runs in five days, by 150 in four. */
export const followOnLead = (allBalls: number): number => (allBalls > 4 * 90 * 6 ? 200 : 150);
