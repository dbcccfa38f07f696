import type { Queryable } from '../../store/index.ts';

/** For how long a process leads a table unless it says so again, ms: within it another takes over where it is killed. */
const LEASE = 3000;
/** For how long what a process has counted stands, ms. */
const STANDS = 6000;

/** Takes the lead of a table, or goes on leading it. Null while another process does; otherwise until when (ms since 1970). */
export async function takeLead(database: Queryable, game: string, process: string, now: Date): Promise<number | null> {
  const until = new Date(now.getTime() + LEASE);
  const taken = await database.query(
    `insert into studio_table_lead as l (game, leader, leads_until) values ($1, $2, $3)
     on conflict (game) do update set leader = excluded.leader, leads_until = excluded.leads_until
       where l.leader = excluded.leader or l.leads_until <= $4
     returning 1`,
    [game, process, until, now],
  );
  return taken.length === 0 ? null : until.getTime();
}

/** Leaves the lead of all tables to whoever comes next. */
export async function leaveLead(database: Queryable, process: string, now: Date): Promise<void> {
  await database.query('update studio_table_lead set leads_until = $2 where leader = $1 and leads_until > $2', [
    process,
    now,
  ]);
  await database.query('delete from studio_table_watch where process = $1', [process]);
}

/** Keeps how many look at a table at this process, and returns how many do at all of them. */
export async function countViewers(
  database: Queryable,
  {
    game,
    process,
    viewers,
    now,
  }: { readonly game: string; readonly process: string; readonly viewers: number; readonly now: Date },
): Promise<number> {
  await database.query(
    `insert into studio_table_watch (game, process, viewers, stands_until) values ($1, $2, $3, $4)
     on conflict (game, process) do update set viewers = excluded.viewers, stands_until = excluded.stands_until`,
    [game, process, viewers, new Date(now.getTime() + STANDS)],
  );
  const counts = await viewersOf(database, [game], now);
  return counts.get(game) ?? 0;
}

/** How many look at each of these tables. */
export async function viewersOf(
  database: Queryable,
  games: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query(
    `select game, sum(viewers)::int as viewers from studio_table_watch where game = any($1::text[]) and stands_until > $2
     group by game`,
    [games, now],
  );
  return new Map(rows.map(({ game, viewers }) => [game, viewers ?? 0]));
}

/** Forgets what processes counted that are gone. */
export async function forgetViewers(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from studio_table_watch where stands_until < $1', [now]);
}
