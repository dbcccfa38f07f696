import { QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { ListSkeleton } from './list-states.tsx';

/**
 * What the exchange shows while its matches are on their way and when they failed. They come over HTTP, by `query`, or sooner
 * or later than it over the socket: `data` is what there is of both, and says itself how old it is.
 */
export function MatchesBoundary<Data>({
  query,
  data,
  children,
}: {
  readonly query: QueryState<unknown>;
  readonly data: Data | undefined;
  readonly children: (data: Data) => ReactNode;
}) {
  const t = useMessages();
  const { error, isFetching, fetchStatus, dataUpdatedAt, refetch } = query;
  return (
    <QueryBoundary
      query={{ data, error, isFetching, fetchStatus, dataUpdatedAt, refetch }}
      what={t('matches')}
      stale="own"
      skeleton={<ListSkeleton />}
    >
      {children}
    </QueryBoundary>
  );
}
