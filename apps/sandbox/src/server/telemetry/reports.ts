import type { TelemetryReport } from '@pavilion/api-client/wire';
import { DAY, istDay } from '../../base/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import { admitted } from './admission.ts';

/** How many days are kept. */
export const KEPT_DAYS = 30;
/**
 * How many names of errors and events one version may have on a day; all other names are from closed lists, and times come in steps. More are
 * left uncounted, and what is known goes on being counted.
 */
const NAMES_PER_VERSION = 200;
/** In a failure's name, between the range of a package that it is about and the version: `contract (react ^20.0.0, 19.3.1)`. */
const NEEDS_MARK = ', ';

/** Counts reports of versions that are known on the day, in India, of `now`. `mayAdd` is asked for each name that is new on it. */
export async function recordReports(
  database: Database,
  reports: readonly TelemetryReport[],
  now: Date,
  mayAdd: () => Promise<boolean>,
): Promise<void> {
  const day = istDay(now);
  const rows = await admitted<Key>(counted(reports), {
    most: NAMES_PER_VERSION,
    openValue: ([, , kind, name]) => (isOpen(kind, name) ? `${kind} ${name}` : null),
    knownOf: (remote, version) => namesOf(database, day, remote, version),
    mayAdd,
  });
  if (rows.length === 0) return;
  await database.transaction(async (tx) => {
    for (const [key, count] of rows) {
      await tx.query(
        `insert into release_report (day, remote, version, kind, name, milliseconds, count) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (day, remote, version, kind, name, milliseconds) do update set count = release_report.count + excluded.count`,
        [day, ...key, count],
      );
    }
  });
}

/** The columns of a row besides its day and its count. */
type Key = readonly [
  remote: string,
  version: string,
  kind: TelemetryReport['kind'],
  name: string,
  milliseconds: number,
];

/** Whether a name is of a strict shape alone: all others are from closed lists. */
const isOpen = (kind: TelemetryReport['kind'], name: string) =>
  kind === 'error' || kind === 'event' || (kind === 'failure' && name.includes(NEEDS_MARK));

/** The names besides phases that a version has on a day. */
async function namesOf(database: Queryable, day: string, remote: string, version: string): Promise<Set<string>> {
  const rows = await database.query(
    `select kind, name from release_report where day = $1 and remote = $2 and version = $3 and kind <> 'phase'`,
    [day, remote, version],
  );
  return new Set(rows.map(({ kind, name }) => `${kind} ${name}`));
}

/** Deletes what is older than is kept. */
export async function sweepReports(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from release_report where day < $1', [
    istDay(new Date(now.getTime() - KEPT_DAYS * DAY)),
  ]);
}

/** What one version of an app has been through. */
interface ReleaseSummary {
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
  /** Null where there is nothing but what is not shown. */
  readonly kind: TelemetryReport['kind'] | null;
  readonly milliseconds: number;
}

/** How many versions are summed up: the desk shows them on one page. */
const MOST_SUMMARIES = 200;

/** What was reported, version by version. */
export interface ReleaseSummaries {
  /** By app and the newest version first. */
  readonly releases: readonly ReleaseSummary[];
  /** How many other versions something was reported of: longer ago, or less. */
  readonly more: number;
}

/** What the last `days` days say of each version, of those that were reported on last and most often. */
export async function releaseSummaries(database: Queryable, now: Date, days: number): Promise<ReleaseSummaries> {
  const since = istDay(new Date(now.getTime() - days * DAY));
  const rows = await database.query(
    `with chosen as (
       select remote, version, count(*) over () as versions from release_report where day > $1
       group by remote, version order by max(day) desc, sum(count) desc, remote, version limit $2
     )
     select remote, version, versions::float8, kind, coalesce(name, '') as name, coalesce(milliseconds, 0) as milliseconds,
       coalesce(sum(count), 0)::float8 as count
     from chosen left join (
       select * from release_report where day > $1 and (kind in ('failure', 'error')
         or kind = 'phase' and name = case remote when 'shell' then 'content' else 'page' end)
     ) counted using (remote, version)
     group by remote, version, versions, kind, counted.name, counted.milliseconds order by milliseconds, name`,
    [since, MOST_SUMMARIES],
  );
  const releases = [...Map.groupBy(rows, ({ remote, version }) => `${remote} ${version}`).values()];
  return {
    releases: releases.flatMap((of) => (of[0] ? [summary(of[0], of)] : [])).toSorted(byAppAndVersion),
    more: Math.max(0, (rows[0]?.versions ?? 0) - MOST_SUMMARIES),
  };
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
    const about = report.kind === 'failure' ? (report.needs ?? report.cause) : undefined;
    const named = about === undefined ? name : `${name} (${about})`;
    const key = JSON.stringify([remote, version, kind, named, milliseconds]);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

/** A time as the end of its step: 50 ms wide up to two seconds, then 500 ms, and a minute for all that takes longer. */
function stepOf(milliseconds: number): number {
  const width = milliseconds <= 2000 ? 50 : 500;
  return Math.min(60_000, Math.max(width, Math.ceil(milliseconds / width) * width));
}
