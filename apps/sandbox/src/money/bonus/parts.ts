import { type Paise, paise } from '@pavilion/money';
/**
 * What part `k` (1 to `parts`) of a bonus releases: amount · k / parts, less what the parts before it released. All
 * parts together are the amount, to the paisa; the last takes what rounding left.
 */
export function partAmount(amount: Paise, parts: number, k: number): Paise {
  return paise(Math.floor((amount * k) / parts) - Math.floor((amount * (k - 1)) / parts));
}

/** How much has to be wagered before part `k` opens: required · k / parts, rounded up to the paisa; the last needs all of it. */
export function partOpensAt(required: Paise, parts: number, k: number): Paise {
  return paise(Math.ceil((required * k) / parts));
}
