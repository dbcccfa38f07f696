import { formatMoney, type Paise, subtractPaise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWithdraw } from '../messages/withdraw.ts';

/** What arrives of an amount, and what can still be withdrawn after it. */
export function receiveRows(
  { amount, fee, withdrawable }: { readonly amount: Paise; readonly fee: Paise; readonly withdrawable: Paise },
  t: TranslateWithdraw,
): readonly SumUpRow[] {
  const kept = amount < fee ? amount : fee;
  // Of more than can be withdrawn the field says how much is missing: nothing of it arrives, and a rest of nothing would be a false one.
  const isTooMuch = amount > withdrawable;
  return [
    { label: t('amount'), amount: formatMoney(amount) },
    { label: t('fee'), amount: formatMoney(kept), kind: 'minus' },
    { label: t('youReceive'), amount: isTooMuch ? '–' : formatMoney(subtractPaise(amount, kept)), kind: 'total' },
    ...(isTooMuch ? [] : [{ label: t('leftAfter'), amount: formatMoney(subtractPaise(withdrawable, amount)) }]),
  ];
}

/** What arrived, or is to arrive, of a request. */
export function receivedRows(
  { amount, fee }: { readonly amount: Paise; readonly fee: Paise },
  isPaid: boolean,
  t: TranslateWithdraw,
): readonly SumUpRow[] {
  return [
    { label: t('requestedAmount'), amount: formatMoney(amount) },
    { label: t('fee'), amount: formatMoney(fee), kind: 'minus' },
    { label: t(isPaid ? 'received' : 'toReceive'), amount: formatMoney(subtractPaise(amount, fee)), kind: 'total' },
  ];
}
