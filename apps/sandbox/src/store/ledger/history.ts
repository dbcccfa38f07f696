import type { Paise } from '@pavilion/money';
import type { Queryable } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import type { LedgerKind } from './post.ts';

/** A ledger transaction as it moved a player's cash. */
export interface CashMove {
  readonly reference: string;
  readonly title: string;
  readonly detail: string;
  readonly state: string;
  readonly at: Date;
  /** Plus is what the player gained. */
  readonly amount: Paise;
}

/** Everything of one kind that moved a player's cash, oldest first. */
export function cashMovesOf(database: Queryable, player: number, kind: LedgerKind): Promise<CashMove[]> {
  return database.query(
    `select t.reference, t.title, t.detail, t.state, t.at, e.amount
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where e.player_id = $1 and e.name = 'cash' and e.kind = $2 order by t.at, t.id`,
    [player, kind],
  );
}

/** What is held of a player by the transactions whose references begin with one of these, after what they have released. */
export async function heldBy(database: Queryable, player: number, beginnings: readonly string[]): Promise<Paise> {
  const rows = await database.query(
    `select coalesce(sum(e.amount), 0)::bigint as held from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where e.player_id = $1 and e.name = 'held'
       and exists (select from unnest($2::text[]) as b (beginning) where starts_with(t.reference, b.beginning))`,
    [player, beginnings],
  );
  return onlyRow(rows, `what is held of player ${player}`).held;
}

/** A written transaction: when it was, and what each account gained by it. */
export interface WrittenTransaction {
  readonly at: Date;
  readonly entries: readonly {
    /** Null: the house. */
    readonly player: number | null;
    readonly name: string;
    readonly amount: Paise;
  }[];
}

/** The transaction of a reference; undefined where there is none. */
export async function transactionOf(database: Queryable, reference: string): Promise<WrittenTransaction | undefined> {
  const [transaction] = await database.query(
    `select t.at, jsonb_agg(jsonb_build_object('player', a.player_id, 'name', a.name, 'amount', e.amount) order by e.id) as entries
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at join account a on a.id = e.account_id
     where t.reference = $1 group by t.id`,
    [reference],
  );
  return transaction;
}
