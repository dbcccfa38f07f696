import { ownGamesQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import type { HasOpenRound } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { usePageMessages } from '../messages/pages.ts';
import styles from './game-row.module.css';
import { GameTile } from './game-tile.tsx';
import { MoreLink } from './more-link.tsx';
import { RowSection } from './row-section.tsx';
import { WaitingTiles } from './waiting-items.tsx';

const WAITING = 8;

interface OwnGamesProps {
  readonly which: 'recents' | 'favourites';
  readonly isOpen: HasOpenRound;
}

/** A row of the games that a player opened last, or of their favourites; there is none without games. */
export function OwnGames({ which, isOpen }: OwnGamesProps) {
  const t = usePageMessages();
  const { api } = useShell();
  const query = useQuery(ownGamesQuery(api));
  const games = query.data?.[which];
  const isFavourites = which === 'favourites';
  // Favourites stand below the first screen: no room is kept for them.
  if (games ? games.length === 0 : isFavourites) return null;
  const title = t(isFavourites ? 'ownFavourites' : 'continuePlaying');
  return (
    <RowSection
      title={title}
      {...(isFavourites && {
        count: games?.length,
        action: <MoreLink to={`${paths.allGames()}?favourites=1`}>{t('all')}</MoreLink>,
      })}
      query={query}
      what={title}
      rowClassName={styles.row}
      waiting={<WaitingTiles count={WAITING} />}
    >
      {(own) =>
        own[which].map((game) => (
          <li key={`${game.provider}/${game.code}`}>
            <GameTile game={game} isOpen={isOpen(game)} />
          </li>
        ))
      }
    </RowSection>
  );
}
