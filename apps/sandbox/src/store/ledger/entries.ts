import type { Paise } from '@pavilion/money';
import type { Paging } from '../../base/index.ts';
import { countOf } from '../database/count.ts';
import type { Queryable } from '../database/database.ts';

/** What a player's accounts are called. */
export const accountNames = ['cash', 'coins', 'held'] as const;

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

/** A page of a player's entries, newest first, and how many there are; of one account where it is given. */
export async function entriesOf(
  database: Queryable,
  player: number,
  name: (typeof accountNames)[number] | null,
  { skip, pagesize }: Paging,
): Promise<{ entries: PlayerEntry[]; count: number }> {
  const from = `from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
    where a.player_id = $1 and ($2::text is null or a.name = $2)`;
  const entries = await database.query<PlayerEntry>(
    `select t.title, t.detail, t.reference, t.kind, a.name, e.amount, e.balance_after as after, e.at ${from}
     order by e.at desc, e.id desc offset $3 limit $4`,
    [player, name, skip, pagesize],
  );
  const count = await countOf(database, `select count(*) as count ${from}`, [player, name]);
  return { entries, count };
}

/** Which of these players have ever paid in. */
export async function depositorsAmong(database: Queryable, players: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ player: number }>(
    `select p.id as player from unnest($1::bigint[]) as p (id) where exists (
       select from account a join ledger_entry e on e.account_id = a.id join ledger_transaction t on t.id = e.transaction_id
       where a.player_id = p.id and a.name = 'cash' and t.kind = 'deposit' and e.amount > 0)`,
    [players],
  );
  return new Set(rows.map(({ player }) => player));
}
