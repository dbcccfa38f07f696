import type { Gateway } from '@pavilion/api-client';
import { type Coins, coinsFor, type Paise, worthOf } from '@pavilion/money';
import type { Instructions } from './instructions.ts';

/** What the proof is of. */
export interface Payment {
  readonly amount: Paise;
  readonly coins?: { readonly count: Coins; readonly rate: Paise };
}

/** Of a coin those that the instructions named, at what one counts now. */
export function paymentOf(
  { rate }: Pick<Gateway, 'rate'>,
  { amount, rate: shown = rate }: Pick<Instructions, 'amount' | 'rate'>,
): Payment {
  if (rate === undefined || shown === undefined) return { amount };
  const count = coinsFor(amount, shown);
  return { amount: worthOf(count, rate), coins: { count, rate } };
}

/** Whether coins have come to be worth less or more than their way takes. */
export const isOutside = ({ min, max }: Gateway, { amount, coins }: Payment): boolean =>
  coins !== undefined && (amount < min || amount > max);
