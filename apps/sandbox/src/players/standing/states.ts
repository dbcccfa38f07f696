import { Refusal } from '../../base/index.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a player stops themselves by: a break (time-out) or a self-exclusion. */
export type Stop = 'break' | 'excluded';

/** How a stop of a player is: there is none, it runs until its end, or it has no end. */
export const stopStates = ['none', 'running', 'permanent'] as const;
export type StopState = (typeof stopStates)[number];

interface StopMove {
  readonly from: readonly StopState[];
  readonly to: StopState;
}

/** What both stops have in common. `extend` sets the same end or a later one; `end` comes with the time. */
const TIMED = {
  begin: { from: ['none'], to: 'running' },
  extend: { from: ['running'], to: 'running' },
  end: { from: ['running'], to: 'none' },
} as const satisfies Readonly<Record<string, StopMove>>;

/**
 * Every move of a break and of a self-exclusion (betting.md, "Responsible play"), whether the player, the desk or the end of a session asks
 * for it. Every other move is refused: nobody shortens or lifts a stop, and a break always has an end.
 */
export const STOP_MOVES = {
  break: TIMED,
  excluded: { ...TIMED, makePermanent: { from: ['none', 'running', 'permanent'], to: 'permanent' } },
} as const satisfies Readonly<Record<Stop, Readonly<Record<string, StopMove>>>>;

/** A move, or one that no table has: an earlier end, and an end at once. */
export const stopCauses = ['begin', 'extend', 'end', 'makePermanent', 'shorten', 'lift'] as const;
export type StopCause = (typeof stopCauses)[number];

/** Returns the state of a stop after a move; null where the move is refused. */
export function stopAfter(stop: Stop, state: StopState, cause: StopCause): StopState | null {
  const moves: Partial<Record<StopCause, StopMove>> = STOP_MOVES[stop];
  const move = moves[cause];
  return move?.from.some((each) => each === state) ? move.to : null;
}

/** A stop as it is kept: its end (ISO 8601), null for no end, undefined where there never was one. It may have ended. */
type KeptStop = string | null | undefined;

export function stopState(kept: KeptStop, now: Date): StopState {
  if (kept === undefined || standingOf({ excluded: kept }, now).state === 'active') return 'none';
  return kept === null ? 'permanent' : 'running';
}

/** Returns the move that setting this end is; a null end is none. */
export function stopCause(kept: KeptStop, until: Date | null, now: Date): Exclude<StopCause, 'end' | 'lift'> {
  if (until === null) return 'makePermanent';
  if (stopState(kept, now) === 'none') return 'begin';
  return typeof kept === 'string' && until >= new Date(kept) ? 'extend' : 'shorten';
}

/** Refuses a stop with this end where its table has no such move. */
export function checkStop(stop: Stop, kept: KeptStop, until: Standing['until'], now: Date): void {
  const cause = stopCause(kept, until, now);
  if (stopAfter(stop, stopState(kept, now), cause) !== null) return;
  throw cause === 'makePermanent' ? new Refusal(422, 'Choose when the break ends.', 'until') : notShortened();
}

export const notShortened = () => new Refusal(409, 'A break or self-exclusion can’t be shortened.', 'until');
