import { createUseMessages } from '@pavilion/remote-kit';
import { en } from './en.ts';
import { enConnection } from './en-connection.ts';

/** What is said of a connection that is not let in, and the frame's messages beside it. */
export const useConnectionMessages = createUseMessages(
  { ...en, ...enConnection },
  { hi: () => import('./hi.ts').then(({ hi, hiConnection }) => ({ ...hi, ...hiConnection })) },
);
