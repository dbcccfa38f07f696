import type { Game } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { gameKey } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import { type Favourites, openFavourites } from './favourites.ts';

const opened = new Map<string, Favourites>();

function useOwnFavourites(): Favourites {
  const player = useSession((state) => state.user?.mstruserid ?? 'visitor');
  const favourites = opened.get(player) ?? openFavourites(player);
  opened.set(player, favourites);
  return favourites;
}

/** The signed-in player's favourites, by `gameKey`. */
export function useFavourites(): ReadonlySet<string> {
  const favourites = useOwnFavourites();
  return useSyncExternalStore(favourites.subscribe, favourites.keys);
}

/** Whether a game is a favourite, and the way to change that. */
export function useFavourite(game: Pick<Game, 'provider' | 'code'>): readonly [is: boolean, toggle: () => void] {
  const favourites = useOwnFavourites();
  const { toast } = useShell();
  const t = useMessages();
  const key = gameKey(game);
  const is = useSyncExternalStore(favourites.subscribe, () => favourites.keys().has(key));
  const toggle = useCallback(() => {
    if (!favourites.toggle(key)) toast('info', t('favouriteForNow'));
  }, [favourites, key, toast, t]);
  return [is, toggle];
}
