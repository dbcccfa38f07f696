import { type Game, type GameCategory, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { FailedState, SectionHead, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '../messages/index.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import { categoryPath } from './categories.tsx';
import styles from './game-row.module.css';
import { GameTile } from './game-tile.tsx';
import { MoreLink } from './more-link.tsx';

const SHOWN = 8;

/** A row of a category's first games. */
export function GameRow({ category, title }: { category: GameCategory; title: string }) {
  const t = useMessages();
  const id = useId();
  const { api } = useShell();
  const guardedLink = useGuardedLink();
  const { data, isError, refetch } = useQuery(gamesQuery(api, { category, limit: SHOWN }));
  if (data?.games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        count={data?.total}
        action={<MoreLink to={guardedLink(categoryPath(category))}>{t('all')}</MoreLink>}
      />
      {isError ? (
        <FailedState
          title={t('gamesFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={styles.row} aria-busy={!data}>
          {data?.games.map((game: Game) => (
            <li key={`${game.provider}/${game.code}`} className={styles.item}>
              <GameTile game={game} />
            </li>
          ))}
          {!data &&
            Array.from({ length: SHOWN }, (_, index) => (
              <li key={index} className={styles.item}>
                <Skeleton className={styles.waiting} height="auto" radius={10} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
