import type { Queryable } from '../store/index.ts';
import { until } from './until.ts';

/** How many connections of a test's database wait for a lock that somebody else holds. */
export async function waitsIn(database: Queryable): Promise<number> {
  const waits = await database.query(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return waits.length;
}

/**
 * Waits until exactly so many connections of a test's database wait for a lock that somebody else holds: so a test that holds the lock sees that
 * whatever it has begun meanwhile really waits for it.
 */
export const waiting = (database: Queryable, count: number): Promise<void> =>
  until(`${count} wait for a lock`, async () => (await waitsIn(database)) === count);
