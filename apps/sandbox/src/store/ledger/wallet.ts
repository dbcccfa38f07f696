import type { Wallet } from '@pavilion/api-client/wire';
import { addPaise, type Paise } from '@pavilion/money';
import type { Queryable } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

/** What a player has now. */
export async function walletOf(database: Queryable, player: number): Promise<Wallet> {
  const rows = await database.query<{ name: string; balance: Paise }>(
    'select name, balance from account where player_id = $1',
    [player],
  );
  const of = (account: string) =>
    onlyRow(
      rows.filter(({ name }) => name === account),
      `the ${account} of player ${player}`,
    ).balance;
  const [cash, coins] = [of('cash'), of('coins')];
  return { balance: addPaise(cash, coins), cash, coins };
}
