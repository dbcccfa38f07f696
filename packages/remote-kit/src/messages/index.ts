import { useLocale } from '@pavilion/contract';
import { createMessages, type Translate } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

const useMessagesOf = createMessages(en, { hi: () => import('./hi.ts').then((messages) => messages.hi) });

export type TranslateKit = Translate<typeof en>;

/** The kit's messages in the player's language. */
export const useMessages = (): TranslateKit => useMessagesOf(useLocale());
