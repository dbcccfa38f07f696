import * as z from 'zod/mini';
import { answer, defineCall, nothing, paging } from './call.ts';
import { instant } from './money.ts';
import { namedNotice } from './named-text.ts';
import { listOf, orElse } from './reading.ts';

/** What a notification is about, and so where its page is (betting.md). */
export const noticeSubjects = [
  'deposit',
  'withdrawal',
  'kyc',
  'bonus',
  'referral',
  'bet',
  'round',
  'limits',
  'account',
] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

/** The lists in which notifications are looked for: of play, of money, of the account, and what the operator writes to players. */
export const noticeGroups = {
  bets: ['bet', 'round'],
  money: ['deposit', 'withdrawal', 'bonus', 'referral'],
  account: ['kyc', 'limits', 'account'],
  operator: [],
} as const satisfies Readonly<Record<string, readonly NoticeSubject[]>>;
export type NoticeGroup = keyof typeof noticeGroups;
const groupNames = ['bets', 'money', 'account', 'operator'] as const satisfies readonly NoticeGroup[];

/**
 * The groups that a player may have kept without a toast; of the operator's own, offers and news then don't come at all. What happens to
 * their money and their account they always hear.
 */
export const quietableGroups = ['bets', 'operator'] as const satisfies readonly NoticeGroup[];
export type QuietableGroup = (typeof quietableGroups)[number];

/** Something the operator told the player, kept. `status` is a toast type of spec §3. */
export const notification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  status: orElse(z.enum(['success', 'error', 'info', 'warning']), 'info'),
  at: instant,
  isRead: z.boolean(),
  /** What it is about: its kind, and which one where it is about one. Left out of what the operator writes to players. */
  about: orElse(z.optional(z.object({ kind: z.enum(noticeSubjects), id: z.optional(z.string()) })), undefined),
  /** Its texts by name, where they have any (`operatorTexts`). */
  named: z.optional(namedNotice),
});
export type Notification = z.output<typeof notification>;

/**
 * What the operator told the player, newest first; of one group, or unread alone, where that is asked for. `count` is of what was asked
 * for, `unread` and `groups` (the unread of each) are of all. Spec §7 gives no path; this one is ours.
 */
export const getNotifications = defineCall({
  name: 'getNotifications',
  host: 'api',
  method: 'GET',
  path: '/notifications',
  auth: 'token',
  request: z.object({
    ...paging,
    group: z.optional(z.enum(groupNames)),
    only: z.optional(z.literal('unread')),
    /** Older than this one: what comes in meanwhile shifts nothing. */
    before: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: answer(
    z.object({
      notifications: listOf(notification),
      count: z.int(),
      unread: z.int(),
      /** What `before` is for the next page; null after the last. Left out by an older operator. */
      next: z.optional(z.nullable(z.string())),
      /** Left out by an older operator. */
      groups: z.optional(z.object({ bets: z.int(), money: z.int(), account: z.int(), operator: z.int() })),
    }),
  ),
});

/** Marks everything up to and including `upTo` as read, or the one of `id` alone. */
export const readNotifications = defineCall({
  name: 'readNotifications',
  host: 'api',
  method: 'POST',
  path: '/notifications/read',
  auth: 'token',
  request: z.union([
    z.object({ upTo: z.string().check(z.maxLength(40)) }),
    z.object({ id: z.string().check(z.maxLength(40)) }),
  ]),
  response: answer(z.object({ unread: z.int() })),
});

const settingsAnswer = answer(z.object({ quiet: listOf(z.enum(groupNames)) }));

/** Answers which groups come without a toast. */
export const getNotificationSettings = defineCall({
  name: 'getNotificationSettings',
  host: 'api',
  method: 'GET',
  path: '/notifications/settings',
  auth: 'token',
  request: nothing,
  response: settingsAnswer,
});

/** Has one group come with a toast or without; the others stay as they are, whatever another tab does to them. */
export const setNotificationSettings = defineCall({
  name: 'setNotificationSettings',
  host: 'api',
  method: 'POST',
  path: '/notifications/settings',
  auth: 'token',
  request: z.object({ group: z.enum(quietableGroups), isQuiet: z.boolean() }),
  response: settingsAnswer,
});

export const notificationCalls = {
  getNotifications,
  readNotifications,
  getNotificationSettings,
  setNotificationSettings,
};
