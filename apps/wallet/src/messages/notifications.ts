import { createUseMessages } from '@pavilion/remote-kit';
import { enNotifications } from './en-notifications.ts';

/** What the page of notifications says in the player's language. */
export const useNotificationMessages = createUseMessages(enNotifications, {
  hi: () => import('./hi-notifications.ts').then((m) => m.hiNotifications),
});
