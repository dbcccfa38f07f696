import type { Game } from '@pavilion/api-client';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './game-tile.module.css';

/** A game's cover (its name is drawn in it), leading to the game. */
export function GameTile({ game }: { game: Game }) {
  const t = usePageMessages();
  const guardedLink = useGuardedLink();
  return (
    <Link className={styles.tile} to={guardedLink(game.redirectUrl)}>
      <img className={styles.cover} src={game.imgUrl} alt={game.name} width={300} height={400} loading="lazy" />
      {game.badge === 'new' && <span className={styles.badge}>{t('new')}</span>}
      <span className={`${styles.caption} cut`}>{game.providerName}</span>
    </Link>
  );
}
