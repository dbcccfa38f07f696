import type { Translate } from '@pavilion/shared-ui/messages';
import { createUseMessages } from './create-use-messages.ts';
import { en } from './en.ts';

export type TranslateKit = Translate<typeof en>;

/** The kit's messages in the player's language. */
export const useMessages = createUseMessages(en, { hi: () => import('./hi.ts').then((messages) => messages.hi) });
