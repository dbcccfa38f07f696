import { formatMoney, type Paise, subtractPaise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWithdraw } from '../messages/withdraw.ts';

/** What arrives of an amount, and what can still be withdrawn after it. */
export function receiveRows(
  { amount, fee, withdrawable }: { readonly amount: Paise; readonly fee: Paise; readonly withdrawable: Paise },
  t: TranslateWithdraw,
): readonly SumUpRow[] {
  const kept = amount < fee ? amount : fee;
  const missing = subtractPaise(amount, withdrawable);
  return [
    { label: t('amount'), amount: formatMoney(amount) },
    feeRow({ fee, kept }, t),
    missing > 0
      ? {
          label: t('youReceive'),
          note: t('moreThanThat'),
          amount: t('notPossible'),
        }
      : { label: t('youReceive'), amount: formatMoney(subtractPaise(amount, kept)), kind: 'total' },
    // A request for too much takes nothing off.
    { label: t('leftAfter'), amount: formatMoney(missing > 0 ? withdrawable : subtractPaise(withdrawable, amount)) },
  ];
}

/** What is taken off an amount, in words for a method without a fee. */
const feeRow = ({ fee, kept }: { readonly fee: Paise; readonly kept: Paise }, t: TranslateWithdraw): SumUpRow =>
  fee === 0 ? { label: t('fee'), amount: t('noFee') } : { label: t('fee'), amount: formatMoney(kept), kind: 'minus' };

/** What arrived, or is to arrive, of a request. */
export function receivedRows(
  { amount, fee }: { readonly amount: Paise; readonly fee: Paise },
  isPaid: boolean,
  t: TranslateWithdraw,
): readonly SumUpRow[] {
  return [
    { label: t('requestedAmount'), amount: formatMoney(amount) },
    feeRow({ fee, kept: fee }, t),
    { label: t(isPaid ? 'received' : 'toReceive'), amount: formatMoney(subtractPaise(amount, fee)), kind: 'total' },
  ];
}
