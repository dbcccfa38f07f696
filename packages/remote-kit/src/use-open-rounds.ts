import { type GameName, keys, onEvent, ownGamesQuery, updateBalance } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

/** Whether the player has a round of a game that has not ended, by its provider and code. */
export type HasOpenRound = (game: GameName) => boolean;

/**
 * The same by what the operator last said. While there is any, it is read again as often as the balance moves, which a round's end does; one
 * that is begun elsewhere is seen at the next reading. For a page to use once: each use reads again by itself. Nobody who is signed out has any.
 */
export function useOpenRounds(): HasOpenRound {
  const { api, socket } = useShell();
  const client = useQueryClient();
  const isSignedIn = useSession(({ isAuth }) => isAuth);
  const { data } = useQuery({ ...ownGamesQuery(api), enabled: isSignedIn });
  const open = isSignedIn ? data?.open : undefined;
  const isAny = open !== undefined && open.length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    return onEvent(socket, updateBalance, () => void client.invalidateQueries({ queryKey: keys.ownGames }));
  }, [client, isAny, socket]);
  const names = useMemo(() => new Set(open?.map(nameOf)), [open]);
  return useCallback((game) => names.has(nameOf(game)), [names]);
}

const nameOf = ({ provider, code }: GameName) => `${provider}/${code}`;
