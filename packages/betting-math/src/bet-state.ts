/**
 * What may become of a bet (betting.md, "Bet slip"). With a delay of 0, `delayed` is passed through unseen, and a bet that is refused
 * at once never is: so what may follow `delayed` may follow `submitting` as well. What was `unknown` is found in whatever state the
 * operator has it by then. A bet that is settled anew, `resettled`, is `won`, `lost` or `void` again, by another result. What is matched later moves `unmatched` on to `partial`, and both on to `matched`. Of a `partial` bet only the rest is cancelled or
 * lapses: where the operator shows what was matched of it as a bet of its own, that one is `matched`. Where a rest lapses because its market is
 * settled, or is matched just before, nobody may see the bet between the two.
 */
const MOVES = {
  draft: ['submitting'],
  submitting: ['delayed', 'matched', 'partial', 'unmatched', 'rejected', 'unknown'],
  delayed: ['matched', 'partial', 'unmatched', 'rejected', 'unknown'],
  unknown: ['delayed', 'matched', 'partial', 'unmatched', 'rejected', 'cancelled', 'lapsed', 'won', 'lost', 'void'],
  unmatched: ['partial', 'matched', 'cancelled', 'lapsed', 'won', 'lost', 'void'],
  partial: ['matched', 'cancelled', 'lapsed', 'won', 'lost', 'void'],
  matched: ['won', 'lost', 'void'],
  won: ['lost', 'void'],
  lost: ['won', 'void'],
  void: ['won', 'lost'],
  rejected: [],
  cancelled: [],
  lapsed: [],
} as const;

/** The states of a bet, those before the operator knows of it included. A settled bet is `won` or `lost`. */
export type BetState = keyof typeof MOVES;
export const BET_STATES = Object.keys(MOVES) as readonly BetState[];

/** Whether a bet that is `from` may be `to` next. */
export function canMove(from: BetState, to: BetState): boolean {
  const next: readonly BetState[] = MOVES[from];
  return next.includes(to);
}
