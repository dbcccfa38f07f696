import { createUseMessages } from '@pavilion/remote-kit';
import { enScore } from './en-score.ts';

/** What a score board says, in the player's language. */
export const useScoreMessages = createUseMessages(enScore, {
  hi: () => import('./all-hindi.ts').then(({ hiScore }) => hiScore),
});
