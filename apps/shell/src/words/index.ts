import { useLocale } from '@pavilion/contract';
import { createWords } from '@pavilion/shared-ui/words';
import { en } from './en.ts';

const useWordsOf = createWords(en, { hi: () => import('./hi.ts').then((module) => module.hi) });

/** The shell's words in the player's language: `const say = useWords(); say('balance')`. */
export const useWords = () => useWordsOf(useLocale());
