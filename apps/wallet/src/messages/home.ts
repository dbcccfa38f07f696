import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enHome } from './en-home.ts';

/** What a player's money on the home page says in their language. */
export const useHomeMessages = createUseMessages(enHome, {
  hi: () => import('./hi-home.ts').then((m) => m.hiHome),
});

/** For functions that are handed the messages. */
export type TranslateHome = Translate<typeof enHome>;
