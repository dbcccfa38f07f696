import type { StatementSubject } from '@pavilion/api-client';
import { formatMoney, formatPercent, negatePaise, type Paise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateWallet } from '../messages/index.ts';
import type { TranslateEntry } from '../messages/statement-lines.ts';
import { signed } from './balance-rows.ts';
import { betText, stakeText } from './bet-text.ts';
import { type SettlementStep, settlementSteps } from './settlement-sum.ts';

type Of<Kind extends StatementSubject['kind']> = Extract<StatementSubject, { readonly kind: Kind }>;
type Settled = Pick<Of<'bets'>, 'bets'> & { readonly settlement: NonNullable<Of<'bets'>['settlement']> };

/** How a settlement came to what its line moved. */
export function settlementRows(
  { bets, settlement }: Settled,
  amount: Paise,
  { t, wallet }: { readonly t: TranslateEntry; readonly wallet: TranslateWallet },
): readonly SumUpRow[] {
  const rowOf = (step: SettlementStep): SumUpRow => {
    const figure = signed(step.amount);
    switch (step.kind) {
      case 'bet':
        return {
          label: t(step.amount < 0 ? 'lossOf' : 'profitOf', { bet: betText(step.bet, t) }),
          note: stakeText(step.bet, t),
          ...figure,
        };
      case 'net':
        return { label: t('netOfBets', { n: bets.length }), ...figure };
      case 'commission':
        return {
          label: t('commissionTaken'),
          note: t('commissionAt', { rate: formatPercent(settlement.rate) }),
          ...figure,
        };
      case 'before':
        return { label: t('earlierResult'), note: t('earlierNote'), ...figure };
      case 'unexplained':
        return { label: wallet('unexplained'), note: wallet('unexplainedNote'), ...figure };
    }
  };
  const total = t(amount > 0 ? 'credited' : amount < 0 ? 'taken' : 'nothingMoved');
  return [
    ...settlementSteps(bets, settlement, amount).map(rowOf),
    { label: total, amount: formatMoney(amount), kind: 'total' },
  ];
}

/** What is left of a debt: what of it was not paid, and not forgiven. */
export function debtRows(
  { amount, collected, forgiven, left }: Pick<Of<'debt'>['debt'], 'amount' | 'collected' | 'forgiven' | 'left'>,
  t: TranslateEntry,
): readonly SumUpRow[] {
  const minus = (label: string, taken: Paise): SumUpRow[] =>
    taken === 0 ? [] : [{ label, ...signed(negatePaise(taken)) }];
  return [
    { label: t('debtAmount'), amount: formatMoney(amount) },
    ...minus(t('debtPaid'), collected),
    ...minus(t('debtForgiven'), forgiven),
    { label: t('debtLeft'), amount: formatMoney(left), kind: 'total' },
  ];
}
