import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enBonus } from './en-bonus.ts';

/** What the pages of bonuses say in the player's language. */
export const useBonusMessages = createUseMessages(enBonus, {
  hi: () => import('./hi-bonus.ts').then((m) => m.hiBonus),
});

/** For functions that are handed the messages. */
export type TranslateBonus = Translate<typeof enBonus>;
