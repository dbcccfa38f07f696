import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enFooter } from './en-footer.ts';
import { enLinks } from './en-links.ts';

/** What the footer says in the player's language, and the frame's messages beside it. */
export const useFooterMessages = createUseMessages(
  { ...en, ...enLinks, ...enFooter },
  { hi: () => import('./hi.ts').then(({ hi, hiLinks, hiFooter }) => ({ ...hi, ...hiLinks, ...hiFooter })) },
);
