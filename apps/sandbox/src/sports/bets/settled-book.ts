import type { Bet, Sport, StatementSettlement } from '@pavilion/api-client/wire';
import { betId, betNumber } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';
import { sportsOf } from '../feed/match-sports.ts';
import { betsNamed } from './list.ts';

/** A player's bets on a market, and how one of its results came to what it moved. */
export interface SettledBook {
  readonly bets: readonly Bet[];
  /** Null where it is not known any more. */
  readonly settlement: Omit<StatementSettlement, 'owed'> | null;
}

/** As many bets of a market as are shown of it, the newest. */
const MOST_SHOWN = 100;

/** A player's bets on a market by the result of `version`; undefined where they have none on it. */
export async function settledBook(
  database: Queryable,
  player: number,
  market: string,
  version: number,
): Promise<SettledBook | undefined> {
  const ids = await database.query(
    'select id from bet where player_id = $1 and market_id = $2 order by id desc limit $3',
    [player, market, MOST_SHOWN],
  );
  if (ids.length === 0) return undefined;
  const [bets, settled] = await Promise.all([
    betsNamed(
      database,
      player,
      ids.map(({ id }) => id),
    ),
    database.query(
      `select version, net, commission, rate from market_settlement
       where market_id = $1 and player_id = $2 and version <= $3 order by version desc limit 2`,
      [market, player, version],
    ),
  ]);
  const [latest, before] = settled;
  const settlement =
    latest?.version === version
      ? {
          net: latest.net,
          commission: latest.commission,
          rate: latest.rate / 100,
          ...(before ? { before: { net: before.net, commission: before.commission } } : {}),
        }
      : null;
  return { bets, settlement };
}

/** The market of a player's bet by the bet's name; undefined where they have no such bet. */
export async function marketOfBet(database: Queryable, player: number, bet: string): Promise<string | undefined> {
  const id = betNumber(bet);
  if (id === null) return undefined;
  const [row] = await database.query('select market_id as market from bet where id = $1 and player_id = $2', [
    id,
    player,
  ]);
  return row?.market;
}

/** The sports of these markets and bets, by the names that they are given by; what is not known is not in it. */
export async function sportsOfNamed(
  database: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, Sport>> {
  const numbers = names.flatMap((name) => betNumber(name) ?? []);
  const [markets, bets] = await Promise.all([
    database.query('select id, match_id as match from market where id = any($1::text[])', [names]),
    numbers.length === 0
      ? []
      : database.query(
          'select b.id, m.match_id as match from bet b join market m on m.id = b.market_id where b.id = any($1::bigint[])',
          [numbers],
        ),
  ]);
  const matches = [...markets, ...bets.map(({ id, match }) => ({ id: betId(id), match }))];
  const known = await sportsOf(database, [...new Set(matches.map(({ match }) => match))]);
  return new Map(
    matches.flatMap(({ id, match }) => {
      const sport = known.get(match);
      return sport ? [[id, sport] as const] : [];
    }),
  );
}
