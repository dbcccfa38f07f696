import type { StatementEntry } from '@pavilion/api-client';
import { formatMoney, subtractPaise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWallet } from '../messages/index.ts';
import { signed } from './balance-rows.ts';

/** What an entry, called `title`, did to the account that it moved: what was there before, and after it. */
export function entryRows(
  { account, amount, balanceAfter }: Pick<StatementEntry, 'account' | 'amount' | 'balanceAfter'>,
  title: string,
  t: TranslateWallet,
): readonly SumUpRow[] {
  const coins = account === 'coins';
  return [
    { label: coins ? t('coinsBefore') : t('cashBefore'), amount: formatMoney(subtractPaise(balanceAfter, amount)) },
    { label: t('thisEntry'), note: title, ...signed(amount) },
    { label: coins ? t('coinsAfter') : t('cashAfter'), amount: formatMoney(balanceAfter), kind: 'total' },
  ];
}
