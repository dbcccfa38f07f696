import * as z from 'zod/mini';
import { answer, defineCall, paging } from './call.ts';
import { instant } from './money.ts';

/** Something the operator told the player, kept. `status` is a toast type of spec §3. */
export const notification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  status: z.enum(['success', 'error', 'info', 'warning']),
  at: instant,
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** What the operator told the player, newest first. Spec §7 gives no path; this one is ours. */
export const getNotifications = defineCall({
  name: 'getNotifications',
  host: 'api',
  method: 'GET',
  path: '/notifications',
  auth: 'token',
  request: z.object(paging),
  response: answer(z.object({ notifications: z.array(notification), count: z.int(), unread: z.int() })),
});

/** Marks everything up to and including `upTo` as read. */
export const readNotifications = defineCall({
  name: 'readNotifications',
  host: 'api',
  method: 'POST',
  path: '/notifications/read',
  auth: 'token',
  request: z.object({ upTo: z.string().check(z.maxLength(40)) }),
  response: answer(z.object({ unread: z.int() })),
});

export const notificationCalls = { getNotifications, readNotifications };
