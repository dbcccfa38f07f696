import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enDeposit } from './en-deposit.ts';

/** What the deposit pages say in the player's language. */
export const useDepositMessages = createUseMessages(enDeposit, {
  hi: () => import('./hi-deposit.ts').then((m) => m.hiDeposit),
});

/** For functions that are handed the messages. */
export type TranslateDeposit = Translate<typeof enDeposit>;
