import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';

/** The messages of the sports pages in the player's language. */
export const useMessages = createUseMessages(en, {
  hi: () => import('./all-hindi.ts').then((messages) => messages.hi),
});
export type Translate = ReturnType<typeof useMessages>;
