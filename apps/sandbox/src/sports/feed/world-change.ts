import { hundredthsOf, isTick } from '@pavilion/betting-math';
import { paiseOfRupees } from '@pavilion/money';
import * as z from 'zod/mini';
import { createRandom } from '../../base/index.ts';
import { EMPTY_MARKET, type Market, quoted } from './market.ts';
import { advance, type World, type WorldMatch } from './world.ts';

const match = z.string().check(z.regex(/^\d{1,12}$/));
const COLUMNS = { 1: 0, X: 1, 2: 2 } as const;

/** A change of a frozen world: one of these, for tests. */
export const worldChange = z.union([
  /** Sets the best price of one cell of the match odds; `price: null` empties the cell. */
  z.strictObject({
    match,
    column: z.enum(['1', 'X', '2']),
    side: z.enum(['back', 'lay']),
    price: z.nullable(
      z.strictObject({
        odds: z.number().check(z.refine((odds) => isTick(hundredthsOf(odds) ?? 0))),
        /** Rupees. */
        size: z.int().check(z.minimum(1), z.maximum(100_000_000)),
      }),
    ),
  }),
  z.strictObject({ match, state: z.enum(['open', 'suspended', 'ball-running']) }),
  /** Plays the next events of a match (balls, points, goals) and quotes its market again. */
  z.strictObject({ match, events: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  /** Plays a match to its end. Its bets are settled by the next sweep. */
  z.strictObject({ match, ends: z.literal(true) }),
  /** Lets the whole world go on by this much time. */
  z.strictObject({ seconds: z.int().check(z.minimum(1), z.maximum(864_000)) }),
]);
export type WorldChange = z.output<typeof worldChange>;

/** Returns the world as it never changes on its own: nothing is held, and the same seed gives the same matches. */
export const frozen = (world: World): World => ({
  ...world,
  matches: world.matches.map((each) => (each.endedAt === null ? { ...each, state: 'open', abandonedAt: null } : each)),
});

/** Returns the world after a change, or null if it has no such match, or the match has ended. */
export function changed(world: World, change: WorldChange): World | null {
  if ('seconds' in change) return frozen(advance(world, change.seconds));
  const before = world.matches.find(({ id, endedAt }) => id === change.match && endedAt === null);
  if (!before) return null;
  const after = { ...changedMatch(before, world, change), pricedAt: Math.max(world.now, before.pricedAt + 1) };
  return { ...world, matches: world.matches.map((each) => (each === before ? after : each)) };
}

function changedMatch(
  before: WorldMatch,
  { now }: World,
  change: Exclude<WorldChange, { seconds: number }>,
): WorldMatch {
  if ('column' in change) return { ...before, market: withPrice(before.market, change) };
  if ('state' in change) return { ...before, state: change.state };
  const played = playedOn(before, now, 'ends' in change ? Number.POSITIVE_INFINITY : change.events);
  if (played.play?.isOver) return { ...played, endedAt: now, state: 'closed', market: EMPTY_MARKET };
  const { competition, play, setup, liquidity, market } = played;
  const random = createRandom(played.quotesSeed);
  const quotes = quoted(market, competition.rules.chances(play, setup), liquidity, random);
  return { ...played, market: quotes, quotesSeed: random.state() };
}

function playedOn(before: WorldMatch, now: number, events: number): WorldMatch {
  const { competition, setup } = before;
  const random = createRandom(before.seed);
  let play = before.play ?? competition.rules.begin(setup, Math.min(before.startsAt, now), random);
  for (let count = 0; count < events && !play.isOver; count += 1) play = competition.rules.step(play, setup, random);
  return { ...before, startsAt: Math.min(before.startsAt, now), play, seed: random.state() };
}

function withPrice(market: Market, { column, side, price }: Extract<WorldChange, { column: string }>): Market {
  const cell = price && { odds: price.odds, size: paiseOfRupees(price.size) };
  const rows = market.rows.map((row, index) => (index === COLUMNS[column] ? { ...row, [side]: cell } : row));
  return { ...market, rows: rows as unknown as Market['rows'] };
}
