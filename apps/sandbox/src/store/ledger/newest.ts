import { statementKinds } from '@pavilion/api-client/wire';

/** What a player's accounts are called. */
export const accountNames = ['cash', 'coins', 'held'] as const;
export type PlayerAccount = (typeof accountNames)[number];

/** Every kind of ledger transaction, as a list for `newest`. */
export const allKinds: readonly string[] = statementKinds;

/** The keys of a player's newest entries of each account's name ($2) and kind ($3): `$6` of each before the instant and id of $5 and $7. */
export const NEWEST_OF_EACH = `
  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (
    select e.name, e.kind, e.at, e.id from ledger_entry e
    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind
      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)
    order by e.at desc, e.id desc limit $6::bigint) as k`;

/**
 * The keys of a player's newest entries, by the index alone: of each account's name ($2) and kind ($3) the newest `$6` before the
 * instant and id of $5 and $7 and not before $4; then the newest `$6` of those. Joined to `ledger_entry` by `ENTRY_OF_KEY`.
 */
export const NEWEST = `${NEWEST_OF_EACH}
  order by k.at desc, k.id desc limit $6::bigint` as const;

/** The same the other way: of each the oldest `$6` after the instant and id of $4 and $7 and not after $5; then the oldest `$6` of those. */
export const OLDEST = `
  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (
    select e.name, e.kind, e.at, e.id from ledger_entry e
    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind
      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) > ($4::timestamptz, $7::bigint)
    order by e.at, e.id limit $6::bigint) as k
  order by k.at, k.id limit $6::bigint`;

/** An entry `e` of a key `k` that `NEWEST` or `OLDEST` found, and its transaction `t`. The period once more: it says which parts are meant. */
export const ENTRY_OF_KEY = `
  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)
    and e.at >= $4::timestamptz and e.at <= $5::timestamptz
  join ledger_transaction t on t.id = e.transaction_id`;
