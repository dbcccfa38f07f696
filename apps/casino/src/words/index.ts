import { useLocale } from '@pavilion/contract';
import { createWords } from '@pavilion/shared-ui/words';
import { en } from './en.ts';

const useWordsOf = createWords(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** Says the casino's messages in the player's language. */
export const useWords = () => useWordsOf(useLocale());
