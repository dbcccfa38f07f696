import type { TelemetryReport } from '@pavilion/api-client/wire';
import { DAY, istDay } from '../../base/index.ts';
import { type Database, onlyRow, type Queryable } from '../../store/index.ts';

/** How many days are kept. */
const KEPT_DAYS = 30;
/** How many rows one day may have: a flood of names that nobody released ends there, and what is known goes on being counted. */
const ROWS_PER_DAY = 5000;

/** Counts reports on the day, in India, of `now`. */
export async function recordReports(database: Database, reports: readonly TelemetryReport[], now: Date): Promise<void> {
  const day = istDay(now);
  await database.transaction(async (tx) => {
    const rows = await tx.query<{ count: number }>('select count(*)::int as count from release_report where day = $1', [
      day,
    ]);
    const isFull = onlyRow(rows, 'a count').count >= ROWS_PER_DAY;
    // In one order, so that two batches at once never wait for each other crosswise.
    for (const [key, count] of [...counted(reports)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const values = [day, ...(JSON.parse(key) as unknown[]), count];
      if (isFull) {
        await tx.query(
          `update release_report set count = count + $7 where day = $1 and remote = $2 and version = $3 and kind = $4
           and name = $5 and milliseconds = $6`,
          values,
        );
      } else {
        await tx.query(
          `insert into release_report (day, remote, version, kind, name, milliseconds, count) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (day, remote, version, kind, name, milliseconds) do update set count = release_report.count + excluded.count`,
          values,
        );
      }
    }
  });
}

/** Deletes what is older than is kept. */
export async function sweepReports(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from release_report where day < $1', [
    istDay(new Date(now.getTime() - KEPT_DAYS * DAY)),
  ]);
}

/** What one version of an app has been through. */
export interface ReleaseSummary {
  readonly remote: string;
  readonly version: string;
  /** How often its code was loaded, and half of those loads took no longer than this, ms; null where none was timed. */
  readonly loads: number;
  readonly medianMilliseconds: number | null;
  /** By kind, the most frequent first. */
  readonly failures: readonly NamedCount[];
  readonly errors: readonly NamedCount[];
}

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

interface Row extends NamedCount {
  readonly remote: string;
  readonly version: string;
  readonly kind: TelemetryReport['kind'];
  readonly milliseconds: number;
}

/** What the last `days` days say of each version, by app and the newest version first. */
export async function releaseSummaries(database: Queryable, now: Date, days: number): Promise<ReleaseSummary[]> {
  const rows = await database.query<Row>(
    `select remote, version, kind, name, milliseconds, sum(count)::float8 as count from release_report where day > $1
     group by remote, version, kind, name, milliseconds order by milliseconds, name`,
    [istDay(new Date(now.getTime() - days * DAY))],
  );
  const releases = [...Map.groupBy(rows, ({ remote, version }) => `${remote} ${version}`).values()];
  return releases.flatMap((of) => (of[0] ? [summary(of[0], of)] : [])).toSorted(byAppAndVersion);
}

function summary({ remote, version }: Row, rows: readonly Row[]): ReleaseSummary {
  // The shell is no part of another app: its content is what is waited for.
  const phase = remote === 'shell' ? 'content' : 'page';
  const loads = rows.filter(({ kind, name }) => kind === 'phase' && name === phase);
  return {
    remote,
    version,
    loads: sum(loads),
    medianMilliseconds: medianOf(loads),
    failures: byName(rows.filter(({ kind }) => kind === 'failure')),
    errors: byName(rows.filter(({ kind }) => kind === 'error')),
  };
}

/** The first step that half of the loads do not go beyond. */
function medianOf(loads: readonly Row[]): number | null {
  let left = sum(loads) / 2;
  for (const { milliseconds, count } of loads) {
    left -= count;
    if (left <= 0) return milliseconds;
  }
  return null;
}

function byName(rows: readonly Row[]): NamedCount[] {
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, of]) => ({ name, count: sum(of) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const sum = (rows: readonly NamedCount[]) => rows.reduce((total, { count }) => total + count, 0);

function byAppAndVersion(a: ReleaseSummary, b: ReleaseSummary): number {
  if (a.remote !== b.remote) return a.remote < b.remote ? -1 : 1;
  return b.version.localeCompare(a.version, 'en', { numeric: true });
}

/** How often each thing was reported, by its columns as JSON. */
function counted(reports: readonly TelemetryReport[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const report of reports) {
    const { remote, version, kind, name, count } = report;
    const milliseconds = report.kind === 'phase' ? stepOf(report.milliseconds) : 0;
    const key = JSON.stringify([remote, version, kind, name, milliseconds]);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

/** A time as the end of its step: 50 ms wide up to two seconds, then 500 ms, and a minute for all that takes longer. */
function stepOf(milliseconds: number): number {
  const width = milliseconds <= 2000 ? 50 : 500;
  return Math.min(60_000, Math.max(width, Math.ceil(milliseconds / width) * width));
}
