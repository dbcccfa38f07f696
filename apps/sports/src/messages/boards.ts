import { createUseMessages } from '@pavilion/remote-kit';
import { enBoards } from './en-boards.ts';

/** What sports says outside its lists: on the front pages, in its lobby, on the page of many markets and around other houses' sportsbooks. */
export const useBoardMessages = createUseMessages(enBoards, {
  hi: () => import('./all-hindi.ts').then(({ hiBoards }) => hiBoards),
});
