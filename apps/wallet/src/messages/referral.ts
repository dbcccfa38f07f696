import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enReferral } from './en-referral.ts';

/** What the referral page says in the player's language. */
export const useReferralMessages = createUseMessages(enReferral, {
  hi: () => import('./hi-referral.ts').then((m) => m.hiReferral),
});

/** For functions that are handed the messages. */
export type TranslateReferral = Translate<typeof enReferral>;
