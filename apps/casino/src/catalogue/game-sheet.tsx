import type { Game } from '@pavilion/api-client';
import { ButtonLink, Dialog } from '@pavilion/shared-ui';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { GameCover } from '../game/game-cover.tsx';
import { GameDetails } from '../game/game-details.tsx';
import { gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './game-sheet.module.css';

/** A tile's card for those who cannot hover: a sheet on a phone. */
export function GameSheet({ game, onClose }: { readonly game: Game | undefined; readonly onClose: () => void }) {
  const t = useMessages();
  if (!game) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={game.name}
      closeLabel={t('close')}
      footer={
        <ButtonLink block to={gamePath(game)}>
          {t('play')}
        </ButtonLink>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.sheetArt}>
          <GameCover game={game} />
          <div className={styles.sheetHeart}>
            <FavouriteButton game={game} />
          </div>
        </div>
        <div>
          <p translate="no" className={styles.sheetProvider}>
            {game.providerName}
          </p>
          <GameDetails game={game} size="short" />
        </div>
      </div>
    </Dialog>
  );
}
