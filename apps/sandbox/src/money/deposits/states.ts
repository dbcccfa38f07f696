import type { Deposit, depositStates } from '@pavilion/api-client/wire';

type State = (typeof depositStates)[number];

/**
 * Every move of a deposit (betting.md, "Deposit"), by what moves it: the gateway that redirects says `opened`, `returned`, `taken`, `paid`
 * and `declined`; somebody at the desk decides by `approve` and `decline`; `time` ends what nothing became of. There is no other move: the
 * desk is told so (409), a word of the gateway changes nothing, and the database refuses whatever else would (migration 85).
 */
export const DEPOSIT_MOVES = {
  opened: { from: ['created'], to: 'redirected' },
  returned: { from: ['redirected'], to: 'returned' },
  taken: { from: ['redirected', 'returned'], to: 'pending' },
  paid: { from: ['pending'], to: 'approved' },
  declined: { from: ['redirected', 'returned', 'pending'], to: 'declined' },
  approve: { from: ['pending'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  time: { from: ['created', 'redirected', 'returned', 'pending'], to: 'expired' },
} as const satisfies Readonly<Record<string, { readonly from: readonly State[]; readonly to: State }>>;

export type DepositCause = keyof typeof DEPOSIT_MOVES;

/** Where a deposit stands after this; null where it does not move then. */
export function depositAfter(state: Deposit['state'], cause: DepositCause): State | null {
  const { from, to } = DEPOSIT_MOVES[cause];
  return from.some((each) => each === state) ? to : null;
}

/** Whether something can still become of it. */
export const isOpen = (state: Deposit['state']): boolean => depositAfter(state, 'time') !== null;
