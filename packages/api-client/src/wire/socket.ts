import * as z from 'zod/mini';
import { marketStates, match, price, sideScore } from './sports.ts';
import { wallet } from './wallet.ts';

/** The socket's path at its host (spec §7). */
export const SOCKET_PATH = '/public/';
/** How long an emit waits for its acknowledgement, ms (spec §9). */
export const ACK_TIMEOUT = 1000;

const failed = z.object({ status: z.literal('failed'), message: z.optional(z.string()) });

/** The channels of the price feed: one a sport, and everything in play. */
export const oddsChannels = ['4', '1', '2', 'inplay'] as const;
export type OddsChannel = (typeof oddsChannels)[number];
/**
 * A subscriber of a channel hears from it at least this often, ms: where nothing changed, a delta with no cells and no
 * matches. Silence beyond it means that the prices on the screen are getting old.
 */
export const ODDS_HEARTBEAT = 2000;

/**
 * One changed cell: match, runner, side, and its new price (null: gone).
 * A list and not an object because thousands of them cross a phone's network.
 */
export const oddsCell = z.tuple([z.string(), z.string(), z.enum(['back', 'lay']), z.nullable(price)]);
export type OddsCell = z.output<typeof oddsCell>;

/** A change of a match besides its prices; what is absent did not change. */
export const matchChange = z.object({
  refMatchId: z.string(),
  state: z.optional(z.enum(marketStates)),
  inPlay: z.optional(z.boolean()),
  progress: z.optional(z.string()),
  sides: z.optional(z.array(sideScore)),
  matched: z.optional(match.shape.matched),
});
export type MatchChange = z.output<typeof matchChange>;

/** The full picture of a channel at `clock`. */
export const oddsImage = z.object({ clock: z.int(), matches: z.array(match) });
/** What changed between clock `from` and clock `clock`. A `from` that is not the receiver's clock is a gap: subscribe again. */
export const oddsDelta = z.object({
  channel: z.enum(oddsChannels),
  from: z.int(),
  clock: z.int(),
  cells: z.array(oddsCell),
  matches: z.array(matchChange),
});
export type OddsDelta = z.output<typeof oddsDelta>;

/** What a client asks: its payload, and the acknowledgement. */
export const clientEvents = {
  /** Asks whether the session still stands; `failed` means that it is over. */
  session_check: { payload: z.object({}), reply: z.union([z.object({ status: z.literal('success') }), failed]) },
  /** Asks for what the player has now. */
  'get:balance': {
    payload: z.object({}),
    reply: z.union([z.object({ status: z.literal('success'), ...wallet.shape }), failed]),
  },
  /** Follows the prices of a channel: the reply is its whole image, and `odds:delta` comes from then on. */
  'odds:subscribe': {
    payload: z.object({ channel: z.enum(oddsChannels) }),
    reply: z.union([z.object({ status: z.literal('success'), ...oddsImage.shape }), failed]),
  },
  /** Stops following a channel. */
  'odds:unsubscribe': {
    payload: z.object({ channel: z.enum(oddsChannels) }),
    reply: z.union([z.object({ status: z.literal('success') }), failed]),
  },
} as const;
export type ClientEvents = typeof clientEvents;

/** What the server says unasked (spec §4). */
export const serverEvents = {
  /** The operator told the player something; it is kept in their notifications. */
  'sub:notification_toast': z.object({
    title: z.optional(z.string()),
    message: z.optional(z.string()),
    status: z.optional(z.string()),
  }),
  /** The session is to be checked again. */
  session_refresh: z.object({}),
  /** The organisation's details, banners or announcements have changed: read them again. Ours, beside spec §4. */
  organisation_refresh: z.object({}),
  /** `balance` may be anything: where it is not a number the client asks again (spec §4). */
  update_balance: z.object({ balance: z.unknown(), cash: z.optional(z.unknown()), coins: z.optional(z.unknown()) }),
  /** What changed in a channel since the image or delta before. */
  'odds:delta': oddsDelta,
} as const;
export type ServerEvents = typeof serverEvents;
