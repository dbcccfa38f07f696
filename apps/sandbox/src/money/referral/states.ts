/** Where a line of commission stands: `held` is found and not stored (docs/decisions/commission.md), the other two ends are. */
type CommissionState = 'open' | 'held' | 'paid' | 'refused';

/**
 * Every move of a line of commission, by what moves it: `found` and `cleared` are what comes out about its earner and the player it is earned on; the
 * desk decides by `release`, `refuse` and `pay`. What is paid or refused stays so, and the database refuses whatever else would (migration 401).
 */
export const COMMISSION_MOVES = {
  found: { from: ['open'], to: 'held' },
  cleared: { from: ['held'], to: 'open' },
  release: { from: ['held'], to: 'open' },
  refuse: { from: ['held'], to: 'refused' },
  pay: { from: ['open'], to: 'paid' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly CommissionState[]; readonly to: CommissionState }>
>;
