import { createUseMessages } from '../messages/create-use-messages.ts';
import { en } from '../messages/en-launch.ts';

/** The texts of a launch in the player's language. */
export const useLaunchMessages = createUseMessages(en, {
  hi: () => import('../messages/hi-launch.ts').then(({ hi }) => hi),
});
