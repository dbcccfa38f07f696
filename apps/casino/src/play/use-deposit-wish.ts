import { useRef, useState } from 'react';

/** How long a game waits before it may open the dialog once more that its player has closed, ms: no game keeps them in it. */
const PAUSE = 20_000;

/** Whether a game's wish for a deposit is shown. */
export function useDepositWish(): { readonly isShown: boolean; readonly wish: () => void; readonly close: () => void } {
  const [isShown, setShown] = useState(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isShown,
    wish() {
      if (performance.now() - closedAt.current >= PAUSE) setShown(true);
    },
    close() {
      closedAt.current = performance.now();
      setShown(false);
    },
  };
}
