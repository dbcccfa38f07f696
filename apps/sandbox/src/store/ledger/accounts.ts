import type { Paise } from '@pavilion/money';
import type { Queryable, Transaction } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

/** What a player has in cash, and how much of it is held for open bets. */
export interface CashAndHeld {
  readonly cash: Paise;
  readonly held: Paise;
}

/**
 * Locks a player's accounts, in the ledger's order, and returns what they have and hold: that stays so until the transaction
 * ends. Whoever reads what a player has to move money by it does this first.
 */
export const lockAccounts = (tx: Transaction, player: number) => cashAndHeld(tx, player, 'for no key update');

/** What a player has in cash and holds. */
export const cashAndHeldOf = (database: Queryable, player: number) => cashAndHeld(database, player, '');

async function cashAndHeld(database: Queryable, player: number, lock: Lock): Promise<CashAndHeld> {
  const of = await balancesOf(database, player, lock);
  return { cash: of('cash'), held: of('held') };
}

type Lock = '' | 'for no key update';

/** What stands in a player's accounts, by their names. */
export async function balancesOf(
  database: Queryable,
  player: number,
  lock: Lock = '',
): Promise<(account: string) => Paise> {
  const rows = await database.query<{ name: string; balance: Paise }>(
    `select name, balance from account where player_id = $1 order by id ${lock}`,
    [player],
  );
  return (account) =>
    onlyRow(
      rows.filter(({ name }) => name === account),
      `the ${account} of player ${player}`,
    ).balance;
}

/** The cash of each of these players, by id. */
export async function cashOf(database: Queryable, players: readonly number[]): Promise<ReadonlyMap<number, Paise>> {
  const rows = await database.query<{ player: number; cash: Paise }>(
    `select player_id as player, balance as cash from account where name = 'cash' and player_id = any($1::bigint[])`,
    [players],
  );
  return new Map(rows.map(({ player, cash }) => [player, cash]));
}

/** What one kind of account has in all. */
export interface AccountSum {
  readonly name: string;
  readonly isHouse: boolean;
  readonly sum: Paise;
}

/** What every account has: players' accounts by their balances, the house's by their entries. */
export function accountSums(database: Queryable): Promise<AccountSum[]> {
  return database.query<AccountSum>(
    `select name, false as "isHouse", coalesce(sum(balance), 0)::bigint as sum from account where player_id is not null group by name
     union all
     select a.name, true, coalesce(sum(e.amount), 0)::bigint
     from account a left join ledger_entry e on e.account_id = a.id where a.player_id is null group by a.name
     order by 2, 1`,
  );
}
