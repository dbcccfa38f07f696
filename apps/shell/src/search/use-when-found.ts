import { useEffect, useRef } from 'react';

/**
 * Results follow the typed text a moment later. Returns a function that runs an action at once if the results on the screen are those of
 * the typed text, and otherwise as soon as they are. Typing on cancels a waiting action.
 * @param typed The text to search for.
 * @param shown The text that the results on the screen belong to.
 */
export function useWhenFound(typed: string, shown: string): (act: () => void) => void {
  const waiting = useRef<{ readonly typed: string; readonly act: () => void } | null>(null);
  useEffect(() => {
    const { current } = waiting;
    if (current?.typed !== typed) {
      waiting.current = null;
    } else if (typed === shown) {
      waiting.current = null;
      current.act();
    }
  }, [typed, shown]);
  return (act) => {
    if (typed === shown) act();
    else waiting.current = { typed, act };
  };
}
