import type { Withdrawable } from '@pavilion/api-client';
import { formatMoney, type Paise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWithdraw } from '../messages/withdraw.ts';

/** How what can be withdrawn comes about (betting.md, "Withdrawal"): cash less what is held less what a bonus locks; coins never. */
export function withdrawableRows(
  { cash, held, locked, withdrawable }: Pick<Withdrawable, 'cash' | 'held' | 'locked' | 'withdrawable'>,
  coins: Paise,
  t: TranslateWithdraw,
): readonly SumUpRow[] {
  return [
    { label: t('cash'), note: t('cashNote'), amount: formatMoney(cash) },
    { label: t('held'), note: t('heldNote'), amount: formatMoney(held), kind: 'minus' },
    { label: t('locked'), note: t('lockedNote'), amount: formatMoney(locked), kind: 'minus' },
    { label: t('withdrawable'), amount: formatMoney(withdrawable), kind: 'total' },
    { label: t('coins'), note: t('coinsNote'), amount: formatMoney(coins), kind: 'excluded' },
  ];
}
