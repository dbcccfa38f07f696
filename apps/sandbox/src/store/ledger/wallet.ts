import type { Wallet } from '@pavilion/api-client/wire';
import { addPaise } from '@pavilion/money';
import type { Queryable } from '../database/database.ts';
import { balancesOf } from './accounts.ts';

/** What a player has now. */
export async function walletOf(database: Queryable, player: number): Promise<Wallet> {
  const of = await balancesOf(database, player);
  const [cash, coins] = [of('cash'), of('coins')];
  return { balance: addPaise(cash, coins), cash, coins };
}
