import type { Budget } from './limits.ts';

/** What is left of a budget, and as of when (ms). */
export interface Allowance {
  left: number;
  at: number;
}

/** All of a budget, at `now` (ms). */
export const allowanceOf = ({ burst }: Budget, now: number): Allowance => ({ left: burst, at: now });

/** Spends one, or `count`, at `now` (ms): all of them or none. Returns whether there were so many. */
export function spend(allowance: Allowance, budget: Budget, now: number, count = 1): boolean {
  refill(allowance, budget, now);
  if (allowance.left < count) return false;
  allowance.left -= count;
  return true;
}

/** Whether nothing of a budget is spent at `now` (ms): it is as good as forgotten. */
export function isUntouched(allowance: Allowance, budget: Budget, now: number): boolean {
  refill(allowance, budget, now);
  return allowance.left >= budget.burst;
}

/** Clocks that are set back give nothing and take nothing. */
function refill(allowance: Allowance, { burst, perSecond }: Budget, now: number): void {
  const seconds = Math.max(0, now - allowance.at) / 1000;
  allowance.left = Math.min(burst, allowance.left + seconds * perSecond);
  allowance.at = now;
}
