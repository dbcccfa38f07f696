import { formatMoney, formatSignedMoney, negatePaise, type Paise, paise } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
import { classNames, Icon } from '@pavilion/shared-ui';
import { moneyLabel } from '../chart/axis-label.ts';
import { Chart } from '../chart/chart.tsx';
import { type TranslateWallet, useMessages } from '../messages/index.ts';
import styles from './cash-chart.module.css';
import { type DayPoint, extremes } from './cash-series.ts';

/** With more days of deposits and withdrawals than this, their marks are smaller. */
const ROOMY = 12;

/** Cash at the end of each day, with a mark on each that had a deposit or a withdrawal. */
export function CashChart({
  opening,
  points,
  dayName: nameOf,
}: {
  readonly opening: Paise;
  readonly points: readonly DayPoint[];
  readonly dayName: (day: Day) => string;
}) {
  const t = useMessages();
  const dayName = ({ day }: Pick<DayPoint, 'day'>) => nameOf(day);
  const moved = points.filter(({ deposits, withdrawals }) => deposits > 0 || withdrawals > 0);
  const changed = points.filter((point) => point.change !== 0 || point.deposits !== 0 || point.withdrawals !== 0);
  return (
    <Chart
      points={points.map((point) => ({ key: point.day, name: dayName(point), value: point.cash, of: point }))}
      look={{ kind: 'steps', opening }}
      unit={100}
      axisLabel={(value) => moneyLabel(paise(value))}
      caption={chartText(opening, points, t, dayName)}
      sliderLabel={t('chartDay')}
      readOut={({ of }) => readOut(of, t)}
      table={{
        caption: t('chartTable'),
        columns: [t('day'), t('endOfDay'), t('change'), t('part_deposit'), t('part_withdrawal')],
        rows: changed.map((point) => [
          dayName(point),
          formatMoney(point.cash),
          formatSignedMoney(point.change),
          formatMoney(point.deposits),
          // Less than nothing on a day on which more came back than was asked for.
          formatMoney(point.withdrawals),
        ]),
      }}
      mark={({ of }) => moved.includes(of) && <Markers point={of} dense={moved.length > ROOMY} />}
    />
  );
}

/** A day's deposits and withdrawals, side by side where it had both. */
function Markers({ point, dense }: { readonly point: DayPoint; readonly dense: boolean }) {
  return (
    <span className={classNames(styles.marks, dense && styles.marksDense)}>
      {point.deposits > 0 && (
        <i className={styles.markIn}>
          <Icon name="plus" size={16} />
        </i>
      )}
      {point.withdrawals > 0 && (
        <i className={styles.markOut}>
          <Icon name="minus" size={16} />
        </i>
      )}
    </span>
  );
}

/** The chart in a sentence. */
function chartText(
  opening: Paise,
  points: readonly DayPoint[],
  t: TranslateWallet,
  dayName: (point: Pick<DayPoint, 'day'>) => string,
): string {
  const found = extremes(opening, points);
  const first = points[0];
  const last = points.at(-1);
  if (!found || !first || !last) return '';
  return t('chartText', {
    from: dayName(first),
    to: dayName(last),
    opening: formatMoney(opening),
    least: formatMoney(found.least.cash),
    leastDay: dayName(found.least),
    most: formatMoney(found.most.cash),
    mostDay: dayName(found.most),
    closing: formatMoney(last.cash),
  });
}

/** A day in figures: its cash, its change, and what came in and went out. */
function readOut(point: DayPoint, t: TranslateWallet): string[] {
  return [
    formatMoney(point.cash),
    t('dayChange', { change: formatSignedMoney(point.change) }),
    ...(point.deposits > 0 ? [t('dayDeposits', { amount: formatMoney(point.deposits) })] : []),
    ...(point.withdrawals > 0 ? [t('dayWithdrawals', { amount: formatMoney(point.withdrawals) })] : []),
    ...(point.withdrawals < 0 ? [t('dayReturned', { amount: formatMoney(negatePaise(point.withdrawals)) })] : []),
  ];
}
