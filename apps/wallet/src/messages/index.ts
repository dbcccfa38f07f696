import { useLocale } from '@pavilion/contract';
import { createMessages, type Translate } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

const useMessagesOf = createMessages(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** The wallet's messages in the player's language. */
export const useMessages = () => useMessagesOf(useLocale());

/** For functions that are handed the messages. */
export type TranslateWallet = Translate<typeof en>;
