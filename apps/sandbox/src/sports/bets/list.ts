import {
  type Bet,
  type CallInput,
  type ExposureMatch,
  type getBets,
  type NamedRefusal,
  namedRefusal,
} from '@pavilion/api-client/wire';
import { averagePrice, figureOf } from '@pavilion/betting-math';
import { type Paise, sumPaise } from '@pavilion/money';
import { betId, DAY, inOrder, momentKey, momentPage, type Paging, Refusal, startOfIstDay } from '../../base/index.ts';
import { countOf, type Queryable } from '../../store/index.ts';
import { type BetMarket, type BookedBet, FILLS, matchedStake, OPEN } from './book.ts';
import { outcomesOf, selectionName } from './names.ts';
import { type Ending, type TimedFill, timelineOf } from './timeline.ts';

/** Which bets are asked for: of one match, of days in India, of one market, or the one of a client's reference. */
type Filter = CallInput<typeof getBets>;

const PAGE_SIZE = 10;

type BetRow = Omit<BookedBet, 'fills'> &
  Pick<BetMarket, 'kind' | 'name' | 'runners' | 'matchId' | 'matchName'> & {
    readonly clientRef: string;
    readonly marketId: string;
    readonly profit: Paise | null;
    readonly reason: string | null;
    /** The cash-out that it is part of. */
    readonly cashOut: number | null;
    readonly createdAt: Date;
    readonly settledAt: Date | null;
    readonly fills: readonly TimedFill[];
  } & Ending;

/** When a bet's market was settled, and settled otherwise, and by which result, as a list. */
const SETTLEMENTS = `(select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'outcome', s.outcome) order by s.version), '[]')
  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id)`;

const ROW =
  `b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,
  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", ${FILLS} as fills,
  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", ${SETTLEMENTS} as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName"` as const;

/**
 * A page of a player's bets, newest first, and how many there are in all, both of one moment: a bet that is placed meanwhile is in
 * both or in neither.
 */
export async function betsOf(
  database: Queryable,
  player: number,
  filter: Filter,
): Promise<{ bets: Bet[]; count: number }> {
  if ('clientref' in filter) {
    const rows = await database.query(`${PAGE_OF} ${OF_REFERENCE} ${AS_ROWS}`, [player, filter.clientref]);
    return { bets: rows.map(shown), count: rows.length };
  }
  const { skip = 0, pagesize = PAGE_SIZE } = filter;
  if ('marketid' in filter) {
    const market = [player, filter.marketid] as const;
    return pageAndCount(
      skip,
      await database.query(`${PAGE_OF} ${OF_MARKET} ${NEWEST_FIRST} limit $3 offset $4 ${AS_ROWS}`, [
        ...market,
        pagesize,
        skip,
      ]),
      () => countOf(database, `select count(*) as count ${OF_MARKET}`, market),
    );
  }
  if ('refmatchid' in filter) {
    const match = [player, filter.refmatchid] as const;
    return pageAndCount(
      skip,
      await database.query(`${PAGE_OF} ${OF_MATCH} ${NEWEST_FIRST} limit $3 offset $4 ${AS_ROWS}`, [
        ...match,
        pagesize,
        skip,
      ]),
      () => countOf(database, `select count(*) as count ${OF_MATCH}`, match),
    );
  }
  const from = startOfIstDay(filter.startdate);
  const to = new Date(startOfIstDay(filter.enddate).getTime() + DAY);
  if (to <= from) throw new Refusal(422, 'The end date is before the start date.', 'enddate');
  const isOpen = filter.betstatus === undefined ? null : filter.betstatus === 'open';
  const days = [player, from, to, filter.markettype ?? null, isOpen, OPEN] as const;
  return pageAndCount(
    skip,
    await database.query(`${PAGE_OF} ${OF_DAYS} ${NEWEST_FIRST} limit $7 offset $8 ${AS_ROWS}`, [
      ...days,
      pagesize,
      skip,
    ]),
    () => countOf(database, `select count(*) as count ${OF_DAYS}`, days),
  );
}

const BETS = 'from bet b join market m on m.id = b.market_id';
const FROM = `${BETS} where b.player_id = $1` as const;
/** By the reference alone, and never through all of the player's bets: `is not distinct from` is in no index. */
const OF_REFERENCE = `${BETS} where b.client_ref = $2 and b.player_id is not distinct from $1` as const;
const OF_MATCH = `${FROM} and m.match_id = $2` as const;
const OF_MARKET = `${FROM} and b.market_id = $2` as const;
const OF_DAYS = `${FROM} and b.created_at >= $2 and b.created_at < $3 and ($4::text is null or m.kind = $4)
      and ($5::boolean is null or (b.status = any($6::text[])) = $5)` as const;
