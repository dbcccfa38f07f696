import { createUseMessages } from '@pavilion/remote-kit';
import { enPasskeys } from './en-passkeys.ts';

/** What passkeys say in the player's language. */
export const usePasskeyMessages = createUseMessages(enPasskeys, {
  hi: () => import('./hi-passkeys.ts').then((m) => m.hiPasskeys),
});
