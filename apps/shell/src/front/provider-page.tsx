import { gamesQuery, type Provider, providersQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { ownText, QueryBoundary, useOpenRounds, useTitle } from '@pavilion/remote-kit';
import { EmptyState, PageTitle } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { usePageMessages } from '../messages/pages.ts';
import { UnownedPage } from '../remotes/unowned-page.tsx';
import { GameTile } from './game-tile.tsx';
import styles from './provider-page.module.css';
import { WaitingTiles } from './waiting-items.tsx';

const MOST = 500;
/** How many grey covers stand in for a provider's games at most. */
const MOST_GREY = 24;

/** `/{providerCode}`: a live provider's public page; any other word leads to `/` (routes.md). */
export function ProviderPage() {
  const t = usePageMessages();
  const { providerCode = '' } = useParams();
  const { api } = useShell();
  return (
    <QueryBoundary
      query={useQuery(providersQuery(api))}
      what={t('providers')}
      skeleton={<PageSkeleton />}
      frame={(state) => <div className={styles.failed}>{state}</div>}
    >
      {(providers) => {
        const provider = providers.find(({ code }) => code.toLowerCase() === providerCode.toLowerCase());
        return provider ? <Games provider={provider} /> : <UnownedPage />;
      }}
    </QueryBoundary>
  );
}

function Games({ provider }: { provider: Provider }) {
  const t = usePageMessages();
  const locale = useLocale();
  const { api } = useShell();
  const isOpen = useOpenRounds();
  useTitle(provider.name);
  const query = useQuery(gamesQuery(api, { provider: provider.code, limit: MOST }));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle text={ownText(provider.quotes, provider.named?.quotes, locale)}>{provider.name}</PageTitle>
      <p className={styles.count}>{t('gamesCount', { count: query.data?.total ?? provider.games })}</p>
      <QueryBoundary
        query={query}
        what={t('games')}
        skeleton={<GridSkeleton games={Math.min(provider.games, MOST_GREY)} />}
        empty={{
          when: ({ games }) => games.length === 0,
          show: <EmptyState icon="casino" title={t('noGames')} text={t('noGamesText')} />,
        }}
      >
        {({ games }) => (
          <ul className={styles.grid}>
            {games.map((game) => (
              <li key={game.code}>
                <GameTile game={game} isOpen={isOpen(game)} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </div>
  );
}

function GridSkeleton({ games }: { games: number }) {
  return (
    <ul className={styles.grid}>
      <WaitingTiles count={games} />
    </ul>
  );
}
