import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { game } from './catalogue.ts';
import { instant, rupees } from './money.ts';
import { listOf } from './reading.ts';

/** How many games a player keeps as favourites at most. */
export const MOST_FAVOURITES = 200;
/** How many of the games that a player opened last are remembered. */
export const MOST_RECENT = 24;

/** A game by its provider and its code: two providers may give one code to two games. */
const gameName = z.object({
  provider: z.string().check(z.minLength(1), z.maxLength(40)),
  code: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type GameName = z.output<typeof gameName>;

/** When a player opened a game last, and what came of the rounds that they began since, if any: negative where they lost. */
const openedGame = z.extend(gameName, { at: instant, net: z.optional(rupees) });
export type OpenedGame = z.output<typeof openedGame>;

const names = z.array(gameName).check(z.maxLength(MOST_FAVOURITES));

/**
 * A player's favourites, the newest first, the games that they opened last, the latest first, and those in which a round of theirs has
 * not ended, wherever their tiles stand. Ours.
 */
export const getOwnGames = defineCall({
  name: 'getOwnGames',
  host: 'api',
  method: 'GET',
  path: '/catalogue/own',
  auth: 'token',
  request: nothing,
  response: answer(
    z.object({
      favourites: listOf(game),
      recents: listOf(game),
      /** Left out by an operator that does not keep rounds apart by their game. */
      open: z.optional(listOf(gameName)),
      /** The same games as `recents`. Rounds count for twelve hours. Left out by an operator that does not keep it. */
      opened: z.optional(listOf(openedGame)),
    }),
  ),
});

/**
 * Adds games to a player's favourites and takes others away; twice is as once. Games that are not in the catalogue any more, and those
 * for which nothing is left of `MOST_FAVOURITES`, are left out; where nothing at all can be added, it is refused. Ours.
 */
export const changeFavourites = defineCall({
  name: 'changeFavourites',
  host: 'api',
  method: 'POST',
  path: '/catalogue/favourites',
  auth: 'token',
  request: z.object({ add: z.optional(names), remove: z.optional(names) }),
  response: answer(z.object({ favourites: listOf(gameName) })),
});

export const ownGamesCalls = { getOwnGames, changeFavourites };
