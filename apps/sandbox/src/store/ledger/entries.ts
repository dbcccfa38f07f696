import type { Paise } from '@pavilion/money';
import { inOrder, momentPage, type Paging } from '../../base/index.ts';
import { countOf } from '../database/count.ts';
import type { Queryable } from '../database/database.ts';
import { accountNames, allKinds, ENTRY_OF_KEY, NEWEST, OLDEST, type PlayerAccount } from './newest.ts';

/** One entry of a player's ledger, with what its account had right after. */
export interface PlayerEntry {
  readonly id: number;
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
 * A page of a player's entries, newest first, and how many there are; of one account where it is given. By key it is read from there in
 * the index; what is skipped without one is skipped in the index.
 */
export async function entriesOf(
  database: Queryable,
  player: number,
  name: PlayerAccount | null,
  paging: Paging,
): Promise<{ entries: PlayerEntry[]; count: number }> {
  const names = name === null ? accountNames : [name];
  const page = momentPage(paging);
  const { bound, isBackwards, skip } = page;
  const [from, to] = isBackwards ? ([bound?.at, undefined] as const) : ([undefined, bound?.at] as const);
  const most = skip + paging.pagesize;
  const entries = await database.query(
    isBackwards
      ? `with k as (select * from (${OLDEST}) as oldest offset $8::bigint) ${ENTRIES} order by e.at, e.id`
      : `with k as (select * from (${NEWEST}) as newest offset $8::bigint) ${ENTRIES} order by e.at desc, e.id desc`,
    [player, names, allKinds, from ?? '-infinity', to ?? 'infinity', most, bound?.id ?? 0, skip],
  );
  const count = await countOf(
    database,
    'select coalesce(sum(entries), 0)::bigint as count from account where player_id = $1 and name = any($2::text[])',
    [player, names],
  );
  return { entries: inOrder(entries, page), count };
}

const ENTRIES =
  `select e.id, t.title, t.detail, t.reference, e.kind, e.name, e.amount, coalesce(e.balance_after, 0) as after, e.at
     from k ${ENTRY_OF_KEY}` as const;

/** Which of these players have ever paid in. */
export async function depositorsAmong(database: Queryable, players: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database.query(
    `select coalesce(p.id, 0) as player from unnest($1::bigint[]) as p (id) where exists (
       select from ledger_entry e where e.player_id = p.id and e.name = 'cash' and e.kind = 'deposit' and e.amount > 0)`,
    [players],
  );
  return new Set(rows.map(({ player }) => player));
}

/** When each of these players who has ever deposited did so first. */
export async function firstDepositsOf(
  database: Queryable,
  players: readonly number[],
): Promise<{ readonly player: number; readonly at: Date }[]> {
  return database.query(
    `select coalesce(p.id, 0) as player, first.at from unnest($1::bigint[]) as p (id), lateral (
       select e.at from ledger_entry e where e.player_id = p.id and e.name = 'cash' and e.kind = 'deposit' and e.amount > 0
       order by e.at limit 1) as first`,
    [players],
  );
}
