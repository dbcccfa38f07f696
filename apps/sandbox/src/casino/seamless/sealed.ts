import { DAY } from '../../base/index.ts';
import type { Database, Transaction } from '../../store/index.ts';

/** How long the transactions of a round are kept once it has ended and nothing comes any more, ms. */
const KEPT = 90 * DAY;
/** How many parts of rounds are sealed in one transaction, and in how many at a turn. */
const AT_ONCE = 200;
const TURNS = 20;

/**
 * Seals what is long over: the transactions of such a round are removed, and its row stays for ever, by which each of them is refused
 * when it comes again. So none is ever done twice, and what was done stands in the ledger.
 */
export async function sealRounds(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await database.transaction((tx) => sealSome(tx, before, now))) < AT_ONCE) return;
  }
}

async function sealSome(tx: Transaction, before: Date, now: Date): Promise<number> {
  // Asked of each round by its key: as `not exists` it could be planned as one reading of all transactions there are.
  const due = await tx.query(
    `select provider, round, player_id as player from game_round g
     where sealed_at is null and closed_at < $1
       and coalesce((select max(t.at) from wallet_transaction t
         where t.provider = g.provider and t.round = g.round and t.player_id = g.player_id), closed_at) < $1
       and (select h.id from held_win h
         where h.provider = g.provider and h.round = g.round and h.player_id = g.player_id and h.outcome is null limit 1) is null
     order by closed_at limit $2 for no key update skip locked`,
    [before, AT_ONCE],
  );
  const parts = [
    due.map(({ provider }) => provider),
    due.map(({ round }) => round),
    due.map(({ player }) => player),
  ] as const;
  // What has come since it was looked at is kept, and known by name.
  await tx.query(
    `delete from wallet_transaction t using unnest($1::text[], $2::text[], $3::bigint[]) as d (provider, round, player)
     where t.provider = d.provider and t.round = d.round and t.player_id = d.player and t.at < $4`,
    [...parts, before],
  );
  await tx.query(
    `update game_round g set sealed_at = $4 from unnest($1::text[], $2::text[], $3::bigint[]) as d (provider, round, player)
     where g.provider = d.provider and g.round = d.round and g.player_id = d.player`,
    [...parts, now],
  );
  return due.length;
}
