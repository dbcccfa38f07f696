import { tablesChanged, tablesFollow, tablesUnfollow } from './live-tables.ts';
import { oddsDeltaEvent, oddsSubscribe, oddsUnsubscribe } from './odds.ts';
import {
  balanceRequest,
  notificationToast,
  organisationRefresh,
  sessionCheck,
  sessionRefresh,
  updateBalance,
} from './session-events.ts';

/** What a client asks: its payload, and the acknowledgement. */
export const clientEvents = {
  /** Asks whether the session still stands; `failed` means that it is over. */
  session_check: sessionCheck,
  /** Asks for what the player has now. */
  'get:balance': balanceRequest,
  /** Follows markets, scores and lists of matches: the reply has them whole, and `odds:delta` comes from then on. */
  'odds:subscribe': oddsSubscribe,
  /** Stops following them. */
  'odds:unsubscribe': oddsUnsubscribe,
  /** Follows the live tables: the reply has all of them, and `tables:changed` comes from then on. */
  'tables:follow': tablesFollow,
  /** Stops following them. */
  'tables:unfollow': tablesUnfollow,
} as const;
export type ClientEvents = typeof clientEvents;

/** What the server says unasked (spec §4). */
export const serverEvents = {
  /** The operator told the player something; it is kept in their notifications. */
  'sub:notification_toast': notificationToast.payload,
  /** The session is to be checked again. */
  session_refresh: sessionRefresh.payload,
  /** The organisation's details, banners or announcements have changed: read them again. Ours, beside spec §4. */
  organisation_refresh: organisationRefresh.payload,
  /** `balance` may be anything: where it is not a number the client asks again (spec §4). */
  update_balance: updateBalance.payload,
  /** What changed in all that a reader follows since the delta before. */
  'odds:delta': oddsDeltaEvent.payload,
  /** Live tables that have become others, for whoever follows them. */
  'tables:changed': tablesChanged.payload,
} as const;
export type ServerEvents = typeof serverEvents;
