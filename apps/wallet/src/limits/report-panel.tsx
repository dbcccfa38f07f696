import { type PlayPeriod, playReportQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { absolutePaise, formatMoney, formatSignedMoney, type Paise, paise } from '@pavilion/money';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Button, Icon, Segmented, Skeleton, SumUp } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { moneyLabel } from '../chart/axis-label.ts';
import { Chart } from '../chart/chart.tsx';
import { type TranslateLimits, useLimitMessages } from '../messages/limits.ts';
import { KnownList } from '../parts/known-list.tsx';
import { Figure, LargeAmount, Panel, PanelBody } from '../parts/panel.tsx';
import { ReadyFile } from '../parts/ready-file.tsx';
import { type SavedFile, saveFile } from '../parts/save-file.ts';
import { durationText } from './duration.ts';
import styles from './limits.module.css';
import { reportCsv } from './report-csv.ts';
import { reportRows } from './report-rows.ts';

type By = 'week' | 'month';
/** How many periods the chart shows; the report has twelve. */
const SHOWN: Readonly<Record<By, number>> = { week: 6, month: 6 };

/** What the player played, by the week or the month: the latest period in its sum, and those before it as bars. */
export function ReportPanel() {
  const t = useLimitMessages();
  const [by, setBy] = useState<By>('week');
  const report = useQuery(playReportQuery(useShell().api, by));
  return (
    <Panel
      title={t('yourPlay')}
      end={
        <Segmented<By>
          label={t('period')}
          value={by}
          options={[
            { value: 'week', label: t('byWeek') },
            { value: 'month', label: t('byMonth') },
          ]}
          onChange={setBy}
        />
      }
    >
      <PanelBody>
        <QueryBoundary query={report} what={t('playWhat')} skeleton={<ReportShape />}>
          {({ periods, open }) => <Report periods={periods} open={open} by={by} />}
        </QueryBoundary>
      </PanelBody>
    </Panel>
  );
}

interface ReportProps {
  readonly periods: readonly PlayPeriod[];
  /** What is at stake in bets that are not settled: it belongs to no period yet. */
  readonly open: Paise;
  readonly by: By;
}

function Report({ periods, open, by }: ReportProps) {
  const t = useLimitMessages();
  const locale = useLocale();
  const [file, setFile] = useState<SavedFile | null>(null);
  const [latest] = periods;
  if (!latest) return null;
  const name = (period: PlayPeriod) => nameOf(period, by, locale);
  const full = by === 'week' ? t('weekOf', { day: name(latest) }) : name(latest);
  const shown = periods.slice(0, SHOWN[by]).toReversed();
  return (
    <div className={styles.report}>
      <Figure large label={t('netOf', { period: full })}>
        <span className={latest.net > 0 ? styles.pos : latest.net < 0 ? styles.neg : undefined}>
          {latest.net > 0 ? '+' : latest.net < 0 ? '−' : ''}
          <LargeAmount amount={absolutePaise(latest.net)} />
        </span>
      </Figure>
      <SumUp rows={reportRows(latest, t)} />
      <Chart
        points={shown.map((period) => ({ key: period.from, name: name(period), value: period.net }))}
        look={{ kind: 'signed-bars' }}
        unit={100}
        axisLabel={(value) => moneyLabel(paise(value))}
        caption={t('chartText', {
          count: shown.length,
          list: shown.map((period) => `${name(period)} ${formatSignedMoney(period.net)}`).join(', '),
        })}
        sliderLabel={t('chartSlider')}
        readOut={({ value }) => [formatSignedMoney(paise(value))]}
        table={tableOf(periods, name, t)}
      />
      <KnownList
        rows={[
          [t('timePlayed'), durationText(latest.minutes, t)],
          [t('longestSession'), durationText(latest.longestMinutes, t)],
          [t('staked'), formatMoney(latest.staked)],
          [t('returned'), formatMoney(latest.returned)],
          [t('stillOpen'), formatMoney(open)],
          [t('deposits'), formatMoney(latest.deposits)],
          [t('withdrawals'), formatMoney(latest.withdrawals)],
        ]}
      />
      <Button
        variant="quiet"
        block
        onClick={() => {
          const made = `play-report-by-${by}-to-${latest.from}.csv`;
          setFile(saveFile(made, reportCsv(periods, t), 'text/csv;charset=utf-8'));
        }}
      >
        <Icon name="download" size={20} />
        {t('fullReport')}
        <span className="sr"> (CSV)</span>
      </Button>
      {file && <ReadyFile file={file} />}
    </div>
  );
}

/** Every period in full, for whoever reads no chart. */
function tableOf(
  periods: readonly PlayPeriod[],
  name: (period: PlayPeriod) => string,
  t: TranslateLimits,
): ComponentProps<typeof Chart>['table'] {
  return {
    caption: t('chartTable'),
    columns: [
      ...[t('period'), t('net'), t('commission'), t('staked'), t('returned')],
      ...[t('deposits'), t('withdrawals'), t('timePlayed'), t('longestSession')],
    ],
    rows: periods.map((period) => [
      ...[name(period), formatSignedMoney(period.net), formatMoney(period.commission)],
      ...[formatMoney(period.staked), formatMoney(period.returned)],
      ...[formatMoney(period.deposits), formatMoney(period.withdrawals)],
      ...[durationText(period.minutes, t), durationText(period.longestMinutes, t)],
    ]),
  };
}

/** A week by its first day, a month by its name; both of India's calendar. */
function nameOf({ from }: PlayPeriod, by: By, locale: 'en' | 'hi'): string {
  const form = by === 'week' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const);
  return new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', { ...form, timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  );
}

function ReportShape() {
  return (
    <div className={styles.report}>
      <Skeleton width={180} height={48} />
      <Skeleton height={104} />
      <Skeleton height={180} />
      <Skeleton height={96} />
    </div>
  );
}
