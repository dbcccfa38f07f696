import { priceHistoryQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { EmptyState, FailedState, formatOdds, formatTime, Skeleton } from '@pavilion/shared-ui';
import { steadyNow, steadyOf } from '@pavilion/shared-ui/clock';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { cellKey, type MatchInfo } from '../../live/book.ts';
import { usePrices } from '../../live/use-prices.ts';
import { useHistoryMessages } from '../../messages/price-history.ts';
import { CHART, lineOf, type PricePoint } from './chart-line.ts';
import styles from './price-charts.module.css';

/** Seconds between two points that the page adds itself, and how many it adds at most. */
const APART = 5;
const MOST = 240;

export interface PriceChartsProps {
  readonly match: MatchInfo;
}

/** What the odds of each runner were, as a small chart: read once, and gone on with by what the page hears. */
export function PriceCharts({ match }: PriceChartsProps) {
  const { api } = useShell();
  const t = useHistoryMessages();
  const locale = useLocale();
  const { data, isError, refetch, dataUpdatedAt } = useQuery({
    ...priceHistoryQuery(api, match.refMatchId),
    staleTime: 0,
  });
  if (isError && !data)
    return <FailedState title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="9rem" />;
  const since = Math.min(...data.flatMap(({ points }) => points.map(([at]) => at)));
  if (!Number.isFinite(since)) return <EmptyState icon="history" title={t('none')} text={t('noneText')} />;
  const sinceText = formatTime(new Date(since * 1000), locale);
  return (
    <div className={styles.charts}>
      <p className={styles.since}>{t('since', { since: sinceText })}</p>
      {data.map((runner) => (
        <RunnerChart
          key={`${runner.id} ${dataUpdatedAt}`}
          refMatchId={match.refMatchId}
          runner={runner}
          readAt={dataUpdatedAt}
          since={sinceText}
        />
      ))}
    </div>
  );
}

interface RunnerHistory {
  readonly id: string;
  readonly name: string;
  readonly opened: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly points: readonly PricePoint[];
}

interface RunnerChartProps {
  readonly refMatchId: string;
  readonly runner: RunnerHistory;
  /** When it was read, ms. */
  readonly readAt: number;
  readonly since: string;
}

function RunnerChart({ refMatchId, runner, readAt, since }: RunnerChartProps) {
  const t = useHistoryMessages();
  const now = useBackPrice(refMatchId, runner.id);
  const { points, until } = useTail(runner.points, readAt, now);
  const line = useMemo(() => lineOf(points, until), [points, until]);
  const { name, opened } = runner;
  const low = lowest([line?.low ?? null, runner.low]);
  const high = lowest([line?.high ?? null, runner.high], -1);
  const figures = { opened: oddsText(opened), low: oddsText(low), high: oddsText(high), now: oddsText(now) };
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <b className={styles.name}>{name}</b>
        {(['opened', 'low', 'high', 'now'] as const).map((figure) => (
          <span key={figure}>
            {t(figure)} <b>{figures[figure]}</b>
          </span>
        ))}
      </figcaption>
      {line && (
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('chart', { runner: name, since, ...figures })}
        >
          <path className={styles.grid} d={`M0 0H${CHART.width}M0 ${CHART.height}H${CHART.width}`} />
          <path className={styles.line} d={line.path} />
        </svg>
      )}
    </figure>
  );
}

const oddsText = (odds: number | null): string => (odds === null ? '–' : formatOdds(odds));

/** The lowest of what is known; with -1 the highest. */
function lowest(prices: readonly (number | null)[], sign: 1 | -1 = 1): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : sign * Math.min(...known.map((price) => sign * price));
}

/** The best back price of a runner, live; null where nobody offers one. */
function useBackPrice(refMatchId: string, runnerId: string): number | null {
  const store = usePrices();
  const key = cellKey(refMatchId, runnerId, 'back');
  return useSyncExternalStore(
    useCallback((listener) => store.watchCell(key, listener), [store, key]),
    () => store.price(key)?.odds ?? null,
  );
}

/** The points that were read, and those that came since; `until`: the operator's time now, as far as it is known. */
function useTail(read: readonly PricePoint[], readAt: number, now: number | null) {
  const [tail, setTail] = useState<readonly PricePoint[]>([]);
  const begins = read.at(-1)?.[0] ?? 0;
  const until = begins + Math.max(0, Math.round((steadyNow() - steadyOf(readAt)) / 1000));
  const last = tail.at(-1) ?? read.at(-1);
  if (last && last[1] !== now && (until - last[0] >= APART || tail.length === 0)) {
    setTail([...tail, [until, now] as const].slice(-MOST));
  }
  const points = useMemo(() => [...read, ...tail, [until, now] as const], [read, tail, until, now]);
  return { points, until };
}
