import { openDatabase, type Queryable } from '@pavilion/sandbox/store';
import { uncheckedRows } from '@pavilion/sandbox/testing/unchecked-rows';

/** Each player has so many entries on the average; one of them has a fiftieth of all. */
const ENTRIES_EACH = 5000;
/** Over so many days, up to and with the last. */
const DAYS = 400;
export const LAST_DAY = '2026-11-20';
/** The player with the most entries. */
export const HEAVY = 1_000_001;

/**
 * Fills a ledger with `count` entries, half of them players' and half the house's, as their transactions would have left it: by
 * statements over whole sets, with the triggers and what is indexed off meanwhile. Needs a superuser.
 */
export async function fillLedger(url: string, count: number): Promise<void> {
  // One connection, so that what is set for the session holds for all of it.
  const database = await openDatabase({ url, pool: 1 });
  await database.script('set statement_timeout = 0');
  await database.transaction(async (tx) => {
    await tx.script(`
      set local session_replication_role = replica;
      set local work_mem = '256MB';
      set local maintenance_work_mem = '1GB'`);
    const indexes = await dropIndexes(tx);
    await addPlayers(tx, Math.ceil(count / ENTRIES_EACH));
    await addEntries(tx, Math.ceil(count / 2));
    for (const { definition } of indexes) await tx.script(definition);
    await addSums(tx);
  });
  await database.script('vacuum (analyze)');
  // What was filled is written out before anything is measured.
  await database.script('checkpoint');
  await database.close();
}

interface Index {
  readonly definition: string;
}

/** Drops what every row would be put into, and returns how to make it again. */
async function dropIndexes(tx: Queryable): Promise<Index[]> {
  const constraints = await uncheckedRows<Index & { drop: string }>(
    tx,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as definition
     from pg_constraint where contype in ('p', 'u') and conrelid in ('ledger_entry'::regclass, 'ledger_transaction'::regclass)`,
  );
  const indexes = await uncheckedRows<Index & { drop: string }>(
    tx,
    `select format('drop index %s', indexrelid::regclass) as drop, 
       -- Of a table in parts it is said without them.
       replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index where indrelid in ('ledger_entry'::regclass, 'ledger_transaction'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const all = [...constraints, ...indexes];
  for (const { drop } of all) await tx.script(drop);
  return all;
}

/** Players after the heavy one, with accounts. */
const addPlayers = (tx: Queryable, count: number) =>
  tx.script(`
    insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
    overriding system value
    select ${HEAVY} - 1 + g, 'fill ' || g, 'fill ' || g, 'Fill', '+91', 'fill ' || g, '', 3, 81026, now() from generate_series(1, ${count}) g;
    insert into account (player_id, name, balance)
    select ${HEAVY} - 1 + g, name, 0 from generate_series(1, ${count}) g, unnest(array['cash', 'coins', 'held']) as name;
    analyze account`);

/**
 * Transaction after transaction, evenly over the days: first what each player begins with, then bets and games, with a deposit or the
 * like between them. The player of each is drawn, one in fifty times the heavy one.
 */
const addEntries = (tx: Queryable, count: number) =>
  tx.script(`
    create temporary table filled on commit drop as
    select g as id, 'FILL-' || g as reference, start.at + g * (interval '${DAYS} days' / ${count}) as at,
      case when g <= players.count then ${HEAVY} - 1 + g when draw.of_player < 0.02 then ${HEAVY} else ${HEAVY} + floor(draw.of_player * players.count)::bigint end as player_id,
      case when g <= players.count then 'deposit' when draw.of_kind < 0.62 then 'casino' when draw.of_kind < 0.9 then 'sports' when draw.of_kind < 0.94 then 'deposit'
        when draw.of_kind < 0.96 then 'withdrawal' when draw.of_kind < 0.99 then 'bonus' else 'adjustment' end as kind,
      case when g <= players.count then 1000000000000 when draw.of_kind < 0.9 then floor(draw.of_amount * 20001)::bigint - 10000 when draw.of_kind < 0.94 then 500000
        when draw.of_kind < 0.96 then -500000 else 1000 end as amount
    from generate_series(1, ${count}) g,
      (select '${LAST_DAY} 18:30+00'::timestamptz - interval '${DAYS} days' as at) start,
      (select count(*) as count from player where id >= ${HEAVY}) players,
      lateral (select random() + 0 * g as of_player, random() + 0 * g as of_kind, random() + 0 * g as of_amount) draw;
    insert into ledger_transaction (id, reference, kind, title, detail, state, at)
    overriding system value
    select ${FIRST} + id, reference, kind, 'Filled', 'By a measurement', 'Done', at from filled;
    insert into ledger_entry (id, transaction_id, account_id, amount, balance_after, at, player_id, name, kind)
    select ${FIRST} + 2 * f.id, ${FIRST} + f.id, a.id, f.amount,
      sum(f.amount) over (partition by f.player_id order by f.id), f.at, f.player_id, 'cash', f.kind
    from filled f join account a on a.player_id = f.player_id and a.name = 'cash';
    insert into ledger_entry (id, transaction_id, account_id, amount, at)
    select ${FIRST} + 2 * f.id + 1, ${FIRST} + f.id, a.id, -f.amount, f.at
    from filled f join account a on a.player_id is null and a.name = case f.kind
      when 'casino' then 'casino' when 'sports' then 'sports' when 'bonus' then 'bonus' when 'adjustment' then 'play-money' else 'bank' end;
    select setval('ledger_entry_number', ${FIRST} + 3 * ${count}),
      setval(pg_get_serial_sequence('ledger_transaction', 'id'), ${FIRST} + 2 * ${count})`);

/** Above every id that was posted before. */
const FIRST = 10_000_000;

/** What the triggers keep beside the entries. */
const addSums = (tx: Queryable) =>
  tx.script(`
    insert into ledger_day (player_id, day, name, kind, entries, gained, given)
    select player_id, (at at time zone 'UTC' + interval '5 hours 30 minutes')::date, name, kind, count(*),
      sum(greatest(amount, 0)), sum(greatest(-amount, 0))
    from ledger_entry where player_id >= ${HEAVY} group by 1, 2, 3, 4;
    insert into ledger_house_total as h (account_id, total)
    select account_id, sum(amount) from ledger_entry where player_id is null and transaction_id > ${FIRST} group by account_id
    on conflict (account_id) do update set total = h.total + excluded.total;
    update account a set balance = e.sum, entries = e.count
    from (select account_id, sum(amount) as sum, count(*) as count from ledger_entry where player_id >= ${HEAVY} group by account_id) e
    where e.account_id = a.id`);
