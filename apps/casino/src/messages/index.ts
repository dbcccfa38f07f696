import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';

/** The casino's messages in the player's language. */
export const useMessages = createUseMessages(en, { hi: () => import('./hi.ts').then((messages) => messages.hi) });

export type TranslateCasino = ReturnType<typeof useMessages>;
