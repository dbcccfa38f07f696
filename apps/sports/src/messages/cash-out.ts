import { createUseMessages } from '@pavilion/remote-kit';
import { enCashOut } from './en-cashing.ts';

/** What is said of cashing out, in the player's language. */
export const useCashOutMessages = createUseMessages(enCashOut, {
  hi: () => import('./all-hindi.ts').then(({ hiCashOut }) => hiCashOut),
});
export type TranslateCashOut = ReturnType<typeof useCashOutMessages>;
