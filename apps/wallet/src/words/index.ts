import { useLocale } from '@pavilion/contract';
import { createWords, type Say } from '@pavilion/shared-ui/words';
import { en } from './en.ts';

const useWordsOf = createWords(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** Says the wallet's words in the player's language. */
export const useWords = () => useWordsOf(useLocale());

/** For functions that are handed the words. */
export type SayWallet = Say<typeof en>;
