import type { Bonus, Withdrawable } from '@pavilion/api-client';
import { addPaise, formatMoney, type Paise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateBonus } from '../messages/bonus.ts';
import { unreleased } from './bonus-sums.ts';

type Given = Pick<Bonus, 'amount' | 'released' | 'claimable' | 'done'>;

/** What goes with a bonus that is given up: what of it has not become cash, and what was played for it. */
export function lostRows(bonus: Given, t: TranslateBonus): readonly SumUpRow[] {
  return [
    {
      label: t('notReleased'),
      amount: formatMoney(unreleased(bonus)),
      kind: 'minus',
      ...(bonus.claimable > 0 ? { note: t('claimFirst', { amount: formatMoney(bonus.claimable) }) } : {}),
    },
    { label: t('playLost'), note: t('playLostNote'), amount: formatMoney(bonus.done), kind: 'minus' },
  ];
}

/** What stays: what was released, and the cash where it is known. */
export function keptRows(bonus: Given, cash: Paise | undefined, t: TranslateBonus): readonly SumUpRow[] {
  return [
    { label: t('keepReleased'), amount: formatMoney(bonus.released) },
    ...(cash === undefined ? [] : [{ label: t('keepCash'), note: t('unchanged'), amount: formatMoney(cash) }]),
  ];
}

/** What could be withdrawn now and after it: what a bonus locks is all of one bonus, since one at a time is active. */
export function openedRows(
  { withdrawable, locked }: Pick<Withdrawable, 'withdrawable' | 'locked'>,
  t: TranslateBonus,
): readonly SumUpRow[] {
  return [
    { label: t('withdrawableNow'), amount: formatMoney(withdrawable) },
    { label: t('noLongerLocked'), amount: formatMoney(locked), kind: 'plus' },
    { label: t('withdrawableAfter'), amount: formatMoney(addPaise(withdrawable, locked)), kind: 'total' },
  ];
}
