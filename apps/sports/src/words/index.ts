import { useLocale } from '@pavilion/contract';
import { createWords } from '@pavilion/shared-ui/words';
import { en } from './en.ts';

const useWordsOf = createWords(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** The words of the sports pages in the player's language. */
export const useWords = () => useWordsOf(useLocale());
export type Words = ReturnType<typeof useWords>;
