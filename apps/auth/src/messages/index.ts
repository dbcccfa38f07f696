import { useLocale } from '@pavilion/contract';
import { createMessages } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

const useMessagesOf = createMessages(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** Says a message of the sign-in area in the player's language. */
export const useMessages = () => useMessagesOf(useLocale());

/** The messages that need no values. */
export type PlainKey = {
  [Key in keyof typeof en]: (typeof en)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof en];
