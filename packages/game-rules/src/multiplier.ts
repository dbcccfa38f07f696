/**
 * How many times its stake a bet brings back, in ten-thousandths and with the stake in it: 19,570 is 1.9570× in all, or 0.9570 to one. A
 * multiplier is rounded down to these four decimals before anything is paid by it, and what is paid is the stake times what is left: who
 * multiplies the figure that is shown has the amount to the paisa. Two decimals would cost a low multiplier up to a hundredth of the return
 * (1.0104× would be 1.01×, 96.96 % in place of 97); four cost less than a ten-thousandth, so a figure that is to be paid is shown with all
 * four of them. Lists of past rounds may leave the last two out.
 */
export type Multiplier = number;

/** The multiplier that gives the stake back. */
export const ONCE: Multiplier = 10_000;

/** `times / divisor` as a multiplier, rounded down; both are whole and not negative. */
export function multiplierOf(times: number | bigint, divisor: number | bigint): Multiplier {
  const product = typeof times === 'number' ? times * ONCE : Number.NaN;
  if (Number.isSafeInteger(product) && typeof divisor === 'number') return (product - (product % divisor)) / divisor;
  return Number((BigInt(times) * BigInt(ONCE)) / BigInt(divisor));
}
