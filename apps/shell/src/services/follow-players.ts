import type { followSession } from './realtime.ts';

/** How long to wait before the code is loaded again, ms. */
const RETRY = 5000;

type Follow = typeof followSession;

/**
 * Follows sessions from the first player on by what `load` brings: a visitor needs none of it. Where it does not come it is loaded again, and
 * nothing is known of any figure meanwhile. Returns an unsubscribe function.
 */
export function followPlayers(parts: Parameters<Follow>[0], load: () => Promise<Follow>): () => void {
  const { store, connection } = parts;
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = (): void => {
    if (isOver) return;
    load().then(
      (follow) => {
        if (!isOver) stop = follow(parts);
      },
      () => setTimeout(begin, RETRY),
    );
  };
  const beginWith = ({ token }: { readonly token: string | null }) => {
    if (token === null) return;
    stopWaiting();
    connection.lost();
    begin();
  };
  const stopWaiting = store.subscribe(beginWith);
  beginWith(store.getState());
  return () => {
    isOver = true;
    stopWaiting();
    stop?.();
  };
}
