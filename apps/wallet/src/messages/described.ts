import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enDescribed } from './en-described.ts';

/** What a form says that the operator describes, in the player's language. */
export const useDescribedMessages = createUseMessages(enDescribed, {
  hi: () => import('./hi-described.ts').then((m) => m.hiDescribed),
});

/** For functions that are handed the messages. */
export type TranslateDescribed = Translate<typeof enDescribed>;
