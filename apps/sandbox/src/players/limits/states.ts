/** How a limit is: there is none, it is set, and a higher one or its end waits. */
export const limitStates = ['none', 'set', 'rising', 'ending'] as const;
export type LimitState = (typeof limitStates)[number];

/**
 * Every move of a player's limit (betting.md, "Responsible play"): the player sets a lower amount, a higher one or none, or sets the present
 * amount again, which takes back what waits; `rise` and `end` come with the time. A first limit is a lower one. No other move changes
 * anything, and none is recorded.
 */
export const LIMIT_MOVES = {
  lower: { from: ['none', 'set', 'rising', 'ending'], to: 'set' },
  raise: { from: ['set', 'rising', 'ending'], to: 'rising' },
  lift: { from: ['set', 'rising'], to: 'ending' },
  keep: { from: ['rising', 'ending'], to: 'set' },
  rise: { from: ['rising'], to: 'set' },
  end: { from: ['ending'], to: 'none' },
} as const satisfies Readonly<Record<string, { readonly from: readonly LimitState[]; readonly to: LimitState }>>;

export type LimitCause = keyof typeof LIMIT_MOVES;

/** Returns the state of a limit after a move; null where it does not move. */
export function limitAfter(state: LimitState, cause: LimitCause): LimitState | null {
  const { from, to } = LIMIT_MOVES[cause];
  return from.some((each) => each === state) ? to : null;
}

/** A limit at a moment, paise or minutes: null is none. `later` waits. */
export interface LimitNow {
  readonly amount: number | null;
  readonly later: { readonly amount: number | null; readonly at: Date } | null;
}

export function limitState({ amount, later }: LimitNow): LimitState {
  if (amount === null) return 'none';
  if (later === null) return 'set';
  return later.amount === null ? 'ending' : 'rising';
}

/** Returns the move that setting this amount is. */
export function limitCause(before: LimitNow, amount: number | null): Exclude<LimitCause, 'rise' | 'end'> {
  if (amount === before.amount) return 'keep';
  if (amount === null) return 'lift';
  return before.amount === null || amount < before.amount ? 'lower' : 'raise';
}
