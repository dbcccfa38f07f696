import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enLimits } from './en-limits.ts';

/** What “Limits and breaks” says in the player's language. */
export const useLimitMessages = createUseMessages(enLimits, {
  hi: () => import('./hi-limits.ts').then((m) => m.hiLimits),
});

/** For functions that are handed the messages. */
export type TranslateLimits = Translate<typeof enLimits>;
