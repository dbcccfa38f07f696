import { QueryBoundary } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { FeedNotice } from '../exchange/feed-notice.tsx';
import { sportOf } from '../exchange/lists.ts';
import { PinButton } from '../exchange/pin-button.tsx';
import type { Pin } from '../exchange/pins.ts';
import type { MatchInfo } from '../live/book.ts';
import { PricesContext, useFreshness, useLivePrices, useMatchList } from '../live/use-prices.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import styles from './multi-market.module.css';

/**
 * The match of a pin with the prices of its sport around it, which all pins of that sport share. One that is no more says so, and can
 * be unpinned.
 */
export function PinnedMatch({
  pin,
  children,
}: {
  readonly pin: Pin;
  readonly children: (match: MatchInfo) => ReactNode;
}) {
  const t = useMessages();
  const { store, query } = useLivePrices(sportOf(pin.sportId));
  const matches = useMatchList(store);
  const isStale = useFreshness(store).kind === 'stale';
  const { error, isFetching, fetchStatus, dataUpdatedAt, refetch } = query;
  return (
    <PricesContext value={store}>
      <div className={styles.cell} data-stale={isStale || undefined}>
        <QueryBoundary
          query={{ data: matches ?? undefined, error, isFetching, fetchStatus, dataUpdatedAt, refetch }}
          what={t('matches')}
          stale="own"
          skeleton={<Skeleton height={148} radius="var(--r10)" />}
        >
          {(listed) => {
            const match = listed.find(({ refMatchId }) => refMatchId === pin.refMatchId);
            return match ? children(match) : <Gone pin={pin} />;
          }}
        </QueryBoundary>
      </div>
    </PricesContext>
  );
}

/** Says how old the prices of a sport are while they are not live; it lies over the page. */
export function SportNotice({ sportId }: Pick<Pin, 'sportId'>) {
  const { store } = useLivePrices(sportOf(sportId));
  return <FeedNotice freshness={useFreshness(store)} />;
}

function Gone({ pin }: { readonly pin: Pin }) {
  const t = useBoardMessages();
  return (
    <article className={styles.tile}>
      <header className={styles.head}>
        <PinButton className={styles.pin} pin={pin} label={t('endedMarket')} />
        <h2 className={styles.title}>{t('endedMarket')}</h2>
      </header>
      <p className={styles.text}>{t('endedMarketText')}</p>
    </article>
  );
}
