import type { Game } from '@pavilion/api-client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { gameKey } from '../game/game-path.ts';

/** Whose details are open; they stand in the address as `?details=provider/code`, and Back closes them. */
export function useGameSheet(games: readonly Game[]): {
  readonly opened: Game | undefined;
  readonly open: (game: Game) => void;
  readonly close: () => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const key = params.get('details');
  const opened = key ? games.find((game) => gameKey(game) === key) : undefined;
  // Read when it is used: tiles that are on the screen stay as they are while the address changes.
  const address = useRef(params);
  useLayoutEffect(() => {
    address.current = params;
  }, [params]);

  const open = useCallback(
    (game: Game) => {
      const next = new URLSearchParams(address.current);
      next.set('details', gameKey(game));
      void navigate({ search: `?${next}` }, { state: { openedHere: true }, preventScrollReset: true });
    },
    [navigate],
  );
  const close = () => {
    // Opened by a tile: step back to the list. Opened by a link: there is no list to step back to.
    if ((state as { openedHere?: boolean } | null)?.openedHere) return void navigate(-1);
    const next = new URLSearchParams(params);
    next.delete('details');
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return { opened, open, close };
}
