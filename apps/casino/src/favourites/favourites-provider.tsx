import {
  changeFavouritesMutation,
  type Game,
  type GameName,
  MOST_FAVOURITES,
  ownGamesQuery,
  keys as queryKeys,
} from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { sendError, useKitMessages } from '@pavilion/remote-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { gameKey } from '../game/game-path.ts';
import { favouritesKeptHere, forgetFavouritesKeptHere } from './kept-here.ts';

interface Favourites {
  /** By `gameKey`; what was just pressed counts as it will be. */
  readonly keys: ReadonlySet<string>;
  readonly toggle: (game: Game) => void;
}

const Context = createContext<Favourites>({ keys: new Set(), toggle: () => undefined });

/** The signed-in player's favourites, for a casino page: the operator keeps them. */
export function FavouritesProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useShell();
  const { data } = useQuery(ownGamesQuery(api));
  /** What was pressed and has no answer yet. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keys = useMemo(() => {
    const now = new Set(data?.favourites.map(gameKey));
    for (const [key, is] of pressed) is ? now.add(key) : now.delete(key);
    return now;
  }, [data, pressed]);
  useBroughtOver(data !== undefined);
  const send = useChange();
  const toggle = useCallback(
    (game: Game) => {
      const key = gameKey(game);
      const is = !keys.has(key);
      setPressed((before) => new Map(before).set(key, is));
      const name = { provider: game.provider, code: game.code };
      void send(is ? { add: [name] } : { remove: [name] }, [game]).then(() =>
        setPressed((before) => new Map([...before].filter(([pressedKey]) => pressedKey !== key))),
      );
    },
    [keys, send],
  );
  const value = useMemo(() => ({ keys, toggle }), [keys, toggle]);
  return <Context value={value}>{children}</Context>;
}

/** The player's favourites, by `gameKey`. */
export const useFavourites = (): ReadonlySet<string> => useContext(Context).keys;

/** Whether a game is a favourite, and the way to change that. */
export function useFavourite(game: Game): readonly [is: boolean, toggle: () => void] {
  const { keys, toggle } = useContext(Context);
  return [keys.has(gameKey(game)), () => toggle(game)];
}

interface Change {
  readonly add?: GameName[];
  readonly remove?: GameName[];
}

/** Sends a change and shows what the operator has then. Never rejects: what was refused is in a toast, and the list is read again. */
function useChange(): (change: Change, tiles: readonly Game[]) => Promise<void> {
  const { api, toast } = useShell();
  const t = useKitMessages();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeFavouritesMutation(api));
  return useCallback(
    async (change, tiles) => {
      try {
        const { favourites } = await mutateAsync(change);
        client.setQueryData(ownGamesQuery(api).queryKey, (own) => {
          const known = new Map([...tiles, ...(own?.favourites ?? [])].map((game) => [gameKey(game), game]));
          return own && { ...own, favourites: favourites.flatMap((name) => known.get(gameKey(name)) ?? []) };
        });
      } catch (error) {
        toast('error', sendError(error, {}, t).title);
        await client.invalidateQueries({ queryKey: queryKeys.ownGames });
      }
    },
    [api, client, mutateAsync, t, toast],
  );
}

/** Brings over, once, the favourites that this browser kept before the operator did. */
function useBroughtOver(isReady: boolean): void {
  const { api } = useShell();
  const client = useQueryClient();
  const player = useSession(({ user }) => user?.mstruserid);
  const { mutateAsync } = useMutation(changeFavouritesMutation(api));
  useEffect(() => {
    if (!isReady || player === undefined) return;
    const kept = favouritesKeptHere(player);
    if (kept.length === 0) return;
    mutateAsync({ add: kept.slice(0, MOST_FAVOURITES) }).then(
      () => {
        forgetFavouritesKeptHere(player);
        return client.invalidateQueries({ queryKey: queryKeys.ownGames });
      },
      // They stay where they are, for the next visit.
      () => undefined,
    );
  }, [client, isReady, mutateAsync, player]);
}
