import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enLinks } from './en-links.ts';
import { enPages } from './en-pages.ts';

/** What the shell's own pages say in the player's language, and the frame's messages beside it. */
export const usePageMessages = createUseMessages(
  { ...en, ...enLinks, ...enPages },
  { hi: () => import('./hi.ts').then(({ hi, hiLinks, hiPages }) => ({ ...hi, ...hiLinks, ...hiPages })) },
);
