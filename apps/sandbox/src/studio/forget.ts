import { DAY } from '../base/index.ts';
import type { Database } from '../store/index.ts';
import { forgetUndoneRounds } from './rounds/sweep.ts';
import { forgetUndoneTickets } from './tables/payments.ts';
import { forgetOrders } from './wallet/orders.ts';

/** For how long what has come to nothing is kept, ms: longer than anybody asks for it again. */
const KEPT = 30 * DAY;

/** Forgets orders that were done, and then stakes that were refused or came back, whose rollback has its answer by now. */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  await forgetOrders(database, before);
  await forgetUndoneRounds(database, before);
  await forgetUndoneTickets(database, before);
}
