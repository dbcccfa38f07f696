import { useSyncExternalStore } from 'react';

/** Less than this is a toolbar of the browser, px. */
const LEAST_KEYBOARD = 120;

/** Returns how much of the window's lower end a phone's keyboard covers, px; 0 without one. The layout keeps its height behind it. */
export const useCoveredHeight = (): number => useSyncExternalStore(subscribe, coveredHeight);

function subscribe(onChange: () => void): () => void {
  const { visualViewport: seen } = window;
  for (const event of ['resize', 'scroll']) seen?.addEventListener(event, onChange);
  return () => {
    for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, onChange);
  };
}

function coveredHeight(): number {
  const { visualViewport: seen, innerHeight } = window;
  // A page that the player has enlarged is covered by nothing.
  if (!seen || seen.scale > 1) return 0;
  const covered = Math.round(innerHeight - seen.offsetTop - seen.height);
  return covered < LEAST_KEYBOARD ? 0 : covered;
}
