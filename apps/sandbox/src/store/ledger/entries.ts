import type { Paise } from '@pavilion/money';
import type { Paging } from '../../base/index.ts';
import { countOf } from '../database/count.ts';
import type { Queryable } from '../database/database.ts';
import { accountNames, allKinds, ENTRY_OF_KEY, NEWEST, type PlayerAccount } from './newest.ts';

/** One entry of a player's ledger, with what its account had right after. */
export interface PlayerEntry {
  readonly title: string;
  readonly detail: string;
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly amount: Paise;
  readonly after: Paise;
  readonly at: Date;
}

/**
 * A page of a player's entries, newest first, and how many there are; of one account where it is given. What is skipped is skipped
 * in the index.
 */
export async function entriesOf(
  database: Queryable,
  player: number,
  name: PlayerAccount | null,
  { skip, pagesize }: Paging,
): Promise<{ entries: PlayerEntry[]; count: number }> {
  const names = name === null ? accountNames : [name];
  const entries = await database.query(
    `with k as (select * from (${NEWEST}) as newest offset $8::bigint)
     select t.title, t.detail, t.reference, e.kind, e.name, e.amount, coalesce(e.balance_after, 0) as after, e.at
     from k ${ENTRY_OF_KEY} order by e.at desc, e.id desc`,
    [player, names, allKinds, '-infinity', 'infinity', skip + pagesize, 0, skip],
  );
  const count = await countOf(
    database,
    'select coalesce(sum(entries), 0)::bigint as count from account where player_id = $1 and name = any($2::text[])',
    [player, names],
  );
  return { entries, count };
}

/** Which of these players have ever paid in. */
export async function depositorsAmong(database: Queryable, players: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database.query(
    `select coalesce(p.id, 0) as player from unnest($1::bigint[]) as p (id) where exists (
       select from ledger_entry e where e.player_id = p.id and e.name = 'cash' and e.kind = 'deposit' and e.amount > 0)`,
    [players],
  );
  return new Set(rows.map(({ player }) => player));
}
