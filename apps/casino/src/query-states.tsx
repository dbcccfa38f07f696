import { ApiError } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { Button, Delayed, FailedState, formatTime, Icon } from '@pavilion/shared-ui';
import { onlineManager, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from './messages/index.ts';
import styles from './query-states.module.css';

interface QueryStatesProps<Data> {
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isFetching' | 'fetchStatus' | 'dataUpdatedAt' | 'refetch'
  >;
  /** What is shown while the first answer is on its way; of the same shape as the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a page shows of games that it asks the operator for: on the way, offline, failed, there, or there but no longer fresh. */
export function QueryStates<Data>({ query, skeleton, children }: QueryStatesProps<Data>) {
  const t = useMessages();
  const locale = useLocale();
  const retry = () => void query.refetch();

  if (query.data !== undefined) {
    return (
      <>
        {query.isError && (
          <p className={styles.stale} role="status">
            <Icon name="clock" size={20} />
            <span>{t('asOf', { time: formatTime(new Date(query.dataUpdatedAt), locale) })}</span>
            <Button variant="ghost" size="s" onClick={retry} busy={query.isFetching}>
              {t('retry')}
            </Button>
          </p>
        )}
        {children(query.data)}
      </>
    );
  }
  if (query.fetchStatus === 'paused' || (query.isError && !onlineManager.isOnline())) {
    return (
      <FailedState title={t('gamesOffline')} text={t('gamesOfflineText')} retryLabel={t('retry')} onRetry={retry} />
    );
  }
  if (query.isError && !query.isFetching) {
    const reference = query.error instanceof ApiError ? query.error.requestId : undefined;
    return (
      <FailedState
        title={t('gamesFailed')}
        text={t('gamesFailedText')}
        retryLabel={t('retry')}
        onRetry={retry}
        detail={reference && t('reference', { id: reference })}
      />
    );
  }
  return (
    <div aria-busy="true" role="status" aria-label={t('loadingGames')}>
      <Delayed>{skeleton}</Delayed>
    </div>
  );
}
