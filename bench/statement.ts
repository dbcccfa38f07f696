import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  accountSums,
  type Database,
  entriesOf,
  foldHouseMoves,
  openAccounts,
  openDatabase,
  type Queryable,
  statementOf,
} from '@pavilion/sandbox/store';
import { startPostgres, type TestServer } from '@pavilion/sandbox/testing/servers';
import { uncheckedRows } from '@pavilion/sandbox/testing/unchecked-rows';
import { fillLedger, HEAVY, LAST_DAY } from './statement-fill.ts';

const run = promisify(execFile);

/** Unless said: what the issue of a long ledger was seen at. */
const ENTRIES = 10_000_000;
/** How often each is asked, after once that warms up. */
const TIMES = 21;
/** For how long entries are posted, by how many at once. */
const POSTED_FOR = 4000;
const POSTERS = 8;

const [YEAR_AGO, MONTH_AGO] = [daysBefore(364), daysBefore(29)];

/** What is asked of the ledger: of the player with the most entries, a fiftieth of all. */
const measures: Readonly<Record<string, (database: Queryable) => Promise<unknown>>> = {
  'statement, 30 days': (database) => statementOf(database, HEAVY, { from: MONTH_AGO, to: LAST_DAY }),
  'statement, a year': (database) => statementOf(database, HEAVY, { from: YEAR_AGO, to: LAST_DAY }),
  'statement, a year, deep page': (database) =>
    statementOf(database, HEAVY, { from: YEAR_AGO, to: LAST_DAY, cursor: cursorAt(daysBefore(300)) }),
  'statement, one day a year ago': (database) => statementOf(database, HEAVY, { from: YEAR_AGO, to: YEAR_AGO }),
  'statement, a year, one kind': (database) =>
    statementOf(database, HEAVY, { from: YEAR_AGO, to: LAST_DAY, kind: 'withdrawal' }),
  'statement, a year, part of a reference': (database) =>
    statementOf(database, HEAVY, { from: YEAR_AGO, to: LAST_DAY, reference: 'l-77' }),
  'desk: overview of the ledger': accountSums,
  'desk: newest entries': (database) => entriesOf(database, HEAVY, null, { skip: 0, pagesize: 25 }),
  'desk: entries after the 50,000th': (database) => entriesOf(database, HEAVY, null, { skip: 50_000, pagesize: 25 }),
};

/**
 * The statement and the desk's overview on a server's ledger of `argument` entries (ten million unless said), which is filled by
 * statements over whole sets with the triggers off, as they would have left it: the plan of each query, then what each measure takes
 * and how many pages it reads. Beside it posting, before the ledger is filled and after.
 */
export async function measureStatement(argument?: string): Promise<Record<string, unknown>[]> {
  const count = argument === undefined ? ENTRIES : Number(argument);
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  try {
    await addBeginners(database);
    const empty = await postingRate(database, 'before');
    const started = performance.now();
    await fillLedger(postgres.url, count);
    console.log(`${count} entries in ${Math.round((performance.now() - started) / 1000)} s`);
    const rows: Record<string, unknown>[] = [];
    for (const [what, ask] of Object.entries(measures)) {
      rows.push({ ...(await measured(database, what, ask)), ...(await measuredCold(postgres, database, ask)) });
    }
    const full = await postingRate(database, 'after');
    const folding = performance.now();
    await foldHouseMoves(database);
    rows.push({ what: 'desk: folding what was posted', 'ms, median': tenths(performance.now() - folding) });
    rows.push({ what: 'posting into few entries', 'a second': Math.round(empty) });
    rows.push({
      what: `posting into ${count}`,
      'a second': Math.round(full),
      ratio: Math.round((full / empty) * 100) / 100,
    });
    return rows;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function measured(
  database: Database,
  what: string,
  ask: (database: Queryable) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const took: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const started = performance.now();
    await ask(database);
    if (time > 0) took.push(performance.now() - started);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const explained = explaining(database);
  await ask(explained.database);
  console.log(`\n${what}\n${explained.plans.join('\n\n')}`);
  return {
    what,
    'ms, median': tenths(sorted[Math.floor(TIMES / 2)] ?? 0),
    'ms, most': tenths(sorted.at(-1) ?? 0),
    'ms in the database': tenths(sumOf(explained.plans, millisecondsOf)),
    queries: explained.plans.length,
    pages: sumOf(explained.plans, (plan) => pagesOf(plan, 'hit|read')),
  };
}

/**
 * The same when nothing of it is in memory, neither the server's nor the machine's: what the database says that it took, and how many pages came
 * from the disk.
 */
async function measuredCold(
  postgres: TestServer,
  database: Database,
  ask: (database: Queryable) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  await postgres.down();
  // Tells the machine to forget what it has of each file.
  const forget = ['-exec', 'dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';'];
  await run('find', [join(postgres.folder, 'data', 'base'), '-type', 'f', '-size', '+0', ...forget]);
  await postgres.up();
  await untilAnswered(database);
  const explained = explaining(database);
  await ask(explained.database);
  return {
    'ms in the database, cold': tenths(sumOf(explained.plans, millisecondsOf)),
    'pages from disk, cold': sumOf(explained.plans, (plan) => pagesOf(plan, 'read')),
  };
}

/** Connections that the server ended are made anew, each when it is used. */
async function untilAnswered(database: Database): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await uncheckedRows(database, 'select 1 as answer');
      return;
    } catch (error) {
      if (tries === 50) throw error;
    }
  }
}

