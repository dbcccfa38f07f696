import { type Paise, paise } from './paise.ts';

/**
 * `amount · times / divisor` in whole paise, a half going to the even one. The one rule of rounding for odds, rates, volumes and
 * commission: it favours neither side, so what a back wins is to the paisa what the lay it met loses. `times` is whole, and
 * neither it nor `amount` is negative; a product that a double can't hold exactly is a `RangeError` and never a wrong amount.
 */
export function share(amount: Paise, times: number, divisor: number): Paise {
  const product = amount * times;
  if (!(Number.isSafeInteger(amount) && Number.isSafeInteger(times) && Number.isSafeInteger(product) && product >= 0)) {
    throw new RangeError(`${amount} times ${times} is no exact amount`);
  }
  const rest = product % divisor;
  const quotient = (product - rest) / divisor;
  const isUp = rest * 2 > divisor || (rest * 2 === divisor && quotient % 2 === 1);
  return paise(isUp ? quotient + 1 : quotient);
}
