import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';

/** The frame's messages in the player's language: `const t = useMessages(); t('balance')`. */
export const useMessages = createUseMessages(en, { hi: () => import('./hi.ts').then((module) => module.hi) });
