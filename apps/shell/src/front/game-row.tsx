import { type GameCategory, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import type { HasOpenRound } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import { categoryPath } from './categories.tsx';
import styles from './game-row.module.css';
import { GameTile } from './game-tile.tsx';
import { MoreLink } from './more-link.tsx';
import { RowSection } from './row-section.tsx';
import { WaitingTiles } from './waiting-items.tsx';

const SHOWN = 8;

interface GameRowProps {
  readonly category: GameCategory;
  readonly title: string;
  /** Left out where nobody is signed in. */
  readonly isOpen?: HasOpenRound;
}

/** A row of a category's first games. A category without games has none. */
export function GameRow({ category, title, isOpen }: GameRowProps) {
  const t = usePageMessages();
  const { api } = useShell();
  const guardedLink = useGuardedLink();
  const query = useQuery(gamesQuery(api, { category, limit: SHOWN }));
  if (query.data?.games.length === 0) return null;
  return (
    <RowSection
      title={title}
      count={query.data?.total}
      action={<MoreLink to={guardedLink(categoryPath(category))}>{t('all')}</MoreLink>}
      query={query}
      what={title}
      rowClassName={styles.row}
      waiting={<WaitingTiles count={SHOWN} />}
    >
      {({ games }) =>
        games.map((game) => (
          <li key={`${game.provider}/${game.code}`}>
            <GameTile game={game} isOpen={isOpen?.(game)} />
          </li>
        ))
      }
    </RowSection>
  );
}
