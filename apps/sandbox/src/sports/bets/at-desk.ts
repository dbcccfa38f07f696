import type { MarketType } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { inOrder, namePage, type Paging } from '../../base/index.ts';
import { countOf, type Queryable } from '../../store/index.ts';
import type { Lapses } from './terms.ts';

/** A market with bets as the operator's desk sees it. */
export interface DeskMarket {
  readonly id: string;
  readonly matchName: string;
  readonly kind: MarketType;
  readonly name: string;
  /** As it is kept, which may be anything where the row is broken. */
  readonly runners: unknown;
  /** Hundredths of a percent. */
  readonly commission: number;
  /** Seconds that a bet waits in play, and when what stands lapses. */
  readonly delay: number;
  readonly lapses: Lapses;
  readonly outcome: string | null;
  /** How many times it has been decided. */
  readonly version: number;
  readonly openedAt: Date;
  readonly decidedAt: Date | null;
  /** Since when it waits for a person's decision; null where it doesn't. */
  readonly missingSince: Date | null;
  /** Whether every bet on it is settled by its latest result. */
  readonly isSettled: boolean;
  readonly bets: number;
  readonly players: number;
  /** What is staked on it in all. */
  readonly stakes: Paise;
}

const MARKET = `select m.id, m.match_name as "matchName", m.kind, m.name, m.runners, m.commission, m.delay, m.lapses, m.outcome, m.version,
  m.opened_at as "openedAt", m.decided_at as "decidedAt", m.missing_since as "missingSince",
  m.outcome is not null and m.settled_version = m.version as "isSettled", b.bets, b.players, b.stakes
  from market m cross join lateral (
    select count(*)::int as bets, count(distinct player_id)::int as players, coalesce(sum(stake), 0)::bigint as stakes
    from bet where market_id = m.id
  ) b`;

/** A page of the markets that wait for a decision, the longest wait first, and how many there are. */
export async function missingMarkets(
  database: Queryable,
  { skip, pagesize }: Paging,
): Promise<{ markets: DeskMarket[]; count: number }> {
  const markets = await database.query(
    `${MARKET} where m.missing_since is not null and m.outcome is null order by m.missing_since, m.id offset $1 limit $2`,
    [skip, pagesize],
  );
  const count = await countOf(
    database,
    'select count(*) as count from market where missing_since is not null and outcome is null',
  );
  return { markets, count };
}

/** A page of the markets that are open, whose match is on, the latest first, and how many there are. By key it is read from there in the index. */
export async function openMarkets(
  database: Queryable,
  paging: Paging,
): Promise<{ markets: DeskMarket[]; count: number }> {
  const page = namePage(paging);
  const markets = await database.query(
    page.isBackwards
      ? `${MARKET} where m.missing_since is null and m.outcome is null and (m.opened_at, m.id) > ($3::timestamptz, $4::text)
         order by m.opened_at, m.id offset $1 limit $2`
      : `${MARKET} where m.missing_since is null and m.outcome is null and (m.opened_at, m.id) < ($3::timestamptz, $4::text)
         order by m.opened_at desc, m.id desc offset $1 limit $2`,
    [page.skip, paging.pagesize, page.bound?.at ?? 'infinity', page.bound?.name ?? ''],
  );
  const count = await countOf(
    database,
    'select count(*) as count from market where missing_since is null and outcome is null',
  );
  return { markets: inOrder(markets, page), count };
}

/** The markets that were decided last, the latest first. */
export function decidedMarkets(database: Queryable, most: number): Promise<DeskMarket[]> {
  return database.query(`${MARKET} where m.outcome is not null order by m.decided_at desc, m.id limit $1`, [most]);
}

/** One market by its id. */
export async function deskMarket(database: Queryable, id: string): Promise<DeskMarket | undefined> {
  const [market] = await database.query(`${MARKET} where m.id = $1`, [id]);
  return market;
}

/** A settlement that fails. */
export interface DeskTrouble {
  readonly market: string;
  /** `Match Odds, India v Australia`. */
  readonly about: string;
  /** Null: the market as a whole. */
  readonly player: number | null;
  readonly error: string;
  readonly tries: number;
  readonly since: Date;
  readonly againAt: Date;
}

/** A page of the settlements that fail, the longest trouble first, and how many there are; of one market where it is given. */
export async function settlementTroubles(
  database: Queryable,
  { skip, pagesize }: Paging,
  market: string | null = null,
): Promise<{ troubles: DeskTrouble[]; count: number }> {
  const troubles = await database.query(
    `select t.market_id as market, m.name || ', ' || m.match_name as about, t.player_id as player, t.error, t.tries, t.since,
       t.again_at as "againAt"
     from settlement_trouble t join market m on m.id = t.market_id
     where $3::text is null or t.market_id = $3 order by t.since, t.market_id, t.player_id offset $1 limit $2`,
    [skip, pagesize, market],
  );
  const count = await countOf(
    database,
    'select count(*) as count from settlement_trouble where $1::text is null or market_id = $1',
    [market],
  );
  return { troubles, count };
}

/** How many markets wait for a decision, and how many settlements fail. */
export async function marketsWaiting(database: Queryable): Promise<number> {
  return countOf(
    database,
    `select (select count(*) from market where missing_since is not null and outcome is null)
       + (select count(*) from settlement_trouble) as count`,
  );
}
