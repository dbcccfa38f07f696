import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';

/** Says a message of the sign-in area in the player's language. */
export const useMessages = createUseMessages(en, { hi: () => import('./hi.ts').then((m) => m.hi) });

/** The messages that need no values. */
export type PlainKey = {
  [Key in keyof typeof en]: (typeof en)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof en];
