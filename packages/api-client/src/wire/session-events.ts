import * as z from 'zod/mini';
import { defineEvent, defineRequest } from './event.ts';
import { namedNotice } from './named-text.ts';
import { wallet } from './wallet.ts';

/** Asks whether the session still stands. */
export const sessionCheck = defineRequest('session_check', z.object({}), {});
/** Asks for what the player has now. */
export const balanceRequest = defineRequest('get:balance', z.object({}), wallet.shape);

/** The operator told the player something. */
export const notificationToast = defineEvent(
  'sub:notification_toast',
  z.object({
    title: z.optional(z.string()),
    message: z.optional(z.string()),
    status: z.optional(z.string()),
    named: z.optional(namedNotice),
    /** The player has turned the toasts of its group off: it is kept and counted, and nothing pops up. */
    isQuiet: z.optional(z.boolean()),
  }),
);
/** The session is to be checked again. */
export const sessionRefresh = defineEvent('session_refresh', z.object({}));
/** The organisation is to be read again. */
export const organisationRefresh = defineEvent('organisation_refresh', z.object({}));
/** The balance moved, perhaps with the new figures. */
export const updateBalance = defineEvent(
  'update_balance',
  z.object({ balance: z.unknown(), cash: z.optional(z.unknown()), coins: z.optional(z.unknown()) }),
);
