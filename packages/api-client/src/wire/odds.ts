import * as z from 'zod/mini';
import { defineEvent, defineRequest } from './event.ts';
import { marketStates, match, price, sideScore } from './sports.ts';

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

/** What changed in a channel since the image or delta before. */
export const oddsDeltaEvent = defineEvent('odds:delta', oddsDelta);
/** Follows the prices of a channel. */
export const oddsSubscribe = defineRequest(
  'odds:subscribe',
  z.object({ channel: z.enum(oddsChannels) }),
  oddsImage.shape,
);
/** Stops following a channel. */
export const oddsUnsubscribe = defineRequest('odds:unsubscribe', z.object({ channel: z.enum(oddsChannels) }), {});
