import { createUseMessages } from '@pavilion/remote-kit';
import { enLeave } from './en-leave.ts';

/** What is said before something half done is left, in the player's language. It comes with the dialogs that say it. */
export const useLeaveMessages = createUseMessages(enLeave, { hi: () => import('./hi.ts').then((m) => m.hiLeave) });
