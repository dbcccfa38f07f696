import { formatMoney, type Paise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateDeposit } from '../messages/deposit.ts';

/** What comes into the player's cash of an amount: the operator takes nothing of it, whatever a coin's network costs. */
export function addedRows(
  { amount, isNetwork }: { readonly amount: Paise; readonly isNetwork: boolean },
  t: TranslateDeposit,
): readonly SumUpRow[] {
  const shown = formatMoney(amount);
  return [
    { label: t('amount'), amount: shown },
    {
      label: t('feeLine'),
      note: isNetwork ? t('feeLine_network') : undefined,
      amount: t(isNetwork ? 'fee_network' : 'fee_none'),
    },
    { label: t('addedToCash'), amount: shown, kind: 'total' },
  ];
}
