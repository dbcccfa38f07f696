import type { Crowd } from './crowd.ts';
import type { Stage } from './rounds.ts';

/** Somebody who looks at a table. */
export interface Viewer {
  readonly player: string;
  send(text: string): void;
}

/** A table as a page is shown it: nothing that is still hidden. Times are ms since 1970 by the server's clock. */
export interface TableSeen {
  readonly game: string;
  readonly round: RoundSeen | null;
  readonly stage: Stage;
  /** The latest results, the newest first. */
  readonly road: readonly unknown[];
  readonly players: number;
  readonly crowd: Crowd | null;
}

export interface RoundSeen {
  readonly id: number;
  readonly number: number;
  /** What its seed is checked against: hashed as often as `position` says, it is `hash`. */
  readonly position: number;
  readonly hash: string;
  readonly salt: string | null;
  /** Hexadecimal; null until the round is over. */
  readonly seed: string | null;
  readonly opening: unknown;
  readonly beganAt: number;
  readonly closesAt: number;
}
