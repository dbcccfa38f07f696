import { createUseMessages } from '@pavilion/remote-kit';
import { enSlip } from './en-slip.ts';

/** What the bet slip says in the player's language; its texts come with its own code, which no list waits for. */
export const useSlipMessages = createUseMessages(enSlip, {
  hi: () => import('./all-hindi.ts').then((messages) => messages.hiSlip),
});
export type TranslateSlip = ReturnType<typeof useSlipMessages>;
