import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enPages } from './en-pages.ts';

/** What the shell's own pages and its search say in the player's language, and the frame's messages beside it. */
export const usePageMessages = createUseMessages(
  { ...en, ...enPages },
  { hi: () => import('./hi.ts').then(({ hi, hiPages }) => ({ ...hi, ...hiPages })) },
);
