import type { Game } from '@pavilion/api-client';
import { useState } from 'react';
import styles from './game-cover.module.css';

interface GameCoverProps {
  readonly game: Pick<Game, 'name' | 'imgUrl'>;
  /** The picture may be drawn now. */
  readonly picture?: boolean;
}

/** A game's cover, 3:4, with the name in it. Decoration beside a text that names the game; where there is no picture, the name is set in type. */
export function GameCover({ game, picture = true }: GameCoverProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <span className={styles.cover}>
      {!picture || game.imgUrl === '' || missing === game.imgUrl ? (
        <span translate="no" className={styles.coverName} aria-hidden="true">
          {game.name}
        </span>
      ) : (
        // Another game's cover is another picture: one that is still to come shows nothing, and not the one before.
        <img
          key={game.imgUrl}
          className={styles.coverImg}
          src={game.imgUrl}
          alt=""
          width={300}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(game.imgUrl)}
        />
      )}
    </span>
  );
}
