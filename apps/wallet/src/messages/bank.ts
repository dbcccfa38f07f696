import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enBank } from './en-bank.ts';

/** What saved accounts and cards say in the player's language. */
export const useBankMessages = createUseMessages(enBank, { hi: () => import('./hi-bank.ts').then((m) => m.hiBank) });

/** For functions that are handed them. */
export type TranslateBank = Translate<typeof enBank>;
