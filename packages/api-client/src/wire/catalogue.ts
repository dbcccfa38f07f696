import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { instant, rupees } from './money.ts';
import { namedReason } from './named-text.ts';
import { listOf, orElse } from './reading.ts';
import { spellTile, tileAsSent } from './tile.ts';
import { twoLanguages } from './two-languages.ts';

/** The home categories of spec §1. */
export const gameCategories = [
  'crash',
  'roulette',
  'andarbahar',
  'teenpatti',
  'baccarat',
  'lucky7',
  'dice',
  'cards32',
  'blackjack',
  'gameshows',
  'newgames',
  'popular',
  'slots',
] as const;
export type GameCategory = (typeof gameCategories)[number];

/** What a game may be besides: not on the home page. */
export const tableCategories = ['table', 'lottery'] as const;
export const badges = ['new', 'popular', 'jackpot'] as const;
export const volatilities = ['low', 'medium', 'high'] as const;

/**
 * Why a game can't be opened: `code` is the refusal that `openLobby` answers (`game-maintenance`, `provider-maintenance`, the two with `-open`
 * where nobody knows until when, `not-in-country`, `not-in-currency`). The reason is the operator's own, by its name where it has one. Ours.
 */
export const gameClosed = z.object({
  code: z.string(),
  until: orElse(z.optional(instant), undefined),
  reason: orElse(z.optional(z.string()), undefined),
  named: orElse(z.optional(namedReason), undefined),
});
export type GameClosed = z.output<typeof gameClosed>;

const categories = [...gameCategories, ...tableCategories] as const;

/** A game tile in the app's own spelling. `imgUrl` is a 3:4 cover with the name in it; `thumbUrl` the same art at 16:9 without it. */
const tile = z.object({
  code: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  provider: z.string(),
  providerName: z.string(),
  category: z.enum(categories),
  imgUrl: z.string(),
  thumbUrl: z.string(),
  redirectUrl: z.string(),
  badge: orElse(z.optional(z.enum(badges)), undefined),
  /** Return to player, in percent. What follows is ours: an operator of spec §3 alone sends none of it. */
  rtp: z.optional(z.number()),
  volatility: orElse(z.optional(z.enum(volatilities)), undefined),
  minStake: z.optional(rupees),
  maxStake: z.optional(rupees),
  /** Since when it is in the catalogue, in days since 1970; left out where the operator has not kept it. */
  added: z.optional(z.int()),
  /** Left out where it can be opened. */
  closed: z.optional(gameClosed),
});

/** A game tile, however its operator spells it (spec §3); what goes out is in our own spelling. */
export const game = z.codec(tileAsSent, tile, {
  decode: (sent) => spellTile(sent, categories) as z.input<typeof tile>,
  encode: (ours) => ours,
});
export type Game = z.output<typeof game>;

/** A provider card (spec §3); `quotes` is its blurb. */
export const provider = z.object({
  code: z.string(),
  name: z.string(),
  href: z.string(),
  imgUrl: z.string(),
  quotes: z.string(),
  games: z.int(),
  lobby: z.enum(['slots', 'live']),
  /** The provider's colours as two OKLCH hues in degrees: of the ground, and of the light on it. */
  hues: z.optional(z.tuple([z.number(), z.number()])),
  named: z.optional(twoLanguages),
});
export type Provider = z.output<typeof provider>;

/** The providers of a lobby in the organisation's order; `slots` answers the five tabs of spec §1. */
export const getProviders = defineCall({
  name: 'getProviders',
  host: 'api',
  method: 'GET',
  path: '/catalogue/providers',
  auth: 'none',
  request: z.object({ lobby: z.optional(z.enum(['slots', 'live'])) }),
  response: answer(z.object({ providers: listOf(provider) })),
});

/**
 * The games of a provider, of a category or of a name in an address: those that were played most in the last days first, then in the
 * organisation's order; new games by the day on which they came, the latest first.
 */
export const getGames = defineCall({
  name: 'getGames',
  host: 'api',
  method: 'GET',
  path: '/catalogue/games',
  auth: 'none',
  request: z.object({
    provider: z.optional(z.string().check(z.maxLength(40))),
    category: z.optional(z.enum(gameCategories)),
    /** The last part of a game's address: several providers may have a game of this name. */
    slug: z.optional(z.string().check(z.maxLength(80))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
  }),
  response: answer(z.object({ games: listOf(game), total: z.int() })),
});

/** How many games stand in each home category. */
export const getCategories = defineCall({
  name: 'getCategories',
  host: 'api',
  method: 'GET',
  path: '/catalogue/categories',
  auth: 'none',
  request: z.object({}),
  response: answer(
    z.object({
      categories: listOf(z.object({ category: z.enum(gameCategories), games: z.int(), imgUrl: z.string() })),
    }),
  ),
});

export const catalogueCalls = { getProviders, getGames, getCategories };
