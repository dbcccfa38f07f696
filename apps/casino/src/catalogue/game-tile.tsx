import type { Game } from '@pavilion/api-client';
import { ButtonLink, Icon } from '@pavilion/shared-ui';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { GameCover } from '../game/game-cover.tsx';
import { formatPercent, GameDetails } from '../game/game-details.tsx';
import { gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './game-tile.module.css';

interface GameTileProps {
  readonly game: Game;
  /** The card is put away until the pointer or the focus comes to another tile. */
  readonly calm: boolean;
  readonly onDetails: (game: Game) => void;
}

/** A game in a grid: its cover leads to its page; under a pointer or the focus a card says what kind of game it is. */
export const GameTile = memo(function GameTile({ game, calm, onDetails }: GameTileProps) {
  const t = useMessages();
  const card = useId();
  const to = gamePath(game);
  return (
    <li className={calm ? `${styles.tile} ${styles.tileCalm}` : styles.tile}>
      <Link
        className={styles.tileLink}
        to={to}
        aria-label={t('gameBy', { game: game.name, provider: game.providerName })}
        aria-describedby={card}
      >
        <GameCover game={game} />
      </Link>
      {game.badge && (
        <span className={game.badge === 'new' ? `${styles.tileBadge} ${styles.tileBadgeNew}` : styles.tileBadge}>
          {t(`badge_${game.badge}`)}
        </span>
      )}
      <div className={styles.tileHeart}>
        <FavouriteButton game={game} />
      </div>
      <p className={styles.tileCaption}>
        <span className={styles.tileProvider}>{game.providerName}</span>
        <span className={styles.tileRtp}>{t('percent', { value: formatPercent(game.rtp) })}</span>
      </p>
      <button
        type="button"
        className={styles.tileDetails}
        aria-label={t('details', { game: game.name })}
        aria-haspopup="dialog"
        onClick={() => onDetails(game)}
      >
        <Icon name="info" size={16} />
      </button>
      <div className={styles.peek} id={card}>
        <b className={styles.peekName}>{game.name}</b>
        <span className={styles.peekProvider}>{game.providerName}</span>
        <GameDetails game={game} size="short" />
        {/* For the pointer alone: to the keyboard and a screen reader it would repeat the tile's own link. */}
        <ButtonLink className={styles.peekPlay} to={to} tabIndex={-1} aria-hidden="true">
          {t('play')}
        </ButtonLink>
      </div>
    </li>
  );
});
