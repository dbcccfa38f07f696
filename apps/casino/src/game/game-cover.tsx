import type { Game } from '@pavilion/api-client';
import { classNames } from '@pavilion/shared-ui';
import { useState } from 'react';
import styles from './game-cover.module.css';

interface GameCoverProps {
  readonly game: Pick<Game, 'name' | 'imgUrl'>;
  /** The picture may be drawn now. */
  readonly picture?: boolean;
}

/**
 * A game's cover, 3:4: its name in type, and over it the picture, which has the name in it. Decoration beside a text that names the
 * game. Without a picture, or until it is there, the name is seen.
 */
export function GameCover({ game, picture = true }: GameCoverProps) {
  const [missing, setMissing] = useState<string>();
  const [drawn, setDrawn] = useState(picture ? game.imgUrl : '');
  // A picture that may not be drawn yet leaves the one before in the page, unseen: to take it out costs a key more than to hide it.
  if (picture && drawn !== game.imgUrl) setDrawn(game.imgUrl);
  return (
    <span className={styles.cover}>
      <span translate="no" className={styles.coverName} aria-hidden="true">
        {game.name}
      </span>
      {drawn !== '' && drawn !== missing && (
        // Another game's picture is another element: until it is loaded, the name is seen and not the picture before.
        <img
          key={drawn}
          className={classNames(styles.coverImg, !picture && styles.coverImgAway)}
          src={drawn}
          alt=""
          width={300}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(drawn)}
        />
      )}
    </span>
  );
}
