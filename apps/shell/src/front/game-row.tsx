import { type GameCategory, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Scroller, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages/index.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import { categoryPath } from './categories.tsx';
import { FrontSection } from './front-section.tsx';
import styles from './game-row.module.css';
import { GameTile } from './game-tile.tsx';
import { MoreLink } from './more-link.tsx';

const SHOWN = 8;

/** A row of a category's first games. A category without games has none. */
export function GameRow({ category, title }: { category: GameCategory; title: string }) {
  const t = useMessages();
  const { api } = useShell();
  const guardedLink = useGuardedLink();
  const query = useQuery(gamesQuery(api, { category, limit: SHOWN }));
  if (query.data?.games.length === 0) return null;
  return (
    <FrontSection
      title={title}
      count={query.data?.total}
      action={<MoreLink to={guardedLink(categoryPath(category))}>{t('all')}</MoreLink>}
    >
      <QueryBoundary query={query} what={t('games')} skeleton={<RowSkeleton />}>
        {({ games }) => (
          <Scroller className={styles.row}>
            {games.map((game) => (
              <li key={`${game.provider}/${game.code}`}>
                <GameTile game={game} />
              </li>
            ))}
          </Scroller>
        )}
      </QueryBoundary>
    </FrontSection>
  );
}

function RowSkeleton() {
  return (
    <Scroller className={styles.row}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.waiting} height="auto" radius={10} />
        </li>
      ))}
    </Scroller>
  );
}
