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
}

/** A match over days: up to four innings, home bats in the first and third where `homeFirst`. */
export interface FirstClassPlay extends Played {
  readonly kind: 'first-class';
  readonly homeFirst: boolean;
  readonly innings: readonly Innings[];
  /** Lunch, tea, stumps or between innings; null while they play. */
  readonly pause: string | null;
  readonly result: 'home' | 'draw' | 'away' | null;
}
