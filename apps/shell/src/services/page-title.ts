import type { ReadableStore, Shell } from '@pavilion/contract';
import { createStore } from 'zustand/vanilla';
import type { Navigation } from './navigation.ts';

/** What the page at a path has named itself. At any other path it is nobody's name. */
export interface PageTitle {
  readonly pathname: string;
  readonly name: string;
}

/** The page's own name for the browser's tab, and how it gives one; the last that was given stands. */
export function createPageTitle(
  navigation: Pick<Navigation, 'place'>,
): ReadableStore<PageTitle | null> & Pick<Shell, 'title'> {
  const store = createStore<PageTitle | null>(() => null);
  return {
    ...store,
    title(name) {
      const given = { pathname: navigation.place().pathname, name };
      store.setState(given, true);
      return () => {
        if (store.getState() === given) store.setState(null, true);
      };
    },
  };
}
