import { createUseMessages } from '@pavilion/remote-kit';
import { enCashOut } from './en-cash-out.ts';

/** What is said of cashing out, in the player's language. */
export const useCashOutMessages = createUseMessages(enCashOut, {
  hi: () => import('./hi-cash-out.ts').then(({ hiCashOut }) => hiCashOut),
});
export type TranslateCashOut = ReturnType<typeof useCashOutMessages>;
