import type { Transaction } from '../database/database.ts';
import type { CashAndHeld } from './accounts.ts';

/**
 * Locks the accounts of several players at once, in the order of the accounts' ids whatever the players' order here, and returns
 * what each has and holds; that stays so until the transaction ends. Two that lock some of the same players never wait for each
 * other for ever. Whoever needs several players' accounts takes them with this one call: a later one could be out of order.
 */
export async function lockAccountsOf(
  tx: Transaction,
  players: readonly number[],
): Promise<ReadonlyMap<number, CashAndHeld>> {
  const rows = await tx.query(
    'select player_id as player, name, coalesce(balance, 0) as balance from account where player_id = any($1::bigint[]) order by id for no key update',
    [players],
  );
  const balances = new Map(rows.map(({ player, name, balance }) => [`${player} ${name}`, balance]));
  const of = (player: number, name: 'cash' | 'held') => {
    const balance = balances.get(`${player} ${name}`) ?? null;
    if (balance === null) throw new Error(`The player ${player} has no account ${name}`);
    return balance;
  };
  return new Map(players.map((player) => [player, { cash: of(player, 'cash'), held: of(player, 'held') }]));
}

/** From here on the transaction waits for a lock that somebody keeps so long at most, ms; then Postgres ends it (55P03). */
export async function waitAtMost(tx: Transaction, ms: number): Promise<void> {
  await tx.query(`select set_config('lock_timeout', $1, true)`, [String(ms)]);
}
