import { useCallback, useEffect, useEffectEvent, useId } from 'react';

/** Where the pages of a browser say which of them has the game. */
const KEY = 'pavilion.game';

/**
 * One game at a time in a browser: the page that opened one last has it, and every other hears that and puts its own aside. Returns what
 * says that this page has it now.
 */
export function useOnlyGame(putAside: () => void): () => void {
  const place = useId();
  const aside = useEffectEvent(putAside);
  useEffect(() => {
    // The browser tells the other pages alone.
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null) aside();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return useCallback(() => {
    try {
      // Another value each time: one that is the same is told to nobody.
      localStorage.setItem(KEY, `${place} ${Date.now()} ${Math.random()}`);
    } catch {
      // Storage that is closed tells nobody; two games are then open, and each plays by itself.
    }
  }, [place]);
}