const NEWEST_FIRST = 'order by b.created_at desc, b.id desc';
/** Around what is asked for and its page: which bets those are and how many in all, then all of each. */
const PAGE_OF = 'with page as (select b.id, count(*) over () as total';
const AS_ROWS =
  `) select ${ROW}, page.total from page join bet b on b.id = page.id join market m on m.id = b.market_id ${NEWEST_FIRST}` as const;

/** These bets of a player's, the oldest first. */
export async function betsNamed(database: Queryable, player: number, ids: readonly number[]): Promise<Bet[]> {
  const rows = await database.query(`select ${ROW} ${FROM} and b.id = any($2) order by b.id`, [player, ids]);
  return rows.map(shown);
}

/** All of a player's bets for the desk: a page of them, newest first, by key, and how many there are. */
export async function everyBetOf(
  database: Queryable,
  player: number,
  paging: Paging,
): Promise<{ bets: (Bet & { readonly key: string })[]; count: number }> {
  const page = momentPage(paging);
  const { bound, isBackwards, skip } = page;
  const rows = await database.query(
    isBackwards
      ? `select ${ROW} ${FROM} and (b.created_at, b.id) > ($2::timestamptz, $3::bigint) order by b.created_at, b.id limit $4 offset $5`
      : `select ${ROW} ${FROM} and (b.created_at, b.id) < ($2::timestamptz, $3::bigint) ${NEWEST_FIRST} limit $4 offset $5`,
    [player, bound?.at ?? 'infinity', bound?.id ?? 0, paging.pagesize, skip],
  );
  const count = await countOf(database, 'select count(*) as count from bet where player_id = $1', [player]);
  const bets = inOrder(rows, page).map((row) => ({ ...shown(row), key: momentKey({ at: row.createdAt, id: row.id }) }));
  return { bets, count };
}

/** Every row of a page says how many there are; a page behind the last has none that could. */
async function pageAndCount(
  skip: number,
  rows: readonly (BetRow & { readonly total: number })[],
  counted: () => Promise<number>,
): Promise<{ bets: Bet[]; count: number }> {
  const count = rows[0]?.total ?? (skip > 0 ? await counted() : 0);
  return { bets: rows.map(shown), count };
}

function shown(row: BetRow): Bet {
  const price = averagePrice(row.fills);
  return {
    id: betId(row.id),
    clientRef: row.clientRef,
    refMatchId: row.matchId,
    matchName: row.matchName,
    marketId: row.marketId,
    marketType: row.kind,
    marketName: row.name,
    runnerId: row.runnerId,
    runnerName: selectionName(row, row),
    ...outcomesOf(row),
    selectionType: row.side,
    odds: figureOf(row.price),
    line: row.line,
    stack: row.stake,
    matchedStack: matchedStake(row),
    matchedOdds: price === null ? null : figureOf(price),
    fills: row.fills.map(({ stake, price: at, at: time, profit }) => ({
      stack: stake,
      odds: figureOf(at),
      at: new Date(time),
      ...(profit == null ? {} : { profit }),
    })),
    ...(row.cashOut === null ? {} : { cashOut: true as const }),
    status: row.status,
    reason: row.reason,
    ...namedReason(row.reason),
    profit: row.profit,
    // Of what was never matched no result says anything.
    resettled: row.version > 1 && row.fills.length > 0,
    createdAt: row.createdAt,
    settledAt: row.settledAt,
    timeline: timelineOf(row),
  };
}

/** Why it was refused by name, where that has one. */
export function namedReason(reason: string | null): { readonly refusal?: NamedRefusal } {
  const refusal = reason === null ? null : namedRefusal(reason);
  return refusal ? { refusal } : {};
}

/**
 * What a player's open bets hold, as figures of 0 or below: match by match, the latest bet's first. On a market whose runners can't be
 * read each of them counts as lost.
 */
export async function exposuresOf(
  database: Queryable,
  player: number,
): Promise<{ exposureAmount: Paise; matches: ExposureMatch[] }> {
  const matches = await database.query(
    `select m.match_id as "refMatchId", max(m.match_name) as "matchName", sum(p.exposure)::bigint as "exposureAmount",
       sum(b.count)::bigint as "totalBets"
     from exposures_of($1) p join market m on m.id = p.market
       join (select market_id, count(*), max(id) as latest from bet
             where player_id = $1 and status in ('delayed', 'matched', 'partial', 'unmatched') group by market_id) b on b.market_id = p.market
     group by m.match_id order by max(b.latest) desc`,
    [player],
  );
  return { exposureAmount: sumPaise(matches, ({ exposureAmount }) => exposureAmount), matches };
}
