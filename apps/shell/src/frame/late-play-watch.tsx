import { useShell } from '@pavilion/contract';
import { useEffect, useState } from 'react';
import { whenContentShown } from '../remotes/content-shown.ts';

type PlayWatch = typeof import('./play-watch.tsx');

/**
 * A player's time of play comes once the page stands: nothing on it waits for that. Where its code does not come the page is whole
 * without it, and the operator holds to the player's limits all the same.
 */
function usePlayWatch(): PlayWatch | null {
  const { telemetry } = useShell();
  const [watch, setWatch] = useState<PlayWatch | null>(null);
  useEffect(
    () =>
      whenContentShown(() => {
        import('./play-watch.tsx').then(setWatch, (error: unknown) => telemetry.error(error, { part: 'play watch' }));
      }),
    [telemetry],
  );
  return watch;
}

/** How long they have played, in the header. */
export function LatePlayTime() {
  const watch = usePlayWatch();
  return watch && <watch.PlayTime />;
}

/** What comes over whatever page there is. */
export function LateOverlays() {
  const watch = usePlayWatch();
  return watch && <watch.Overlays />;
}
