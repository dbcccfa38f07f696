import * as z from 'zod/mini';
import { defineEvent, defineRequest } from './event.ts';
import { rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';

/** A table takes bets, deals, or waits for a player. */
const tableStages = ['betting', 'dealing', 'waiting'] as const;
/** The colour of a result. Its text alone tells it apart. */
const resultTones = ['red', 'blue', 'green', 'dark', 'gold', 'violet', 'teal'] as const;

/** A live table as a lobby shows it, by its game's code. Ours. */
export const liveTable = z.object({
  game: z.string(),
  least: rupees,
  most: rupees,
  players: z.int(),
  /** The languages that it is played in, `en`. */
  languages: listOf(z.string()),
  stage: orElse(z.enum(tableStages), 'waiting'),
  /** Milliseconds until its bets close, from when this was sent; null if it takes none. */
  closesIn: z.nullable(z.int()),
  /** Each seat of a table that has seats, by its number. Other tables leave it out. */
  seats: z.optional(listOf(z.object({ number: z.int(), taken: z.boolean() }))),
  /** The latest results, the newest first. `kind` is what a result counts as in their distribution; without one, its text. */
  results: listOf(
    z.object({ text: z.string(), tone: orElse(z.enum(resultTones), 'dark'), kind: z.optional(z.string()) }),
  ),
});
export type LiveTable = z.output<typeof liveTable>;

/** Follows the live tables: the reply has all of them, and `tables:changed` then has those that change. */
export const tablesFollow = defineRequest('tables:follow', z.object({}), { tables: listOf(liveTable) });
/** Stops that. */
export const tablesUnfollow = defineRequest('tables:unfollow', z.object({}), {});
/** Tables that have changed, each in its present state. */
export const tablesChanged = defineEvent('tables:changed', z.object({ tables: listOf(liveTable) }));
