import { useLocale } from '@pavilion/contract';
import { Button, classNames, Delayed, FailedState, formatTime, Icon } from '@pavilion/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from './messages/index.ts';
import { inOneLine, playerError } from './player-error.ts';
import styles from './query-boundary.module.css';
import { useOnline } from './use-online.ts';

/** What a boundary has to know of a query. One of react-query's fits as it is. */
export type QueryState<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'fetchStatus' | 'dataUpdatedAt'
> & { readonly refetch: () => unknown };

export interface QueryBoundaryProps<Data> {
  readonly query: QueryState<Data>;
  /** What it brings, as it stands at the start of a sentence: 'Games', 'The statement'. */
  readonly what: string;
  /** Where the specification fixes the sentence of its failure (spec §8). */
  readonly failedTitle?: string | undefined;
  /** What is shown while the first answer is on its way, after 150 ms; of the same shape as the content, whose place it keeps. */
  readonly skeleton: ReactNode;
  /** What is shown where the answer holds nothing, and when it does. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly show: ReactNode } | undefined;
  /** `own`: the page says itself how old it is: as live prices do, or with one `StaleNotice` above several parts. */
  readonly stale?: 'notice' | 'own' | undefined;
  /**
   * `line`: a line that says so, where another part of the page shows why and has Retry. `nothing`: a page is whole without
   * it, so that a failure (which telemetry has) takes no room on it.
   */
  readonly failed?: 'state' | 'line' | 'nothing' | undefined;
  /** Around a failure or an emptiness, where the page gives them a place of their own. */
  readonly frame?: ((state: ReactNode) => ReactNode) | undefined;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The one choice between what a query can be: on its way, offline, failed, empty, there, or there but no longer fresh. What
 * is there stays while it is read again, and says so only where that failed.
 */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, what, skeleton, empty, stale = 'notice', failed = 'state', frame = (state) => state } = props;
  const t = useMessages();
  const isOnline = useOnline();
  const retry = () => void query.refetch();

  if (query.data !== undefined) {
    return (
      <>
        {stale === 'notice' && query.error !== null && <StaleNotice query={query} />}
        {empty?.when(query.data) ? frame(empty.show) : props.children(query.data)}
      </>
    );
  }
  // Nobody has asked for it yet: a query that waits for something else (`enabled: false`) is not on its way.
  if (query.fetchStatus === 'idle' && query.error === null && query.dataUpdatedAt === 0) return null;
  if (query.error !== null && !query.isFetching) {
    if (failed === 'nothing') return null;
    const error = isOnline
      ? playerError(query.error, { what, title: props.failedTitle }, t)
      : { title: t('offline'), text: t('offlineText') };
    if (failed === 'line') return frame(<p>{error.title}</p>);
    return frame(<FailedState {...error} retryLabel={t('retry')} onRetry={retry} />);
  }
  return (
    <div aria-busy="true" role="status" aria-label={t('loading', { what })}>
      <Delayed keepsPlace>{skeleton}</Delayed>
    </div>
  );
}

/** What is shown could not be brought up to date: how old it is, and Retry. */
export function StaleNotice<Data>({
  query,
  className,
}: {
  readonly query: QueryState<Data>;
  readonly className?: string | undefined;
}) {
  const t = useMessages();
  const isOnline = useOnline();
  const time = formatTime(new Date(query.dataUpdatedAt), useLocale());
  const { text, detail } = playerError(query.error, { what: '' }, t);
  return (
    <p className={classNames(styles.stale, className)} role="status">
      <Icon name={isOnline ? 'clock' : 'offline'} size={20} />
      <span>
        {t('asOf', { time })}
        {isOnline && query.error !== null && ` ${inOneLine(text, detail)}`}
      </span>
      <Button variant="ghost" size="s" onClick={() => void query.refetch()} busy={query.isFetching}>
        {t('retry')}
      </Button>
    </p>
  );
}

/**
 * Several queries that a part of a page needs together: there when all are, failed when one that is missing has failed, no longer
 * fresh when one is not. Retry asks for those that failed.
 */
export function allQueries<const Queries extends readonly QueryState<unknown>[]>(
  queries: Queries,
): QueryState<{ readonly [Index in keyof Queries]: NonNullable<Queries[Index]['data']> }> {
  const missing = queries.filter(({ data }) => data === undefined);
  // While something is missing, what is there can't speak for it.
  const heard = missing.length > 0 ? missing : queries;
  const failed = heard.filter(({ error }) => error !== null);
  const waiting = failed.length > 0 ? failed : heard;
  return {
    // Every one is there where none is missing.
    data: missing.length === 0 ? (queries.map(({ data }) => data) as never) : undefined,
    error: failed[0]?.error ?? null,
    isFetching: waiting.some(({ isFetching }) => isFetching),
    fetchStatus: heard.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'fetching' : 'idle',
    dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(waiting.map((query) => query.refetch())),
  };
}
