import * as z from 'zod/mini';
import { listOf, orElse } from './reading.ts';

/** Home is 0, away is 1. */
const side = z.literal([0, 1]);
const both = <Each extends z.ZodMiniType>(each: Each) => z.tuple([each, each]);

const cricketBoard = z.object({
  kind: z.literal('cricket'),
  batting: side,
  /** Why nobody bowls; null while they play. */
  pause: z.nullable(z.enum(['innings', 'lunch', 'tea', 'stumps'])),
  /** The innings so far, the one that goes on last. */
  innings: z.array(
    z.object({
      side,
      runs: z.int(),
      wickets: z.int(),
      balls: z.int(),
      isDeclared: z.boolean(),
      isFollowOn: z.boolean(),
    }),
  ),
  /** Of a match over days: which day and session it is, from 1. */
  day: z.optional(z.object({ day: z.int(), days: z.int(), session: z.int() })),
  /** Who is in, the one who faces first; at an innings' end who was in last. */
  batters: z.optional(listOf(z.object({ name: z.string(), runs: z.int(), balls: z.int() }))),
  partnership: z.optional(z.object({ runs: z.int(), balls: z.int() })),
  bowler: z.optional(z.object({ name: z.string(), balls: z.int(), runs: z.int(), wickets: z.int() })),
  /** Who was out last, for how many, and where the innings stood then. */
  lastOut: z.optional(z.object({ name: z.string(), runs: z.int(), at: z.int(), balls: z.int() })),
  /** What the side that bats last has to make yet; `balls` where those are limited. */
  need: z.optional(z.object({ runs: z.int(), balls: z.nullable(z.int()) })),
  /** Runs of each over that was bowled whole, and the over (from 0) in which each wicket fell. */
  overs: z.optional(both(z.object({ runs: z.array(z.int()), wickets: z.array(z.int()) }))),
});

const tennisBoard = z.object({
  kind: z.literal('tennis'),
  /** Games of each set begun, the current one last. */
  sets: z.array(both(z.int())),
  /** Of the game or tie-break that is on, as the umpire says them: `40`, `Ad`, `6`. */
  points: both(z.string()),
  server: side,
  isTieBreak: z.boolean(),
  /** What whoever wins the next point wins with it; null where that is nothing but the point. */
  pressure: z.nullable(z.object({ kind: z.enum(['break', 'set', 'match']), side, count: z.int() })),
  /** Break points of each side: won, of how many. */
  breaks: z.optional(both(z.object({ won: z.int(), of: z.int() }))),
});

const soccerBoard = z.object({
  kind: z.literal('soccer'),
  phase: z.enum(['first', 'half-time', 'second', 'full-time']),
  /** Minute of the match, 45 or 90 in added time; `beyond`: minutes played of the added time. */
  minute: z.int(),
  beyond: z.int(),
  /** How many minutes are added to this half, once that is said. */
  added: z.nullable(z.int()),
  goals: both(z.int()),
  cards: z.optional(both(z.object({ yellow: z.int(), red: z.int() }))),
  /** Goals and cards in their order; `minute` as on the board: `45+2`. */
  events: z.optional(
    listOf(z.object({ kind: z.enum(['goal', 'yellow', 'red']), side, minute: z.string(), name: z.string() })),
  ),
});

/** How a match stands in the terms of its sport. What a match that began under an older operator did not note is absent. */
export const scoreBoard = z.discriminatedUnion('kind', [cricketBoard, tennisBoard, soccerBoard]);
export type ScoreBoard = z.output<typeof scoreBoard>;
export type CricketBoard = z.output<typeof cricketBoard>;
export type TennisBoard = z.output<typeof tennisBoard>;
export type SoccerBoard = z.output<typeof soccerBoard>;

/** The board of a match; null before it begins, and where it is not understood. */
export const matchBoard = z.object({ refMatchId: z.string(), board: orElse(z.nullable(scoreBoard), null) });
export type MatchBoard = z.output<typeof matchBoard>;
