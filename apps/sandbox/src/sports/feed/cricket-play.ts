import type { Story } from './innings-story.ts';
import type { Played } from './play.ts';

/** A limited-overs match. Index 0 is home, 1 away. */
export interface CricketPlay extends Played {
  readonly kind: 'cricket';
  readonly innings: 0 | 1;
  readonly battingFirst: 0 | 1;
  readonly isBreak: boolean;
  /** A ball is on its way; its result is the next thing that happens. */
  readonly isRunning: boolean;
  readonly runs: readonly [number, number];
  readonly wickets: readonly [number, number];
  readonly balls: readonly [number, number];
  /** What each innings was made of. */
  readonly stories: readonly [Story, Story];
  /** The scores were level in the end, and a super over decided. */
  readonly wasTied: boolean;
}
