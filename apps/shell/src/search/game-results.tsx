import type { Game } from '@pavilion/api-client';
import { useClosedText, usePictureTurns } from '@pavilion/remote-kit';
import { Result } from '@pavilion/shared-ui';
import { memo, useEffect, useState } from 'react';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './search-dialog.module.css';

/** How long the keys have to rest before pictures come, ms: a cover costs a slow phone more than all else of a key. */
const REST = 150;

export type OnFollow = (name?: string) => void;

/** Games that were found for a text: links with image and name to the game's own address (spec §2). */
export function GameResults({
  games,
  text,
  onFollow,
}: {
  readonly games: readonly Game[];
  readonly text: string;
  readonly onFollow: OnFollow;
}) {
  const [rested, setRested] = useState<string | null>(null);
  const isRested = rested === text;
  const { pictured, begin } = usePictureTurns(isRested, games.length);
  useEffect(() => {
    const timer = setTimeout(() => {
      begin();
      setRested(text);
    }, REST);
    return () => clearTimeout(timer);
  }, [text, begin]);
  return games.map((game, place) => (
    <GameResult
      key={`${game.provider}/${game.code}`}
      game={game}
      text={text}
      isPictured={isRested && place < pictured}
      onFollow={onFollow}
    />
  ));
}

const GameResult = memo(function GameResult({
  game,
  text,
  isPictured,
  onFollow,
}: {
  readonly game: Game;
  readonly text: string;
  readonly isPictured: boolean;
  readonly onFollow: OnFollow;
}) {
  const guardedLink = useGuardedLink();
  const closed = useClosedText(game);
  // A game that stays from one key to the next keeps its picture.
  const [hasPicture, setHasPicture] = useState(isPictured);
  if (isPictured && !hasPicture) setHasPicture(true);
  return (
    <Result
      to={guardedLink(game.redirectUrl)}
      onClick={() => onFollow(game.name)}
      name={game.name}
      wanted={text}
      lead={
        hasPicture ? (
          <img className={styles.cover} src={game.imgUrl} alt="" width={42} height={56} loading="lazy" />
        ) : (
          <span className={styles.cover} />
        )
      }
      note={
        <>
          {game.providerName}
          {closed !== null && <span className={styles.closed}>{closed}</span>}
        </>
      }
      isClosed={closed !== null}
    />
  );
});
