import type { StatementSummary } from '@pavilion/api-client';
import { absolutePaise, formatMoney, type Paise } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWallet } from '../messages/index.ts';
import { composeBalance } from './composition.ts';
import type { Period } from './view.ts';

/** The sum from the first day's cash to the balance. A period that ends today ends with what is there now. */
export function balanceRows(
  summary: StatementSummary,
  period: Period,
  today: Day,
  t: TranslateWallet,
  dayName: (day: Day) => string,
): SumUpRow[] {
  const made = composeBalance(summary);
  const now = period.to === today;
  const end = { day: dayName(period.to) };
  return [
    { label: t('cashAtStart', { day: dayName(period.from) }), amount: formatMoney(made.opening) },
    ...made.parts.map(({ kind, count, amount }) => ({
      label: t(`part_${kind}`),
      note: t('entryCount', { n: count }),
      ...signed(amount),
    })),
    ...(made.unexplained === 0
      ? []
      : [{ label: t('unexplained'), note: t('unexplainedNote'), ...signed(made.unexplained) }]),
    { label: now ? t('cashNow') : t('cashAtEnd', end), amount: formatMoney(made.closing), kind: 'subtotal' },
    { label: now ? t('coinsNow') : t('coinsAtEnd', end), ...signed(made.coins) },
    { label: now ? t('balance') : t('balanceAtEnd', end), amount: formatMoney(made.balance), kind: 'total' },
  ];
}

/** An amount of a sum: its sign stands in front of it, so it is written without. */
export function signed(amount: Paise): { amount: string; kind: 'plus' | 'minus' } {
  return { amount: formatMoney(absolutePaise(amount)), kind: amount < 0 ? 'minus' : 'plus' };
}