/** A database that explains every query before it answers it. */
function explaining(database: Database): { database: Queryable; plans: string[] } {
  const plans: string[] = [];
  const query = async (sql: string, parameters?: readonly unknown[]) => {
    const explain = `explain (analyze, buffers) ${sql}`;
    const lines = await uncheckedRows<{ 'QUERY PLAN': string }>(database, explain, parameters);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return uncheckedRows(database, sql, parameters);
  };
  return { database: { ...database, query: query as Queryable['query'] }, plans };
}

const sumOf = (plans: readonly string[], of: (plan: string) => number) =>
  plans.reduce((sum, plan) => sum + of(plan), 0);

/** The pages of 8 KB that a plan read in all, from memory (`hit`) or from elsewhere (`read`): those of its first line of buffers, and of planning. */
function pagesOf(plan: string, which: 'read' | 'hit|read'): number {
  const lines = plan.match(/^ {2}Buffers: .*$/gm) ?? [];
  // The first one is the whole plan's; the last one, where planning read something, planning's.
  const totals = plan.includes('\nPlanning:\n') ? [lines[0], lines.at(-1)] : [lines[0]];
  return totals
    .flatMap((line = '') => [...line.matchAll(new RegExp(`(?:${which})=(\\d+)`, 'g'))])
    .reduce((sum, [, pages]) => sum + Number(pages), 0);
}

/** What the database says that planning and doing took. */
const millisecondsOf = (plan: string) =>
  [...plan.matchAll(/^(?:Planning|Execution) Time: ([\d.]+) ms$/gm)].reduce((sum, [, ms]) => sum + Number(ms), 0);

/** Ledger transactions a second: each moves a player's money to the house. */
async function postingRate(database: Database, name: string): Promise<number> {
  const players = await uncheckedRows<{ player: number }>(
    database,
    `select player_id as player from account where name = 'cash' and player_id is not null order by player_id limit 1000`,
  );
  let posted = 0;
  const end = performance.now() + POSTED_FOR;
  await Promise.all(
    Array.from({ length: POSTERS }, async (_, poster) => {
      while (performance.now() < end) {
        posted += 1;
        const { player = 0 } = players[(posted * POSTERS + poster) % players.length] ?? {};
        await postOne(database, `${name}-${posted}-${poster}`, player);
      }
    }),
  );
  return (posted / POSTED_FOR) * 1000;
}

/** A thousand players without money. */
const addBeginners = (database: Database) =>
  database.transaction(async (tx) => {
    const players = await uncheckedRows<{ id: number }>(
      tx,
      `insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       select 'bench ' || g, 'bench ' || g, 'Bench', '+91', 'bench ' || g, '', 3, 81026, now() from generate_series(1, 1000) g
       returning id`,
    );
    await openAccounts(tx, ...players.map(({ id }) => id));
  });

/** A player wins a rupee from the house. */
const postOne = (database: Database, reference: string, player: number) =>
  uncheckedRows(
    database,
    `select * from ledger_post($1, 'casino', 'A measurement', '', 'Done', $2, array[$3::bigint, null], '{cash,casino}', '{100,-100}')`,
    [reference, `${LAST_DAY}T12:00:00Z`, player],
  );

/** What the page before would have answered as `next`. */
const cursorAt = (day: string) => Buffer.from(`${Date.parse(`${day}T12:00:00Z`)}.1`).toString('base64url');

function daysBefore(days: number): string {
  return new Date(Date.parse(`${LAST_DAY}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
