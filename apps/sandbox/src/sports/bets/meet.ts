import type { Side } from '@pavilion/betting-math';
import type { Clock } from '../../base/index.ts';
import { whoMayNotBet } from '../../players/index.ts';
import { onlyRow, type Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import { type QuotedMarket, quotedMarket } from '../markets/market.ts';
import { sweepQuotes } from './cash-out.ts';
import { MAY_NOT_BET } from './slip.ts';
import type { Lapses } from './terms.ts';
import { throwAll } from './trouble.ts';

interface Meeting {
  readonly feed: Feed;
  readonly clock: Clock;
}

/** The bets that stand on one side of a runner, up to the best price. */
interface Standing {
  readonly market: string;
  readonly matchId: string;
  readonly lapses: Lapses;
  readonly runner: string;
  readonly side: Side;
  readonly price: number;
}

/** Of how many players at most what stands on a market ends in one transaction. */
const AT_ONCE = 100;

/**
 * Meets the bets that stand at prices to which the simulated market came by itself, each at its own price and as far as the market's
 * offers go, but none of a player whose organisation is closed; what its market says lapses now, lapses. Any process may do it, and several at once: what one has taken of an offer no
 * other can, and a rest lapses once. What fails keeps no other market from it, and is thrown at the end.
 */
export async function meetDue(database: Queryable, meeting: Meeting): Promise<void> {
  // Another process knows what is suspended, and what is offered.
  if (!meeting.feed.isInStep()) return;
  const errors: unknown[] = [];
  const standing = await database.query(
    `select b.market_id as market, m.match_id as "matchId", m.lapses, b.runner_id as runner, b.side,
       case b.side when 'back' then min(b.price) else max(b.price) end as price
     from bet b join market m on m.id = b.market_id
     where b.queue is not null and b.status in ('partial', 'unmatched') and m.outcome is null
     group by b.market_id, m.match_id, m.lapses, b.runner_id, b.side order by b.market_id, b.runner_id, b.side`,
  );
  const matches = new Map(meeting.feed.world().matches.map((match) => [match.id, match]));
  const lapsed = new Set<string>();
  const turn = async (each: Standing) => {
    const match = matches.get(each.matchId);
    const market = match && quotedMarket(match, each.market);
    if (!market) return;
    if (!lapsed.has(market.id)) await lapse(database, { market, match, lapses: each.lapses }, meeting.clock());
    lapsed.add(market.id);
    if (market.state === 'open') await meet(database, each, { market, match }, meeting.clock());
  };
  for (const each of standing) await turn(each).catch((error: unknown) => errors.push(error));
  throwAll(errors, 'What stands could not be met');
}

/**
 * What nobody waits for: ends what waits of players who may not bet, and forgets what was taken of the sizes of markets that are
 * decided, and quotes that are over. Any process may do it, and several at once.
 */
export async function tidyStanding(database: Queryable, clock: Clock): Promise<void> {
  await endRestricted(database, clock());
  await database.query('delete from taken_offer t using market m where m.id = t.market_id and m.outcome is not null');
  await database.query('delete from taken_size t using market m where m.id = t.market_id and m.outcome is not null');
  await sweepQuotes(database, clock());
}

/** Ends what waits of players who may not bet: it ended with their restriction, but for what came in at that moment. */
async function endRestricted(database: Queryable, now: Date): Promise<void> {
  const waiting = await database.query(
    `select distinct player_id as id from bet where queue is not null and status in ('partial', 'unmatched')`,
  );
  const players = await whoMayNotBet(
    database,
    waiting.map(({ id }) => id),
    now,
  );
  for (const id of players) {
    await database.query('select end_waiting($1, $2, $3) as "hasEnded"', [id, MAY_NOT_BET, now]);
    database.notify('balance', String(id));
  }
}

async function meet(
  database: Queryable,
  { runner, side, price }: Standing,
  { market, match }: { readonly market: QuotedMarket; readonly match: WorldMatch },
  at: Date,
): Promise<void> {
  const offers = market.offers(runner, side);
  if (!offers.some((offer) => (side === 'back' ? offer.price >= price : offer.price <= price))) return;
  const [met] = await database.query('select met_players as players from meet_standing($1, $2, $3, $4, $5, $6, $7)', [
    ...([market.id, runner, side, offers.map((offer) => offer.price), offers.map(({ size }) => size)] as const),
    ...([match.pricedAt, at] as const),
  ]);
  for (const player of met?.players ?? []) database.notify('balance', String(player));
}

interface Lapsing {
  readonly market: QuotedMarket;
  readonly match: WorldMatch;
  readonly lapses: Lapses;
}

/** Ends what stands and lapses now, all of a player's at once, with what they held. */
async function lapse(database: Queryable, lapsing: Lapsing, now: Date): Promise<void> {
  const before = lapsesBefore(lapsing, now);
  if (before === null) return;
  let last = AT_ONCE;
  while (last === AT_ONCE) {
    const rows = await database.query('select players from lapse_standing($1, $2, $3, $4)', [
      ...([lapsing.market.id, before, now, AT_ONCE] as const),
    ]);
    const { players } = onlyRow(rows, 'what lapses');
    for (const player of players) database.notify('balance', String(player));
    last = players.length;
  }
}

/** What was asked for before this lapses; null where nothing does. */
function lapsesBefore({ market: { state }, match, lapses }: Lapsing, now: Date): Date | null {
  if (match.endedAt !== null || (lapses === 'suspension' && state === 'suspended')) return new Date(now.getTime() + 1);
  return lapses !== 'close' && match.play !== null ? new Date(match.startsAt) : null;
}
