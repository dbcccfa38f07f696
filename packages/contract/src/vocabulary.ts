// The names that the shell and its remotes have in common, each list once: the types and the readers of the discovery
// document, of storage and of the address all come from here. It imports nothing, so that tools without React read it too.

/** Who may open a route: only when signed out, only when signed in, both (spec §2). */
export const accesses = ['public', 'protected', 'common'] as const;
export type Access = (typeof accesses)[number];

/** What stands around a page: header and footer, header only, neither (spec §2). */
export const frames = ['full', 'header', 'bare'] as const;
export type Frame = (typeof frames)[number];

/** The languages of every text. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** The places outside its own pages that this shell lets a remote fill. A release may name others: they stay empty. */
export const slotNames = [
  'dialogs',
  'bet-slip',
  'balance-card',
  'open-bets',
  'exposure',
  'in-play',
  'search',
  'offer',
] as const;
export type SlotName = (typeof slotNames)[number];

/** The looks that a player chooses from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a toast may be about: the shell shows each in its own colour and with its own icon. */
export const toastTypes = ['success', 'error', 'info', 'warning'] as const;
export type ToastType = (typeof toastTypes)[number];

/** The dialogs of the sign-in area, by the spec's names (spec §2). */
export const dialogNames = [
  'login',
  'mobileNumber',
  'verifyNumber',
  'register',
  'forgotpassword',
  'resetpassword',
] as const;
export type DialogName = (typeof dialogNames)[number];
