import { createUseMessages } from '@pavilion/remote-kit';
import { enBoards } from './en-boards.ts';

/** What the sports lobby, the page of many markets and other houses' sportsbooks say besides, in the player's language. */
export const useBoardMessages = createUseMessages(enBoards, {
  hi: () => import('./hi-boards.ts').then(({ hiBoards }) => hiBoards),
});
