import { createUseMessages } from '@pavilion/remote-kit';
import { enBets } from './en-bets.ts';

/** What is said of bets that are placed, on `/mybets`, in the exposure dialog and on a match, in the player's language. */
export const useBetMessages = createUseMessages(enBets, {
  hi: () => import('./all-hindi.ts').then(({ hiBets }) => hiBets),
});
export type TranslateBets = ReturnType<typeof useBetMessages>;
