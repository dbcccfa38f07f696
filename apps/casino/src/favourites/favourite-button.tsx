import type { Game } from '@pavilion/api-client';
import { Icon } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './favourite-button.module.css';
import { useFavourite } from './favourites-provider.tsx';

/** The heart on a cover. */
export function FavouriteButton({ game }: { readonly game: Game }) {
  const t = useMessages();
  const [is, toggle] = useFavourite(game);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={is}
      aria-label={t('favourite', { game: game.name })}
      onClick={toggle}
    >
      <span className={styles.heartDisc}>
        <Icon name="heart" size={20} />
      </span>
    </button>
  );
}
