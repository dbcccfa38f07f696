import type { Bonus, BonusPart } from '@pavilion/api-client';
import {
  addPaise,
  formatMoney,
  formatPercent,
  maxPaise,
  minPaise,
  type Paise,
  subtractPaise,
  sumPaise,
  ZERO,
} from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateBonus } from '../messages/bonus.ts';

/** What still has to be played in all before the last part opens. */
export const leftToPlay = ({ required, done }: Pick<Bonus, 'required' | 'done'>): Paise =>
  maxPaise(ZERO, subtractPaise(required, done));

/** What of a bonus has not become cash. */
export const unreleased = ({ amount, released }: Pick<Bonus, 'amount' | 'released'>): Paise =>
  subtractPaise(amount, released);

/** The part that opens next; undefined where all have opened. */
export const nextPart = (parts: readonly BonusPart[]): BonusPart | undefined =>
  parts.find(({ state }) => state === 'locked');

/** How far a part is from where the one before it opened to where it opens, 0 to 1. */
export function partProgress(parts: readonly BonusPart[], part: BonusPart, done: Paise): number {
  if (part.state !== 'locked') return 1;
  const from = parts[part.part - 2]?.opensAt ?? ZERO;
  const way = subtractPaise(part.opensAt, from);
  return way <= 0 ? 1 : Math.min(1, Math.max(0, (done - from) / way));
}

/** How much has been at risk in all products together, and how much of it was counted: that is what is `done`. */
export const wageredInAll = ({ contributions }: Pick<Bonus, 'contributions'>): { stake: Paise; counted: Paise } => ({
  stake: sumPaise(contributions, ({ stake }) => stake),
  counted: sumPaise(contributions, ({ counted }) => counted),
});

/** What the multiple is taken of: the bonus, or the deposit that brought it and the bonus. */
export const baseOf = ({ base, deposit = ZERO, amount }: Pick<Bonus, 'base' | 'deposit' | 'amount'>): Paise =>
  base === 'bonus' ? amount : addPaise(deposit, amount);

/** From the deposit to what still has to be played: each row follows from those above it, to the paisa. */
export function progressRows(bonus: Bonus, t: TranslateBonus): SumUpRow[] {
  const { amount, deposit = ZERO, base, multiplier, required, done, parts } = bonus;
  const counts = minPaise(done, required);
  const ofDeposit = base === 'deposit-and-bonus' && deposit > 0;
  return [
    ...(ofDeposit ? [{ label: t('sumDeposit'), amount: formatMoney(deposit) }] : []),
    {
      label: t('sumBonus'),
      amount: formatMoney(amount),
      ...(ofDeposit ? { kind: 'plus' as const, ...percentNote(amount, deposit, t) } : {}),
    },
    {
      label: t('timesOf', { n: multiplier }),
      note: t('timesParts', { parts }),
      amount: formatMoney(required),
      kind: 'subtotal',
    },
    {
      label: t('playedCounted'),
      amount: formatMoney(counts),
      kind: 'minus',
      ...(done > required ? { note: t('countedMore', { amount: formatMoney(done) }) } : {}),
    },
    { label: t('stillInAll'), amount: formatMoney(leftToPlay(bonus)), kind: 'total' },
  ];
}

/** Says which share of the deposit a bonus is, where that is a whole percentage. */
function percentNote(amount: Paise, deposit: Paise, t: TranslateBonus): { note?: string } {
  const percent = (amount * 100) / deposit;
  return Number.isInteger(percent) ? { note: t('sumBonusOf', { percent: formatPercent(percent) }) } : {};
}

/** What is locked of cash while a bonus is active, and how it came to be that: the figure that a withdrawal is measured by. */
export function lockRows(
  { deposit = ZERO, locked, mostLocked }: Pick<Bonus, 'deposit' | 'locked' | 'mostLocked'>,
  t: TranslateBonus,
): SumUpRow[] {
  const lacking = subtractPaise(mostLocked, locked);
  return [
    { label: t('lockedDeposit'), amount: formatMoney(deposit) },
    { label: t('lockedOpened'), amount: formatMoney(subtractPaise(deposit, mostLocked)), kind: 'minus' },
    ...(lacking > 0 ? [{ label: t('moreThanFree'), amount: formatMoney(lacking), kind: 'minus' as const }] : []),
    { label: t('lockedLeft'), amount: formatMoney(locked), kind: 'total' },
  ];
}
