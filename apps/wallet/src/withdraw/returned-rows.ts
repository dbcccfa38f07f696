import { addPaise, formatMoney, type Paise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWithdraw } from '../messages/withdraw.ts';

/** What a request that is taken back brings into the cash that there is now. */
export function returnedRows(
  { cash, amount }: { readonly cash: Paise; readonly amount: Paise },
  t: TranslateWithdraw,
): readonly SumUpRow[] {
  return [
    { label: t('cashNow'), amount: formatMoney(cash) },
    { label: t('returned'), amount: formatMoney(amount), kind: 'plus' },
    { label: t('cashAfter'), amount: formatMoney(addPaise(cash, amount)), kind: 'total' },
  ];
}
