import type { TelemetryReport } from '@pavilion/api-client/wire';
import { DAY, istDay } from '../../base/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import { admitted } from './admission.ts';
import { KEPT_DAYS } from './reports.ts';

/** How many traces one version may have on a day; more are left uncounted, and the errors themselves are counted by their names. */
const TRACES_PER_VERSION = 200;

/** A report of an error, or of a part that did not load. */
type ErrorReport = Extract<TelemetryReport, { readonly kind: 'error' | 'failure' }>;

/** What is known of the places that reports name. */
interface KnownPlaces {
  /** Whether a path is a route's. */
  isRoute(path: string): boolean;
  /** Whether the file of a frame is one that its release has. */
  hasFileOf(frame: string): Promise<boolean>;
}

/** The columns of a row besides its day and its count. */
type Key = readonly [
  remote: string,
  version: string,
  name: string,
  cause: string,
  error: string,
  route: string,
  frames: string,
];

/**
 * Counts where errors were thrown, on the day of `now`. Routes that nobody has and files that no release has are left out: anybody may send a report.
 * `mayAdd` is asked for each trace that is new on the day.
 */
export async function recordTraces(
  database: Database,
  reports: readonly TelemetryReport[],
  { now, known, mayAdd }: { readonly now: Date; readonly known: KnownPlaces; readonly mayAdd: () => Promise<boolean> },
): Promise<void> {
  const day = istDay(now);
  const counts = new Map<string, number>();
  for (const report of reports) {
    const key = report.kind === 'error' || report.kind === 'failure' ? await keyOf(report, known) : null;
    if (key) counts.set(JSON.stringify(key), (counts.get(JSON.stringify(key)) ?? 0) + report.count);
  }
  const rows = await admitted<Key>(counts, {
    mayAdd,
    most: TRACES_PER_VERSION,
    openValue: (_, text) => text,
    knownOf: (remote, version) => tracesOf(database, day, remote, version),
  });
  if (rows.length === 0) return;
  await database.transaction(async (tx) => {
    for (const [key, count] of rows) {
      await tx.query(
        `insert into release_trace (day, remote, version, name, cause, error, route, frames, count)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (day, remote, version, name, cause, error, route, frames)
         do update set count = release_trace.count + excluded.count`,
        [day, ...key, count],
      );
    }
  });
}

/** The row that a report counts in; null where nothing of its place is known. */
async function keyOf(report: ErrorReport, known: KnownPlaces): Promise<Key | null> {
  const route = report.route !== undefined && known.isRoute(report.route) ? report.route : '';
  const frames: string[] = [];
  for (const frame of report.frames ?? []) if (await known.hasFileOf(frame)) frames.push(frame);
  if (route === '' && frames.length === 0) return null;
  const { cause = '', error = '' } = report.kind === 'failure' ? report : { error: report.name };
  return [report.remote, report.version, report.name, cause, error, route, frames.join('\n')];
}

/** The traces that a version has on a day, as the JSON of their keys. */
async function tracesOf(database: Queryable, day: string, remote: string, version: string): Promise<Set<string>> {
  const rows = await database.query(
    'select name, cause, error, route, frames from release_trace where day = $1 and remote = $2 and version = $3',
    [day, remote, version],
  );
  return new Set(
    rows.map(({ name, cause, error, route, frames }) =>
      JSON.stringify([remote, version, name, cause, error, route, frames] satisfies Key),
    ),
  );
}

/** Deletes what is older than is kept. */
export async function sweepTraces(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from release_trace where day < $1', [istDay(new Date(now.getTime() - KEPT_DAYS * DAY))]);
}

/** What was thrown at one place of a version. */
export interface Trace {
  readonly remote: string;
  readonly version: string;
  /** Of a failure its kind, of an error its class. */
  readonly name: string;
  /** Empty where it is not known, as is `error`, and `route`. */
  readonly cause: string;
  readonly error: string;
  readonly route: string;
  /** The innermost first. */
  readonly frames: readonly string[];
  readonly count: number;
}

/** How many traces the desk shows. */
const MOST_TRACES = 50;

/** The traces of the last `days` days, the most frequent first. */
export async function latestTraces(database: Queryable, now: Date, days: number): Promise<readonly Trace[]> {
  const rows = await database.query(
    `select remote, version, name, cause, error, route, frames, sum(count)::float8 as count from release_trace
     where day > $1 group by remote, version, name, cause, error, route, frames
     order by sum(count) desc, remote, version, name, route, frames limit $2`,
    [istDay(new Date(now.getTime() - days * DAY)), MOST_TRACES],
  );
  return rows.map(({ frames, count, ...rest }) => ({
    ...rest,
    frames: frames === '' ? [] : frames.split('\n'),
    count,
  }));
}
