import type { StatementSummary } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { Delayed, formatSignedMoney, Icon, Segmented, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { Figure, Panel } from '../panel.tsx';
import { useWords } from '../words/index.ts';
import { CashChart } from './cash-chart.tsx';
import { fillDays } from './cash-series.ts';
import styles from './chart-card.module.css';
import { composeBalance } from './composition.ts';
import { monthName, periodWords } from './day-words.ts';
import type { Day } from './days.ts';
import { type Period, type PeriodName, periodOf } from './view.ts';

/** Cash over the period: what changed it, and its line from day to day. */
export function ChartCard({
  summary,
  failed,
  period,
  today,
  onPeriod,
}: {
  readonly summary: StatementSummary | null;
  /** What stands in the chart's place when there is no answer. */
  readonly failed: ReactNode;
  readonly period: Period;
  readonly today: Day;
  readonly onPeriod: (period: Period) => void;
}) {
  const say = useWords();
  const locale = useLocale();
  return (
    <Panel
      title={say('cashOver', { period: periodWords(period, locale, say, false) })}
      end={
        <Segmented<PeriodName | ''>
          label={say('period')}
          className={styles.periods}
          value={period.name ?? ''}
          options={[
            { value: '7d', label: say('period_7d'), accessibleLabel: say('last7d') },
            { value: 'month', label: monthName(today, locale), accessibleLabel: say('lastMonth') },
            { value: '90d', label: say('period_90d'), accessibleLabel: say('last90d') },
          ]}
          onChange={(name) => name && onPeriod(periodOf(name, today))}
        />
      }
    >
      <div className={styles.body}>{failed ?? (summary ? <Drawn summary={summary} period={period} /> : <Shape />)}</div>
    </Panel>
  );
}

function Drawn({ summary, period }: { readonly summary: StatementSummary; readonly period: Period }) {
  const say = useWords();
  const points = useMemo(() => fillDays(summary, period.from, period.to), [summary, period]);
  const made = composeBalance(summary);
  return (
    <>
      <div className={styles.figs}>
        <Figure label={say('change')}>
          <Signed paise={made.closing - made.opening} />
        </Figure>
        <Figure label={say('playResult')}>
          <Signed paise={made.play} />
        </Figure>
        <Figure label={say('transfers')}>{formatSignedMoney(made.transfers)}</Figure>
      </div>
      <CashChart opening={made.opening} points={points} />
      <div className={styles.legend}>
        <span>
          <i className={styles.legendLine} />
          {say('endOfDay')}
        </span>
        <span>
          <i className={styles.legendIn}>
            <Icon name="plus" size={16} />
          </i>
          {say('deposit')}
        </span>
        <span>
          <i className={styles.legendOut}>
            <Icon name="minus" size={16} />
          </i>
          {say('withdrawal')}
        </span>
      </div>
    </>
  );
}

function Signed({ paise }: { readonly paise: number }) {
  return <span className={paise > 0 ? styles.pos : undefined}>{formatSignedMoney(paise)}</span>;
}

function Shape() {
  return (
    <Delayed>
      <div className={styles.figs}>
        {[112, 112, 148].map((width, index) => (
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
    </Delayed>
  );
}
