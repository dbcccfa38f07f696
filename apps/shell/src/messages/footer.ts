import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enFooter } from './en-footer.ts';

/** What the footer says in the player's language, and the frame's messages beside it. */
export const useFooterMessages = createUseMessages(
  { ...en, ...enFooter },
  { hi: () => import('./hi.ts').then(({ hi, hiFooter }) => ({ ...hi, ...hiFooter })) },
);
