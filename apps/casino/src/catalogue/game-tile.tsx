import type { Game } from '@pavilion/api-client';
import { formatPercent } from '@pavilion/money';
import { ClosedMark, RoundMark, useClosedText } from '@pavilion/remote-kit';
import { ButtonLink, Icon } from '@pavilion/shared-ui';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { GameCover } from '../game/game-cover.tsx';
import { GameDetails } from '../game/game-details.tsx';
import { gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './game-tile.module.css';
import { useOpenRoundText } from './open-rounds.tsx';

interface TileBodyProps {
  readonly game: Game;
  readonly onDetails: (game: Game) => void;
  /** Its cover's picture may be drawn now. */
  readonly picture: boolean;
}

interface GameTileProps extends TileBodyProps {
  /** The card is put away until the pointer or the focus comes to another tile. */
  readonly calm: boolean;
  /** Which of how many it is, from 1: most of a long list is not in the page. */
  readonly place: number | undefined;
  readonly of: number | undefined;
}

/** A game in a grid: its cover leads to its page; under a pointer or the focus a card says what kind of game it is. */
export const GameTile = memo(function GameTile({ calm, place, of, ...body }: GameTileProps) {
  // Its card is made when a pointer or the focus first comes to it: most tiles are only scrolled past.
  const [wasNear, setWasNear] = useState(false);
  const comeNear = () => setWasNear(true);
  return (
    <li
      className={calm ? `${styles.tile} ${styles.tileCalm}` : styles.tile}
      aria-posinset={place}
      aria-setsize={of}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <TileBody {...body} wasNear={wasNear} />
    </li>
  );
});

/** What of a tile is its game's: it stays as it is where only the list around it has changed. */
const TileBody = memo(function TileBody({
  game,
  onDetails,
  picture,
  wasNear,
}: TileBodyProps & { readonly wasNear: boolean }) {
  const t = useMessages();
  const card = useId();
  const to = gamePath(game);
  const closed = useClosedText(game);
  const round = useOpenRoundText(game);
  const name = [t('gameBy', { game: game.name, provider: game.providerName }), closed, round];
  return (
    <>
      <Link
        className={styles.tileLink}
        to={to}
        aria-label={name.filter((part) => part !== null).join('. ')}
        aria-describedby={wasNear ? card : undefined}
      >
        <GameCover game={game} picture={picture} />
        <ClosedMark text={closed} />
        <RoundMark text={round} />
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
        <span translate="no" className={styles.tileProvider}>
          {game.providerName}
        </span>
        {game.rtp !== undefined && <span className={styles.tileRtp}>{formatPercent(game.rtp)}</span>}
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
      {wasNear && <Peek id={card} game={game} to={to} />}
    </>
  );
});

/** The card under a tile: what kind of game it is. */
function Peek({ id, game, to }: { readonly id: string; readonly game: Game; readonly to: string }) {
  const t = useMessages();
  return (
    <div className={styles.peek} id={id}>
      <b translate="no" className={styles.peekName}>
        {game.name}
      </b>
      <span translate="no" className={styles.peekProvider}>
        {game.providerName}
      </span>
      <GameDetails game={game} size="short" />
      {/* For the pointer alone: to the keyboard and a screen reader it would repeat the tile's own link. */}
      <ButtonLink className={styles.peekPlay} to={to} tabIndex={-1} aria-hidden="true">
        {t('play')}
      </ButtonLink>
    </div>
  );
}
