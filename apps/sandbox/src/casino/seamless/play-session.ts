import type { GameName, playCalls } from '@pavilion/api-client/wire';
import { type Clock, HOUR } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, onlyRow, type Queryable } from '../../store/index.ts';

/** How far back a player's rounds in a game are counted, ms: as long as it stays open. */
const LOOKS_BACK = 12 * HOUR;

/** What a game's page shows of the rounds since it was opened. */
export function playHandlers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Handlers<typeof playCalls> {
  return {
    async getPlaySession({ provider, code, since }, { session: { player } }) {
      const now = clock();
      const from = new Date(Math.max(since?.getTime() ?? now.getTime(), now.getTime() - LOOKS_BACK));
      const rows = await database.query(
        `select count(r.round) as rounds, coalesce(sum(r.staked), 0)::bigint as staked, coalesce(sum(r.won), 0)::bigint as won
         from (select distinct provider, round from wallet_transaction
               where player_id = $1 and kind in ('bet', 'bet-win') and at >= $4 and provider = $2) b
           join game_round r on r.provider = b.provider and r.round = b.round and r.player_id = $1
         where r.game = $3 and r.opened_at >= $4 and r.bets > 0`,
        [player, provider, code, from],
      );
      return { data: { at: now, ...onlyRow(rows, `what a player has staked in ${code}`) } };
    },
  };
}

/**
 * What came of the rounds that a player began in these games since they opened each, in paise, as far back as the page of a game
 * counts them. A game without one is left out.
 */
export const netsOf = (
  database: Queryable,
  player: number,
  { opened, now }: { readonly opened: readonly (GameName & { readonly at: Date })[]; readonly now: Date },
) =>
  database.query(
    `select o.provider, o.code, sum(r.won - r.staked)::bigint as net
     from (select distinct provider, round from wallet_transaction
           where player_id = $1 and kind in ('bet', 'bet-win') and at >= $2) b
       join game_round r on r.provider = b.provider and r.round = b.round and r.player_id = $1
       join unnest($3::text[], $4::text[], $5::timestamptz[]) as o (provider, code, at)
         on o.provider = r.provider and o.code = r.game and r.opened_at >= o.at
     where r.bets > 0 group by o.provider, o.code`,
    [
      player,
      new Date(now.getTime() - LOOKS_BACK),
      opened.map(({ provider }) => provider),
      opened.map(({ code }) => code),
      opened.map(({ at }) => at),
    ],
  );
