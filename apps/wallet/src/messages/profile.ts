import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enProfile } from './en-profile.ts';

/** What the profile says in the player's language. */
export const useProfileMessages = createUseMessages(enProfile, {
  hi: () => import('./hi-profile.ts').then((m) => m.hiProfile),
});

/** For functions that are handed the messages. */
export type TranslateProfile = Translate<typeof enProfile>;
