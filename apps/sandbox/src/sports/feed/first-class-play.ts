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

/** Three sessions a day of thirty overs each. */
export const SESSION = 30 * 6;
const SESSIONS_A_DAY = 3;
const OVER = 6;

export const matchBalls = (days: number): number => days * SESSIONS_A_DAY * SESSION;

/** How many balls of the match were bowled as each session ended: its last over is bowled whole, unless an innings ends in it. */
export function sessionEnds({ innings }: Pick<FirstClassPlay, 'innings'>): number[] {
  const ends: number[] = [];
  let before = 0;
  for (const [index, { balls }] of innings.entries()) {
    const isOver = index < innings.length - 1;
    for (;;) {
      const due = (ends.length + 1) * SESSION - before;
      if (due > balls) break;
      const atOver = Math.ceil(due / OVER) * OVER;
      if (atOver > balls && !isOver) break;
      ends.push(before + Math.min(atOver, balls));
    }
    before += balls;
  }
  return ends;
}

/** How many balls the match may have yet, where its last over is one of the innings that goes on. */
export function ballsLeft({ innings }: Pick<FirstClassPlay, 'innings'>, allBalls: number): number {
  const latest = innings.at(-1)?.balls ?? 0;
  const before = innings.reduce((sum, { balls }) => sum + balls, 0) - latest;
  return Math.ceil((allBalls - before) / OVER) * OVER - latest;
}

/** The day and session of a match, from 1, and the balls of that day. A session's last ball is still of it until the pause after it is over. */
export function dayOf(play: FirstClassPlay, days: number): { day: number; session: number; balls: number } {
  const bowled = play.innings.reduce((sum, { balls }) => sum + balls, 0);
  const ends = sessionEnds(play);
  const isAtEnd = (play.pause !== null || play.isOver) && ends.at(-1) === bowled;
  const sessions = Math.min(days * SESSIONS_A_DAY - 1, ends.length - (isAtEnd ? 1 : 0));
  const day = Math.floor(sessions / SESSIONS_A_DAY);
  const balls = bowled - (ends[day * SESSIONS_A_DAY - 1] ?? 0);
  return { day: day + 1, session: (sessions % SESSIONS_A_DAY) + 1, balls };
}
