import type { BonusPart, bonusStates } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';

export type BonusState = (typeof bonusStates)[number];
type PartState = BonusPart['state'];

/**
 * What becomes of a bonus (betting.md, "Bonus"): by state, what may be done with it, and how it stands then. Whatever isn't here is refused.
 * `claim` is a part of several, `complete` the claim of the last one; `expire` is done by the clock.
 */
export const bonusMoves = {
  available: { activate: 'active', expire: 'expired' },
  active: { claim: 'active', complete: 'completed', cancel: 'cancelled', expire: 'expired' },
  completed: {},
  cancelled: {},
  expired: {},
} as const satisfies Record<BonusState, Partial<Record<string, BonusState>>>;

type MoveOf<Moves> = Moves extends unknown ? keyof Moves : never;
export type BonusMove = MoveOf<(typeof bonusMoves)[BonusState]>;

/**
 * What becomes of a part of an active bonus. `open` and `close` follow what has been wagered: one whose wager turns out to be void closes
 * again, unless it was claimed.
 */
export const partMoves = {
  locked: { open: 'claimable' },
  claimable: { claim: 'claimed', close: 'locked' },
  claimed: {},
} as const satisfies Record<PartState, Partial<Record<string, PartState>>>;

/** How a bonus stands once `move` is done; undefined where that may not be done as it stands. */
export function stateAfter(state: BonusState, move: BonusMove): BonusState | undefined {
  const moves: Partial<Record<BonusMove, BonusState>> = bonusMoves[state];
  return moves[move];
}

/** The same, refused with the reason where it may not be done. */
export function moved(state: BonusState, move: BonusMove): BonusState {
  const after = stateAfter(state, move);
  if (after === undefined) throw new Refusal(409, STANDS[state]);
  return after;
}

/** The states that time ends. */
export const running = (Object.keys(bonusMoves) as BonusState[]).filter((state) => stateAfter(state, 'expire'));

/** Why a bonus that stands like this can't be taken up, claimed or cancelled. */
const STANDS = {
  available: 'This bonus is not active yet.',
  active: 'This bonus is already active.',
  completed: 'This bonus is already completed.',
  cancelled: 'This bonus was cancelled.',
  expired: 'This bonus has expired.',
} as const satisfies Record<BonusState, string>;
