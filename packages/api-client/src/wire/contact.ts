import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { isReadable } from './person-text.ts';

/** What somebody writes to the organisation about. */
export const contactTopics = ['bets', 'money', 'games', 'account', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** How long a message is. */
export const CONTACT_LENGTH = { least: 10, most: 1000 } as const;
/** The longest name of where an answer goes. */
export const LONGEST_REACH = 80;

/** An address of mail, or a number to call, as it is typed. */
export const isReach = (text: string): boolean =>
  /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|\+?\d[\d ()-]{6,19})$/.test(text.trim());

/**
 * A message to the people of the organisation; a player is answered in their notifications, a visitor says where an answer reaches them (without it the
 * answer is 422 with the field `reach`). The same message of the same sender within a day is one. Ours.
 */
export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  host: 'api',
  method: 'POST',
  path: '/contact',
  auth: 'token',
  visitors: true,
  request: z.object({
    topic: z.enum(contactTopics),
    message: z.string().check(
      z.trim(),
      z.minLength(CONTACT_LENGTH.least),
      z.maxLength(CONTACT_LENGTH.most),
      z.refine((text) => isReadable(text.replaceAll(/\r?\n/g, ' '))),
    ),
    reach: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_REACH), z.refine(isReach))),
  }),
  /** By which name somebody may ask about it: `MSG-12`. */
  response: answer(z.object({ id: z.string() })),
});

export const contactCalls = { sendContactMessage };
