import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enNotices } from './en-notices.ts';

/** What a player is told under the header, and the frame's messages beside it. */
export const useNoticeMessages = createUseMessages(
  { ...en, ...enNotices },
  { hi: () => import('./hi.ts').then(({ hi, hiNotices }) => ({ ...hi, ...hiNotices })) },
);
