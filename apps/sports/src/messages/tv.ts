import { createUseMessages } from '@pavilion/remote-kit';
import { enTv } from './en-tv.ts';

/** What is said of the live pictures of a match, in the player's language. */
export const useTvMessages = createUseMessages(enTv, {
  hi: () => import('./all-hindi.ts').then(({ hiTv }) => hiTv),
});
