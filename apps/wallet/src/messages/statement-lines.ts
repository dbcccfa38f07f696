import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enEntry } from './en-entry.ts';

/** What an opened line of the statement says in the player's language. */
export const useEntryMessages = createUseMessages(enEntry, {
  hi: () => import('./hi-entry.ts').then((m) => m.hiEntry),
});

/** For functions that are handed the messages. */
export type TranslateEntry = Translate<typeof enEntry>;
