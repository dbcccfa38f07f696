import { useEffect, useState } from 'react';

/** How long the keys have to rest before names are compared, ms. */
const REST = 200;
const NONE: readonly string[] = [];

/**
 * Returns the names nearest to a text that no name contains (`nearNames`), the nearest first. Empty until the player stops typing, and
 * where the code that compares them does not load. `names` is one list from render to render; names near to the same
 * text stay while a newer list is compared.
 */
export function useNearNames(names: readonly string[], text: string): readonly string[] {
  const [near, setNear] = useState({ text, found: NONE });
  useEffect(() => {
    const search = new AbortController();
    const timer = setTimeout(async () => {
      const found = await import('./near-names.ts').then(
        ({ nearNames }) => nearNames(names, text, search.signal),
        () => NONE,
      );
      if (!search.signal.aborted) setNear({ text, found });
    }, REST);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [names, text]);
  return near.text === text ? near.found : NONE;
}
