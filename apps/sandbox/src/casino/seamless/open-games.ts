import type { GameName } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';

/** The games in which a player has a round that has not ended: something is staked in it still. */
export const openGames = (database: Queryable, player: number): Promise<GameName[]> =>
  database.query(
    `select distinct provider, game as code from game_round
     where player_id = $1 and closed_at is null and bets > 0 and game is not null order by provider, game`,
    [player],
  );

/** What came of the rounds that a player began in these games since they opened each, and since `from`, in paise. A game without one is left out. */
export const netsOf = (
  database: Queryable,
  player: number,
  { opened, from }: { readonly opened: readonly (GameName & { readonly at: Date })[]; readonly from: Date },
) =>
  database.query(
    `select o.provider, o.code, sum(r.won - r.staked)::bigint as net
     from (select distinct provider, round from wallet_transaction
           where player_id = $1 and kind in ('bet', 'bet-win') and at >= $2) b
       join game_round r on r.provider = b.provider and r.round = b.round and r.player_id = $1
       join unnest($3::text[], $4::text[], $5::timestamptz[]) as o (provider, code, at)
         on o.provider = r.provider and o.code = r.game and r.opened_at >= o.at
     where r.bets > 0 group by o.provider, o.code`,
    [player, from, opened.map(({ provider }) => provider), opened.map(({ code }) => code), opened.map(({ at }) => at)],
  );
