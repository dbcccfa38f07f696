import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enAccount } from './en-account.ts';
import { enLinks } from './en-links.ts';

/** What the parts around an account say in the player's language, and the frame's messages beside it: the first script has no use for it. */
export const useAccountMessages = createUseMessages(
  { ...en, ...enLinks, ...enAccount },
  { hi: () => import('./hi.ts').then(({ hi, hiLinks, hiAccount }) => ({ ...hi, ...hiLinks, ...hiAccount })) },
);
