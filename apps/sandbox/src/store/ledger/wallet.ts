import type { Wallet } from '@pavilion/api-client/wire';
import type { Queryable } from '../database/database.ts';

/** What a player has now, in paise. */
export async function walletOf(database: Queryable, player: number): Promise<Wallet> {
  const rows = await database.query<{ purse: string; balance: number }>(
    'select purse, balance from account where player_id = $1',
    [player],
  );
  const of = (purse: string) => rows.find((row) => row.purse === purse)?.balance ?? 0;
  const [cash, coins] = [of('cash'), of('coins')];
  return { balance: cash + coins, cash, coins };
}
