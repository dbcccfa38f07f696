import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { rupees } from './money.ts';

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

/** A game tile (spec §3). `imgUrl` is a 3:4 cover with the name in it; `thumbUrl` the same art at 16:9 without it. */
export const game = z.object({
  code: z.string(),
  name: z.string(),
  provider: z.string(),
  providerName: z.string(),
  category: z.enum([...gameCategories, 'table', 'lottery']),
  imgUrl: z.string(),
  thumbUrl: z.string(),
  redirectUrl: z.string(),
  badge: z.optional(z.enum(['new', 'popular', 'jackpot'])),
  /** Return to player, in percent. */
  rtp: z.number(),
  volatility: z.enum(['low', 'medium', 'high']),
  minStake: rupees,
  maxStake: rupees,
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
  response: answer(z.object({ providers: z.array(provider) })),
});

/** The games of a provider or of a category, in the organisation's order. */
export const getGames = defineCall({
  name: 'getGames',
  host: 'api',
  method: 'GET',
  path: '/catalogue/games',
  auth: 'none',
  request: z.object({
    provider: z.optional(z.string().check(z.maxLength(40))),
    category: z.optional(z.enum(gameCategories)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
  }),
  response: answer(z.object({ games: z.array(game), total: z.int() })),
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
      categories: z.array(z.object({ category: z.enum(gameCategories), games: z.int(), imgUrl: z.string() })),
    }),
  ),
});

export const catalogueCalls = { getProviders, getGames, getCategories };
