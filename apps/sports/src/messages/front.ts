import { createUseMessages } from '@pavilion/remote-kit';
import { enFront } from './en-front.ts';

/** What sports says on the shell's front pages and in its search, in the player's language. */
export const useFrontMessages = createUseMessages(enFront, {
  hi: () => import('./hi-front.ts').then(({ hiFront }) => hiFront),
});
