import { type ReferralStats, referralStatsQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { formatMoney, paise } from '@pavilion/money';
import { dayOf, QueryBoundary } from '@pavilion/remote-kit';
import { Segmented, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyLabel } from '../chart/axis-label.ts';
import { Chart } from '../chart/chart.tsx';
import { type TranslateReferral, useReferralMessages } from '../messages/referral.ts';
import { Panel } from '../parts/panel.tsx';
import { monthYear, shortDay } from '../statement/day-text.ts';
import { WEEKS_8 } from './referral-data.ts';
import { byDay, byMonth, METRICS, type Metric, percentOf, type SeriesPoint, totalOf } from './referral-sums.ts';
import styles from './statistics.module.css';

const YEAR = 365;
const PERIODS = { weeks8: WEEKS_8, year: YEAR } as const;
type Period = keyof typeof PERIODS;

/** What the codes brought over a period: four figures, and the one that is chosen as a chart. */
export function Statistics() {
  const t = useReferralMessages();
  const [period, setPeriod] = useState<Period>('weeks8');
  const query = useQuery(referralStatsQuery(useShell().api, PERIODS[period]));
  return (
    <Panel
      title={t(period === 'year' ? 'lastYear' : 'last8Weeks')}
      end={
        <Segmented<Period>
          label={t('period')}
          value={period}
          options={[
            { value: 'weeks8', label: t('weeks8'), accessibleLabel: `${t('weeks8')}, ${t('last8Weeks')}` },
            { value: 'year', label: t('year') },
          ]}
          onChange={setPeriod}
        />
      }
    >
      <QueryBoundary query={query} what={t('statistics')} skeleton={<Skeleton height={332} />}>
        {(stats) => <Drawn stats={stats} period={period} />}
      </QueryBoundary>
    </Panel>
  );
}

function Drawn({ stats, period }: { readonly stats: ReferralStats; readonly period: Period }) {
  const t = useReferralMessages();
  const [metric, setMetric] = useState<Metric>('clicks');
  const today = dayOf(new Date());
  const seriesOf = (one: Metric) => byDay(stats.days, one, PERIODS[period], today);
  const totals = { clicks: 0, signUps: 0, firstDeposits: 0, turnover: 0 };
  for (const one of METRICS) totals[one] = totalOf(seriesOf(one));
  const notes = {
    clicks: t('visitorsNote'),
    signUps: t('ofClicks', { percent: percentOf(totals.signUps, totals.clicks) }),
    firstDeposits: t('ofSignUps', { percent: percentOf(totals.firstDeposits, totals.signUps) }),
    turnover: t('turnoverNote'),
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout */}
      <div className={styles.tiles} role="group" aria-label={t('metric')}>
        {METRICS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tile}
            aria-pressed={one === metric}
            onClick={() => setMetric(one)}
          >
            <span>{t(one)}</span>
            <b>{textOf(one, totals[one]).replace(/\.00$/, '')}</b>
            <small>{notes[one]}</small>
          </button>
        ))}
      </div>
      <div className={styles.chart}>
        <MetricChart metric={metric} points={seriesOf(metric)} period={period} t={t} />
      </div>
    </>
  );
}

const textOf = (metric: Metric, value: number): string =>
  metric === 'turnover' ? formatMoney(paise(value)) : value.toLocaleString('en-IN');

function MetricChart({
  metric,
  points,
  period,
  t,
}: {
  readonly metric: Metric;
  readonly points: readonly SeriesPoint[];
  readonly period: Period;
  readonly t: TranslateReferral;
}) {
  const locale = useLocale();
  const isYear = period === 'year';
  const shown = (isYear ? byMonth(points) : points).map(({ day, value }) => ({
    ...{ key: day, value },
    name: isYear ? monthYear(day, locale) : shortDay(day, locale),
  }));
  const name = t(metric);
  const most = shown.reduce((best, point) => (point.value > best.value ? point : best), { name: '', value: 0 });
  const named = { metric: name, period: t(isYear ? 'lastYear' : 'last8Weeks') };
  return (
    <Chart
      points={shown}
      look={{ kind: 'bars' }}
      unit={metric === 'turnover' ? 100 : 1}
      axisLabel={(value) => (metric === 'turnover' ? moneyLabel(paise(value)) : value.toLocaleString('en-IN'))}
      caption={
        most.value === 0
          ? t('chartEmpty', named)
          : t('chartOf', {
              ...named,
              step: t(isYear ? 'perMonth' : 'perDay'),
              total: textOf(metric, totalOf(points)),
              most: textOf(metric, most.value),
              name: most.name,
            })
      }
      sliderLabel={t('chartPoint')}
      readOut={({ value }) => [textOf(metric, value), name]}
      table={{
        caption: t('chartTable', { metric: name }),
        columns: [t('when'), name],
        rows: shown.filter(({ value }) => value > 0).map((point) => [point.name, textOf(metric, point.value)]),
      }}
    />
  );
}
