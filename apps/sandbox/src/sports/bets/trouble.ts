import { codeOf, FIRST_PAUSE, LONGEST_PAUSE, troubleText } from '../../base/index.ts';
import { type Database, isAway, type Queryable } from '../../store/index.ts';

/** What could not be settled: a player's bets on a market, or the whole market. */
export interface Place {
  readonly market: string;
  readonly player: number | null;
}

/** Something that failed in one pass. */
export interface Failure extends Place {
  readonly error: unknown;
  /** Whether it failed in this way for the first time: whoever logs it says it once. */
  readonly isNew: boolean;
}

/**
 * Whether the database is away, so that nothing else can be settled either. One statement that took too long, or a lock that
 * somebody keeps, is the trouble of whom it was for.
 */
export const isOutage = (error: unknown): boolean => isAway(error) && codeOf(error) !== '57014';

/** Throws what failed once everything was tried: the one error, or one that has them all. */
export function throwAll(errors: readonly unknown[], message: string): void {
  if (errors.length > 1) throw new AggregateError(errors, message);
  for (const error of errors) throw error;
}

/** Keeps what failed, by name and with its error, for the desk and for another try after a pause. */
export async function noteTrouble(
  database: Queryable,
  { market, player }: Place,
  error: unknown,
  at: Date,
): Promise<Failure> {
  const text = troubleText(error);
  // What it was before is read first: `returning` knows only what is there now.
  const [kept] = await database.query(
    `with known as (
       select error from settlement_trouble where market_id = $1 and player_id is not distinct from $2
     )
     insert into settlement_trouble as t (market_id, player_id, error, since, again_at)
     values ($1, $2, $3, $4, $4::timestamptz + $5::int * interval '1 millisecond')
     on conflict (market_id, player_id) do update set error = excluded.error, tries = t.tries + 1,
       again_at = $4::timestamptz + least($6::float8, $5 * power(2, least(t.tries, 20))) * interval '1 millisecond'
     returning tries, (select error from known) as before`,
    [market, player, text, at, FIRST_PAUSE, LONGEST_PAUSE],
  );
  return { market, player, error, isNew: kept?.before !== text };
}

/** Forgets a trouble that is over. */
export async function clearTrouble(database: Queryable, { market, player }: Place): Promise<void> {
  await database.query('delete from settlement_trouble where market_id = $1 and player_id is not distinct from $2', [
    market,
    player,
  ]);
}

/** Whose settlements are to be tried again, by `now` where it is given, else all; the longest wait first, at most so many. */
export function troublesDue(
  database: Database,
  now: Date | null,
  most: number,
): Promise<{ market: string; player: number }[]> {
  return database.query(
    `select market_id as market, player_id as player from settlement_trouble
     where player_id is not null and ($1::timestamptz is null or again_at <= $1) order by again_at, market_id, player_id limit $2`,
    [now, most],
  );
}

/** Of these markets, those that are not to be tried before later than `now`. */
export async function resting(
  database: Queryable,
  markets: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await database.query(
    `select market_id as market from settlement_trouble
     where player_id is null and again_at > $2 and market_id = any($1::text[])`,
    [markets, now],
  );
  return new Set(rows.map(({ market }) => market));
}

/** The players whose settlement on a market failed. */
export async function troubledIn(database: Queryable, market: string): Promise<ReadonlySet<number>> {
  const rows = await database.query(
    'select player_id as player from settlement_trouble where market_id = $1 and player_id is not null',
    [market],
  );
  return new Set(rows.map(({ player }) => player));
}
