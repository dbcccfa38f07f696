import { gamesQuery, type Provider, providersQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { EmptyState, FailedState, PageTitle, Skeleton, Wordmark } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { useMessages } from '../messages/index.ts';
import { GameTile } from './game-tile.tsx';
import styles from './provider-page.module.css';

const MOST = 500;

/** `/{providerCode}`: a live provider's public page; any other word leads to `/` (routes.md). */
export function ProviderPage() {
  const t = useMessages();
  const { providerCode = '' } = useParams();
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(providersQuery(api));
  if (isError) {
    return (
      <div className={styles.failed}>
        <FailedState
          title={t('providersFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) return <PageSkeleton />;
  const provider = data.find(({ code }) => code.toLowerCase() === providerCode.toLowerCase());
  return provider ? <Games provider={provider} /> : <Navigate to="/" replace />;
}

function Games({ provider }: { provider: Provider }) {
  const t = useMessages();
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(gamesQuery(api, { provider: provider.code, limit: MOST }));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle text={provider.quotes}>
        <Wordmark provider={provider.name} />
      </PageTitle>
      <p className={styles.count}>{t('gamesCount', { count: data?.total ?? provider.games })}</p>
      {isError && (
        <FailedState
          title={t('gamesFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.games.length === 0 && <EmptyState icon="casino" title={t('noGames')} text={t('noGamesText')} />}
      <ul className={styles.grid} aria-busy={!data && !isError}>
        {data?.games.map((game) => (
          <li key={game.code}>
            <GameTile game={game} />
          </li>
        ))}
        {!data &&
          !isError &&
          Array.from({ length: Math.min(provider.games, 24) }, (_, index) => (
            <li key={index}>
              <Skeleton className={styles.waiting} height="auto" radius={10} />
            </li>
          ))}
      </ul>
    </div>
  );
}
