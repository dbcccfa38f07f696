import { useLocale } from '@pavilion/contract';
import { createMessages } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

const useMessagesOf = createMessages(en, { hi: () => import('./hi.ts').then((messages) => messages.hi) });

/** The messages of the sports pages in the player's language. */
export const useMessages = () => useMessagesOf(useLocale());
export type Translate = ReturnType<typeof useMessages>;
