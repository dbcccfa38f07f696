import type { Game } from '@pavilion/api-client';
import { ClosedMark, RoundMark, useClosedText, useRoundText } from '@pavilion/remote-kit';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './game-tile.module.css';

/** A game's cover (its name is drawn in it), leading to the game. `isOpen`: its player has a round of it that has not ended. */
export function GameTile({ game, isOpen = false }: { game: Game; isOpen?: boolean | undefined }) {
  const t = usePageMessages();
  const guardedLink = useGuardedLink();
  const closed = useClosedText(game);
  const round = useRoundText(isOpen);
  return (
    <Link className={styles.tile} to={guardedLink(game.redirectUrl)}>
      <img className={styles.cover} src={game.imgUrl} alt={game.name} width={300} height={400} loading="lazy" />
      <ClosedMark text={closed} />
      <RoundMark text={round} />
      {game.badge === 'new' && <span className={styles.badge}>{t('new')}</span>}
      <span translate="no" className={`${styles.caption} cut`}>
        {game.providerName}
      </span>
    </Link>
  );
}
