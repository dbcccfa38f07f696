import type { Game } from '@pavilion/api-client';
import { useState } from 'react';
import styles from './game-cover.module.css';

/** A game's cover, 3:4, with the name in it. Decoration beside a text that names the game; where the picture is missing, the name is set in type. */
export function GameCover({ game }: { readonly game: Pick<Game, 'name' | 'imgUrl'> }) {
  const [missing, setMissing] = useState<string>();
  return (
    <span className={styles.cover}>
      {missing === game.imgUrl ? (
        <span className={styles.coverName} aria-hidden="true">
          {game.name}
        </span>
      ) : (
        <img
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
