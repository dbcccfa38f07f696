import { createUseMessages } from '@pavilion/remote-kit';
import { enSearch } from './en-search.ts';

/** What the search says in the player's language. It comes with the search. */
export const useSearchMessages = createUseMessages(enSearch, {
  hi: () => import('./hi-search.ts').then((m) => m.hiSearch),
});
