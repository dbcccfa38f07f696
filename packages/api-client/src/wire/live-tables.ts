import * as z from 'zod/mini';
import { defineEvent, defineRequest } from './event.ts';
import { rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';

/** What a table does now: takes bets, deals, or stands still until somebody sits down. */
const tableStages = ['betting', 'dealing', 'waiting'] as const;
/** In which colour a result is shown: never what tells it apart, that is its text. */
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
  /** In how many ms its bets close, as of when this was sent; null where it takes none. */
  closesIn: z.nullable(z.int()),
  /** The latest results, the newest first. */
  results: listOf(z.object({ text: z.string(), tone: orElse(z.enum(resultTones), 'dark') })),
});
export type LiveTable = z.output<typeof liveTable>;

/** Follows the live tables: the reply has all of them, and `tables:changed` those that have become others, from then on. */
export const tablesFollow = defineRequest('tables:follow', z.object({}), { tables: listOf(liveTable) });
/** Stops that. */
export const tablesUnfollow = defineRequest('tables:unfollow', z.object({}), {});
/** Tables that have become others, each as it is now. */
export const tablesChanged = defineEvent('tables:changed', z.object({ tables: listOf(liveTable) }));
