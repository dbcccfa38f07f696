import type { Clock } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { World, WorldMatch } from '../feed/world.ts';
import { outcomeOf } from '../markets/market.ts';
import { type Result, settleMarkets, VOID } from './settle.ts';

interface Undecided {
  readonly id: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly openedAt: Date;
}

/**
 * Settles every market that the feed has decided, and voids those whose match is gone without a result. Any process may do it, and
 * several at once.
 */
export async function settleDue(database: Database, feed: Feed, clock: Clock): Promise<void> {
  const undecided = await database.query<Undecided>(
    `select id, match_id as "matchId", match_name as "matchName", opened_at as "openedAt" from market where outcome is null`,
  );
  const world = feed.world();
  await settleMarkets(
    database,
    clock,
    undecided.flatMap((market) => resultOf(world, market) ?? []),
  );
}

function resultOf(world: World, market: Undecided): Result | null {
  const outcome = outcomeIn(world, market);
  return outcome === null ? null : { market: market.id, outcome };
}

function outcomeIn(world: World, { id, matchId, matchName, openedAt }: Undecided): string | null {
  const match = matchIn(world, matchId);
  if (match && nameOf(match) === matchName) return outcomeOf(match, id) ?? (match.endedAt === null ? null : VOID);
  // Bet on in a moment that this process has not seen yet, or gone for good: a match leaves once and does not come back.
  return world.now > openedAt.getTime() ? VOID : null;
}

function matchIn({ matches, left }: World, id: string): WorldMatch | undefined {
  return matches.find((match) => match.id === id) ?? left.find(({ match }) => match.id === id)?.match;
}

const nameOf = ({ setup: { names } }: WorldMatch) => `${names[0]} v ${names[1]}`;
