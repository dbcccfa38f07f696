import { createUseMessages } from '@pavilion/remote-kit';
import { enHistory } from './en-history.ts';

/** What a chart of prices says, in the player's language. */
export const useHistoryMessages = createUseMessages(enHistory, {
  hi: () => import('./all-hindi.ts').then(({ hiHistory }) => hiHistory),
});
