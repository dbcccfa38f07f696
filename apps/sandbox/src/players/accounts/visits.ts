import { istDay, Refusal } from '../../base/index.ts';
import type { AccountServices } from './services.ts';

/** How many pages are counted on a day: the app has a few dozen, and whoever invents one has it kept for two years. */
export const MOST_PAGES = 500;

/**
 * Counts a visit of a page on its day in India. One that nobody has opened on that day is a new name: it is counted within a bound for its
 * address, and one for all, and else nowhere.
 */
export async function countVisit(
  { database, clock, limiter }: Pick<AccountServices, 'database' | 'clock' | 'limiter'>,
  page: string,
  address: string,
): Promise<void> {
  const day = istDay(clock());
  const known = await database.query(
    'update page_visit set visits = visits + 1 where page = $1 and day = $2::text::date returning 1',
    [page, day],
  );
  if (known.length > 0) return;
  try {
    // Apart from the names that its reports bring.
    await limiter.take('newNamesPerAddress', `visits ${address}`);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await database.query(
    `insert into page_visit (page, day, visits) select $1, $2::text::date, 1
     where (select count(*) from page_visit where day = $2::text::date) < $3::int
     on conflict (page, day) do update set visits = page_visit.visits + 1`,
    [page, day, MOST_PAGES],
  );
}
