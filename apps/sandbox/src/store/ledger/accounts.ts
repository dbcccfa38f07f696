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
  const rows = await database.query(
    `select name, coalesce(balance, 0) as balance from account where player_id = $1 order by id ${lock}`,
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
  const rows = await database.query(
    `select player_id as player, coalesce(balance, 0) as cash from account where name = 'cash' and player_id = any($1::bigint[])`,
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

/** What every account has: players' by their balances, the house's by their totals and what is not folded into them yet. */
export function accountSums(database: Queryable): Promise<AccountSum[]> {
  return database.query(
    `select name, false as "isHouse", coalesce(sum(balance), 0)::bigint as sum from account where player_id is not null group by name
     union all
     select a.name, true, coalesce(h.total, 0) + coalesce(m.amount, 0)
     from account a left join ledger_house_total h on h.account_id = a.id
       left join (select account_id, sum(amount)::bigint as amount from ledger_house_move group by account_id) m on m.account_id = a.id
     where a.player_id is null
     order by 2, 1`,
  );
}

/** How many moves of the house's accounts are folded in one transaction. */
const FOLDED_AT_ONCE = 20_000;

/**
 * Folds what the house's accounts gained since the last time into their totals, so that nobody has to sum their entries. Several
 * processes may do so at once: each takes what no other has taken.
 */
export async function foldHouseMoves(database: Queryable): Promise<void> {
  for (let folded = FOLDED_AT_ONCE; folded === FOLDED_AT_ONCE; ) {
    const [counted] = await database.query(
      `with moved as (
         delete from ledger_house_move where ctid = any(array(
           select ctid from ledger_house_move limit $1 for update skip locked)) returning account_id, amount
       ), added as (
         insert into ledger_house_total as h (account_id, total)
         select account_id, sum(amount) from moved group by account_id order by account_id
         on conflict (account_id) do update set total = h.total + excluded.total
       )
       select count(*) as folded from moved`,
      [FOLDED_AT_ONCE],
    );
    folded = counted?.folded ?? 0;
  }
}
