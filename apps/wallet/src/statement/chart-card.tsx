import type { StatementSummary } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatSignedMoney, type Paise, subtractPaise } from '@pavilion/money';
import { type Day, QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import { Icon, Segmented, Skeleton } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { Figure, Panel } from '../parts/panel.tsx';
import { CashChart } from './cash-chart.tsx';
import { fillDays } from './cash-series.ts';
import styles from './chart-card.module.css';
import { composeBalance } from './composition.ts';
import { dayOfPeriod, monthName, periodText } from './day-text.ts';
import type { StatementData } from './use-statement.ts';
import { type Period, type PeriodName, periodOf } from './view.ts';

/** Cash over the period: what changed it, and its line from day to day. */
export function ChartCard({
  statement,
  period,
  today,
  onPeriod,
}: {
  readonly statement: QueryState<StatementData>;
  readonly period: Period;
  readonly today: Day;
  readonly onPeriod: (period: Period) => void;
}) {
  const t = useMessages();
  const locale = useLocale();
  const month = monthName(today, locale);
  return (
    <Panel
      title={t('cashOver', { period: periodText(period, locale, t, today) })}
      end={
        <Segmented<PeriodName | ''>
          label={t('period')}
          className={styles.periods}
          value={period.name ?? ''}
          options={[
            { value: '7d', label: t('period_7d'), accessibleLabel: `${t('period_7d')}, ${t('last7d')}` },
            { value: 'month', label: month, accessibleLabel: `${month}, ${t('lastMonth')}` },
            { value: '90d', label: t('period_90d'), accessibleLabel: `${t('period_90d')}, ${t('last90d')}` },
          ]}
          onChange={(name) => name && onPeriod(periodOf(name, today))}
        />
      }
    >
      <div className={styles.body}>
        <QueryBoundary query={statement} what={t('accountStatement')} skeleton={<Shape />} stale="own">
          {({ summary }) => <Drawn summary={summary} period={period} today={today} />}
        </QueryBoundary>
      </div>
    </Panel>
  );
}

function Drawn({
  summary,
  period,
  today,
}: {
  readonly summary: StatementSummary;
  readonly period: Period;
  readonly today: Day;
}) {
  const locale = useLocale();
  const t = useMessages();
  const points = useMemo(() => fillDays(summary, period.from, period.to), [summary, period]);
  const made = composeBalance(summary);
  return (
    <>
      <div className={styles.figs}>
        <Figure label={t('change')}>
          <Signed amount={subtractPaise(made.closing, made.opening)} />
        </Figure>
        <Figure label={t('playResult')}>
          <Signed amount={made.play} />
        </Figure>
        <Figure label={t('transfers')}>{formatSignedMoney(made.transfers)}</Figure>
        <Figure label={t('restOfChange')}>
          <Signed amount={made.rest} />
        </Figure>
      </div>
      <CashChart opening={made.opening} points={points} dayName={(day) => dayOfPeriod(day, period, locale, today)} />
      <div className={styles.legend}>
        <span>
          <i className={styles.legendLine} />
          {t('endOfDay')}
        </span>
        <span>
          <i className={styles.legendIn}>
            <Icon name="plus" size={16} />
          </i>
          {t('deposit')}
        </span>
        <span>
          <i className={styles.legendOut}>
            <Icon name="minus" size={16} />
          </i>
          {t('withdrawal')}
        </span>
      </div>
    </>
  );
}

function Signed({ amount }: { readonly amount: Paise }) {
  return (
    <span translate="no" className={amount > 0 ? styles.pos : undefined}>
      {formatSignedMoney(amount)}
    </span>
  );
}

function Shape() {
  return (
    <>
      <div className={styles.figs}>
        {[112, 112, 148, 148].map((width, index) => (
          <div key={index} className={styles.figShape}>
            <Skeleton width={width * 0.7} height={12} />
            <Skeleton width={width} height={16} />
          </div>
        ))}
      </div>
      <div className={styles.chartShape}>
        <Skeleton height="100%" />
      </div>
      <Skeleton width={240} height={16} />
    </>
  );
}
