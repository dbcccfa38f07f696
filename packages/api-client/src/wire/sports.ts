import { ZERO } from '@pavilion/money';
import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { instant, rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';

/** Sport ids of the upstream API (spec §9). */
export const SPORT_IDS = { cricket: '4', soccer: '1', tennis: '2' } as const;
export type Sport = keyof typeof SPORT_IDS;
export const sports = ['cricket', 'soccer', 'tennis'] as const;

/** One price: decimal odds and what is offered there (paise in code). */
export const price = z.object({ odds: z.number().check(z.minimum(1.01), z.maximum(1000)), size: rupees });
export type Price = z.output<typeof price>;

/** A runner's best price on each side; null where nobody offers one. */
export const runner = z.object({
  id: z.string(),
  name: z.string(),
  /** The column of the list: 1 home, X draw, 2 away. */
  column: z.enum(['1', 'X', '2']),
  back: orElse(z.nullable(price), null),
  lay: orElse(z.nullable(price), null),
});
export type Runner = z.output<typeof runner>;

export const marketStates = ['open', 'suspended', 'ball-running', 'closed'] as const;
export type MarketState = (typeof marketStates)[number];
/** A market in a state that this client does not know takes no bets. */
export const marketState = orElse(z.enum(marketStates), 'suspended');
/** What was matched in a market; a figure that is no amount counts as none. */
export const matched = orElse(rupees, ZERO);

/** One side's score line as the feed words it: `128/3`, overs `14.2`; soccer goals; tennis games won. */
export const sideScore = z.object({ name: z.string(), score: z.string(), detail: z.string(), serving: z.boolean() });

/** A match with its match-odds market, as the exchange list shows it. */
export const match = z.object({
  refMatchId: z.string(),
  /** Its match odds, as the socket names them; null of an operator who doesn't say: then they are followed nowhere. */
  marketId: z._default(z.nullable(z.string()), null),
  sportId: z.enum(['4', '1', '2']),
  competition: z.string(),
  name: z.string(),
  startsAt: instant,
  inPlay: z.boolean(),
  /** Where play stands, in the feed's words: `14.2 ov`, `62'`, `Set 2`; empty before the start. */
  progress: z.string(),
  sides: listOf(sideScore),
  state: marketState,
  runners: listOf(runner),
  matched,
  hasTv: z.boolean(),
  hasBookmaker: z.boolean(),
  fancyCount: z.int(),
});
export type Match = z.output<typeof match>;

/** Matches of one sport, or all that are in play; in-play first, then by start. Prices are as of `clock` of the socket. */
export const getMatches = defineCall({
  name: 'getMatches',
  host: 'sports',
  method: 'GET',
  path: '/bet/matches',
  auth: 'xu-auth',
  visitors: true,
  request: z.object({ sport: z.optional(z.enum(['4', '1', '2'])), inplay: z.optional(z.enum(['true', 'false'])) }),
  response: answer(z.object({ clock: z.int(), matches: listOf(match) })),
});

/** How many matches each sport has, and how many of them are in play. */
export const getMatchCounts = defineCall({
  name: 'getMatchCounts',
  host: 'sports',
  method: 'GET',
  path: '/bet/matches/count',
  auth: 'xu-auth',
  visitors: true,
  request: nothing,
  response: answer(
    z.object({ sports: listOf(z.object({ sportId: z.enum(['4', '1', '2']), total: z.int(), inPlay: z.int() })) }),
  ),
});

export const sportsCalls = { getMatches, getMatchCounts };
