import { useLocale } from '@pavilion/contract';
import { createMessages } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

const useMessagesOf = createMessages(en, { hi: () => import('./hi.ts').then((module) => module.hi) });

/** The shell's messages in the player's language: `const t = useMessages(); t('balance')`. */
export const useMessages = () => useMessagesOf(useLocale());
