import type { ReferralDay, ReferralStats } from '@pavilion/api-client';
import { absolutePaise, formatMoney, formatPercent, type Paise, paise, subtractPaise, ZERO } from '@pavilion/money';
import { addDays, type Day } from '@pavilion/remote-kit';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateReferral } from '../messages/referral.ts';

/** What the statistics count. */
export const METRICS = ['clicks', 'signUps', 'firstDeposits', 'turnover'] as const;
export type Metric = (typeof METRICS)[number];

/** A day, or a month by its first day, with what it brought. */
export interface SeriesPoint {
  readonly day: Day;
  readonly value: number;
}

/** Every one of the `count` days up to `today`, also those on which nothing was. */
export function byDay(days: readonly ReferralDay[], metric: Metric, count: number, today: Day): SeriesPoint[] {
  const known = new Map(days.map((day) => [day.day, day[metric]]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    return { day, value: known.get(day) ?? 0 };
  });
}

/** The same days by month; the first and the last may be parts of one. */
export function byMonth(points: readonly SeriesPoint[]): SeriesPoint[] {
  const months = new Map<string, number>();
  for (const { day, value } of points) {
    const month = `${day.slice(0, 7)}-01`;
    months.set(month, (months.get(month) ?? 0) + value);
  }
  return [...months].map(([day, value]) => ({ day, value }));
}

export const totalOf = (points: readonly SeriesPoint[]): number => points.reduce((sum, { value }) => sum + value, 0);

/** A part of a whole in percent, to a tenth: `12.5%`; `0%` of nothing. */
export const percentOf = (part: number, of: number): string =>
  formatPercent(of === 0 ? 0 : Math.round((part / of) * 1000) / 10);

const signed = (amount: Paise, down: 'minus' | 'plus' = 'plus') => ({
  amount: formatMoney(absolutePaise(amount)),
  kind: amount < 0 ? (down === 'plus' ? ('minus' as const) : ('plus' as const)) : down,
});

/** A figure that may be below zero, where a sum begins or ends. */
export const plainMoney = (amount: Paise): string => `${amount < 0 ? '−' : ''}${formatMoney(absolutePaise(amount))}`;

/** From what those who joined lost to what is open: each row follows from those above it, to the paisa. */
export function commissionRows(stats: Omit<ReferralStats, 'days'>, t: TranslateReferral): SumUpRow[] {
  const { netLoss, commission, earned, held, refused = ZERO, paid, pending } = stats;
  const share = paise(Math.floor((netLoss * commission) / 100));
  const rounding = subtractPaise(earned, share);
  return [
    { label: t('netLoss'), note: t('netLossNote'), amount: plainMoney(netLoss) },
    { label: t('timesPercent', { percent: formatPercent(commission) }), amount: plainMoney(share), kind: 'subtotal' },
    ...(rounding === 0 ? [] : [{ label: t('rounding'), ...signed(rounding) }]),
    { label: t('earned'), amount: plainMoney(earned), kind: 'subtotal' },
    { label: t('paid'), ...signed(paid, 'minus') },
    ...(held === 0 ? [] : [{ label: t('held'), ...signed(held, 'minus') }]),
    ...(refused === 0 ? [] : [{ label: t('refused'), ...signed(refused, 'minus') }]),
    { label: t(pending < 0 ? 'carried' : 'pending'), amount: plainMoney(pending), kind: 'total' },
  ];
}
