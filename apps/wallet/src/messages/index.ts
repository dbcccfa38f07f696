import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

/** The wallet's messages in the player's language. */
export const useMessages = createUseMessages(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** For functions that are handed the messages. */
export type TranslateWallet = Translate<typeof en>;
