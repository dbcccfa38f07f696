import { useLocale } from '@pavilion/contract';
import { formatMoney, formatSignedMoney, type Paise } from '@pavilion/money';
import { classNames, Icon } from '@pavilion/shared-ui';
import { type PointerEvent, useState } from 'react';
import { type TranslateWallet, useMessages } from '../messages/index.ts';
import styles from './cash-chart.module.css';
import {
  areaPath,
  axisLabel,
  type DayPoint,
  extremes,
  namedDays,
  type Scale,
  scaleOf,
  stepPath,
  xOf,
  yOf,
} from './cash-series.ts';
import { shortDay } from './day-text.ts';

/** With more days of deposits and withdrawals than this, their marks are smaller. */
const ROOMY = 12;

/**
 * Cash at the end of each day as a line of steps. A pointer over it, or the arrow keys on its slider, read out a day; a
 * sentence and a table of the days that changed say the same to who does not see it.
 */
export function CashChart({ opening, points }: { readonly opening: Paise; readonly points: readonly DayPoint[] }) {
  const t = useMessages();
  const locale = useLocale();
  const [read, setRead] = useState<number | null>(null);
  const scale = scaleOf([opening, ...points.map(({ cash }) => cash)]);
  const count = points.length;
  const dayName = (point: DayPoint) => shortDay(point.day, locale);
  const left = (index: number) => `${xOf(index, count)}%`;
  const top = (amount: Paise) => `${yOf(amount, scale)}%`;
  const moved = points.filter(({ deposits, withdrawals }) => deposits > 0 || withdrawals > 0);
  const dense = moved.length > ROOMY;
  const point = read === null ? undefined : points[Math.min(read, count - 1)];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    setRead(Math.round(share * (count - 1)));
  };
  return (
    <figure className={styles.chart}>
      <figcaption className="sr">{chartText(opening, points, t, dayName)}</figcaption>
      <div className={styles.plot} onPointerMove={follow} onPointerLeave={() => setRead(null)}>
        <Lines opening={opening} points={points} scale={scale} />
        {moved.map((each) => (
          <Markers key={each.day} point={each} dense={dense} left={left(points.indexOf(each))} top={top(each.cash)} />
        ))}
        <DayNames points={points} dayName={dayName} />
        {point && read !== null && (
          <>
            <span className={styles.cursor} style={{ left: left(read) }} aria-hidden="true" />
            <span className={styles.dot} style={{ left: left(read), top: top(point.cash) }} aria-hidden="true" />
            <ReadOut point={point} share={xOf(read, count) / 100} dayName={dayName(point)} />
          </>
        )}
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={Math.max(0, count - 1)}
          step={1}
          value={read ?? Math.max(0, count - 1)}
          aria-label={t('chartDay')}
          aria-valuetext={readOut(points[read ?? count - 1], t, dayName)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setRead(read ?? count - 1)}
          onBlur={() => setRead(null)}
          onChange={(event) => setRead(Number(event.currentTarget.value))}
        />
      </div>
      <ChangedDays points={points} dayName={dayName} />
    </figure>
  );
}

/** The line over the round amounts that it passes. */
function Lines({
  opening,
  points,
  scale,
}: {
  readonly opening: Paise;
  readonly points: readonly DayPoint[];
  readonly scale: Scale;
}) {
  return (
    <>
      {scale.ticks.map((tick) => (
        <span key={tick} className={styles.amount} style={{ top: `${yOf(tick, scale)}%` }} aria-hidden="true">
          {axisLabel(tick)}
        </span>
      ))}
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <path key={tick} className={styles.grid} d={`M0 ${yOf(tick, scale)}H100`} />
        ))}
        <path className={styles.area} d={areaPath(opening, points, scale)} />
        <path className={styles.line} d={stepPath(opening, points, scale)} />
      </svg>
    </>
  );
}

function DayNames({ points, dayName }: DaysProps) {
  return namedDays(points.length).map((index) => {
    const point = points[index];
    return (
      point && (
        <span key={point.day} className={styles.day} style={dayPlace(index, points.length)} aria-hidden="true">
          {dayName(point)}
        </span>
      )
    );
  });
}

/** A day's deposits and withdrawals, side by side where it had both. */
function Markers({
  point,
  dense,
  left,
  top,
}: {
  readonly point: DayPoint;
  readonly dense: boolean;
  readonly left: string;
  readonly top: string;
}) {
  return (
    <span className={classNames(styles.marks, dense && styles.marksDense)} style={{ left, top }} aria-hidden="true">
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

/** What is read out of a day, beside the line through it and never over the chart's edge. */
function ReadOut({
  point,
  share,
  dayName,
}: {
  readonly point: DayPoint;
  readonly share: number;
  readonly dayName: string;
}) {
  const t = useMessages();
  return (
    <div
      className={styles.readout}
      style={{ left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }}
      aria-hidden="true"
    >
      <span>{dayName}</span>
      <b>{formatMoney(point.cash)}</b>
      <span>{formatSignedMoney(point.change)}</span>
      {point.deposits > 0 && <span>{t('dayDeposits', { amount: formatMoney(point.deposits) })}</span>}
      {point.withdrawals > 0 && <span>{t('dayWithdrawals', { amount: formatMoney(point.withdrawals) })}</span>}
    </div>
  );
}

interface DaysProps {
  readonly points: readonly DayPoint[];
  readonly dayName: (point: DayPoint) => string;
}

function ChangedDays({ points, dayName }: DaysProps) {
  const t = useMessages();
  const changed = points.filter((point) => point.change !== 0 || point.deposits !== 0 || point.withdrawals !== 0);
  return (
    <div className="sr">
      <table>
        <caption>{t('chartTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('endOfDay')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('part_deposit')}</th>
            <th scope="col">{t('part_withdrawal')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((point) => (
            <tr key={point.day}>
              <th scope="row">{dayName(point)}</th>
              <td>{formatMoney(point.cash)}</td>
              <td>{formatSignedMoney(point.change)}</td>
              <td>{formatMoney(point.deposits)}</td>
              <td>{formatMoney(point.withdrawals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The chart in a sentence. */
function chartText(
  opening: Paise,
  points: readonly DayPoint[],
  t: TranslateWallet,
  dayName: (point: DayPoint) => string,
): string {
  const found = extremes(points);
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

/** A day in words: its cash, its change, and what came in and went out. */
function readOut(point: DayPoint | undefined, t: TranslateWallet, dayName: (point: DayPoint) => string): string {
  if (!point) return '';
  return [
    t('dayReadout', { day: dayName(point), cash: formatMoney(point.cash), change: formatSignedMoney(point.change) }),
    ...(point.deposits > 0 ? [t('dayDeposits', { amount: formatMoney(point.deposits) })] : []),
    ...(point.withdrawals > 0 ? [t('dayWithdrawals', { amount: formatMoney(point.withdrawals) })] : []),
  ].join(', ');
}

/** The first and the last day's names keep inside the chart; those between stand under their day. */
function dayPlace(index: number, count: number) {
  const share = xOf(index, count);
  const back = count > 1 && index === 0 ? 0 : index === count - 1 ? 100 : 50;
  return { left: `${share}%`, transform: `translateX(-${back}%)` };
}
