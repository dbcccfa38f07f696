import { QueryBoundary } from '@pavilion/remote-kit';
import { EmptyState } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { orders } from '../exchange/list-view.ts';
import type { MatchInfo } from '../live/book.ts';
import { useFreshness, useLivePrices, useMatchList } from '../live/use-prices.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';

/** The matches in play, the most matched first; null while they are on their way. */
export function useInPlay(): readonly MatchInfo[] | null {
  const { store } = useLivePrices('inplay');
  const listed = useMatchList(store);
  return listed?.filter(({ state }) => state !== 'closed').toSorted(orders.volume) ?? null;
}

/** What a front page shows of them, or what it shows while there are none. */
export function InPlayBoundary({
  matches,
  skeleton,
  frame,
  children,
}: {
  readonly matches: readonly MatchInfo[] | null;
  readonly skeleton: ReactNode;
  readonly frame?: ((state: ReactNode) => ReactNode) | undefined;
  readonly children: (matches: readonly MatchInfo[], isStale: boolean) => ReactNode;
}) {
  const t = useMessages();
  const f = useBoardMessages();
  const { store, query } = useLivePrices('inplay');
  const isStale = useFreshness(store).kind === 'stale' && query.isError;
  const { error, isFetching, fetchStatus, dataUpdatedAt, refetch } = query;
  return (
    <QueryBoundary
      query={{ data: matches ?? undefined, error, isFetching, fetchStatus, dataUpdatedAt, refetch }}
      what={t('matches')}
      skeleton={skeleton}
      {...(frame ? { frame } : {})}
      empty={{
        when: (listed) => listed.length === 0,
        show: <EmptyState icon="inplay" title={f('nothingInPlay')} text={f('nothingInPlayText')} />,
      }}
    >
      {(listed) => children(listed, isStale)}
    </QueryBoundary>
  );
}
