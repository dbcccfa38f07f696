import type { Paise } from '@pavilion/money';
import type { Queryable } from '../database/database.ts';

/** A transaction as a line of a player's statement. */
export interface WrittenLine {
  readonly title: string;
  readonly detail: string;
  readonly at: Date;
  /** What the player's cash and coins gained by it. */
  readonly amount: Paise;
}

/** The line of a reference in a player's statement; undefined where it moved neither their cash nor their coins. */
export async function lineOf(database: Queryable, player: number, reference: string): Promise<WrittenLine | undefined> {
  const [line] = await database.query(
    `select t.title, t.detail, t.at, sum(e.amount)::bigint as amount
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at
     where t.reference = $2 and e.player_id = $1 and e.name in ('cash', 'coins') group by t.id`,
    [player, reference],
  );
  return line;
}
