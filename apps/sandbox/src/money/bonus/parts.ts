/**
 * What part `k` (1 to `parts`) of a bonus releases, in paise: amount · k / parts, less what the parts before it released. All
 * parts together are the amount, to the paisa; the last takes what rounding left.
 */
export function partAmount(amount: number, parts: number, k: number): number {
  return Math.floor((amount * k) / parts) - Math.floor((amount * (k - 1)) / parts);
}

/** How much has to be wagered before part `k` opens: required · k / parts, rounded up to the paisa; the last needs all of it. */
export function partOpensAt(required: number, parts: number, k: number): number {
  return Math.ceil((required * k) / parts);
}

/** What of a bonus' deposit stays locked once `released` of `amount` has been claimed, rounded up to the paisa. */
export function lockedDeposit(deposit: number, amount: number, released: number): number {
  return deposit - Number((BigInt(deposit) * BigInt(released)) / BigInt(amount));
}
