import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enWithdraw } from './en-withdraw.ts';

/** What the withdrawal's pages say in the player's language. */
export const useWithdrawMessages = createUseMessages(enWithdraw, {
  hi: () => import('./hi-withdraw.ts').then((m) => m.hiWithdraw),
});

/** For functions that are handed them. */
export type TranslateWithdraw = Translate<typeof enWithdraw>;
