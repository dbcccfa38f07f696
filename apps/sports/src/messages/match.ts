import { createUseMessages } from '@pavilion/remote-kit';
import { enMatch } from './en-match.ts';

/** What the match page says besides the exchange's own messages, in the player's language. */
export const useMatchMessages = createUseMessages(enMatch, {
  hi: () => import('./all-hindi.ts').then(({ hiMatch }) => hiMatch),
});
