import type { Clock } from '../../base/index.ts';
import { collectDue } from '../../money/index.ts';
import type { Database } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { VOID } from '../feed/play.ts';
import type { World, WorldMatch } from '../feed/world.ts';
import { outcomeOf } from '../markets/market.ts';
import { noteMissing, noteSeen, type UndecidedMarket, undecidedMarkets } from './missing.ts';
import { settleAsDue } from './settle.ts';

/**
 * Settles every market that the feed has decided, and lists those whose match is gone without a result: what becomes of them is a
 * person's decision. Nothing is concluded from clocks: another process may know a match that this one has not seen yet or sees no
 * more. Then collects what players owe. Any process may do it, and several at once.
 */
export async function settleDue(database: Database, feed: Feed, clock: Clock): Promise<void> {
  const undecided = await undecidedMarkets(database);
  const world = feed.world();
  const seen = undecided.map((market) => ({ market, match: matchOf(world, market) }));
  const ids = (markets: readonly UndecidedMarket[]) => markets.map(({ id }) => id);
  await noteMissing(
    database,
    ids(seen.filter(({ market, match }) => !match && market.missingSince === null).map(({ market }) => market)),
    clock(),
  );
  await noteSeen(
    database,
    ids(seen.filter(({ market, match }) => match && market.missingSince !== null).map(({ market }) => market)),
  );
  const questions = seen.flatMap(({ market: { id }, match }) =>
    match ? [{ market: id, outcome: () => outcomeIn(match, id) }] : [],
  );
  try {
    await settleAsDue(database, clock, questions);
  } finally {
    await collectDue(database, clock);
  }
}

/** What a match says of a market; null while it says nothing. What it ended without is void by the rules of the sport. */
function outcomeIn(match: WorldMatch, id: string): string | null {
  return outcomeOf(match, id) ?? (match.endedAt === null ? null : VOID);
}

/** The match that was bet on: of its number, and of its sides. */
function matchOf({ matches, left }: World, { matchId, matchName }: UndecidedMarket): WorldMatch | undefined {
  const match = matches.find(({ id }) => id === matchId) ?? left.find((each) => each.match.id === matchId)?.match;
  return match && nameOf(match) === matchName ? match : undefined;
}

const nameOf = ({ setup: { names } }: WorldMatch) => `${names[0]} v ${names[1]}`;
