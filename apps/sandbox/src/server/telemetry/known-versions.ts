import { type Clock, DAY, istDay } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import type { LiveApps } from '../web/live-apps.ts';

/** How many versions of an app are counted: what is live, and those that open tabs still run. */
const RECENT = 4;
/** How far a server that starts looks back for those, in days. */
const LOOK_BACK = 7;

/** Whether a version of an app is one that this operator has had live. */
export type IsKnown = (remote: string, version: string) => boolean;

/**
 * Returns a function that reads which versions pages may report on. Anybody can send a report, so a version counts only where a team's
 * signature made it live here, now or lately; the names of all others are nobody's, and there is no end of them.
 */
export function createKnownVersions(
  database: Database,
  live: () => Promise<LiveApps>,
  clock: Clock,
): () => Promise<IsKnown> {
  /** By app, the latest first. */
  const recent = new Map<string, readonly string[]>();
  let restored: Promise<void> | undefined;
  const add = (name: string, version: string) => {
    const others = (recent.get(name) ?? []).filter((one) => one !== version);
    recent.set(name, [version, ...others].slice(0, RECENT));
  };
  const restore = async () => {
    // What was counted was live: nothing else is. The latest comes last, and so to the front.
    const since = istDay(new Date(clock().getTime() - LOOK_BACK * DAY));
    const rows = await database.query(
      `select remote, version from release_report where day > $1 group by remote, version order by max(day), sum(count)`,
      [since],
    );
    for (const { remote, version } of rows) add(remote, version);
  };
  return async () => {
    restored ??= restore().catch((error: unknown) => {
      restored = undefined;
      throw error;
    });
    await restored;
    const { shell, remotes, teams } = await live();
    if (shell) add('shell', shell.manifest.version);
    for (const { release } of remotes) add(release.name, release.version);
    return (remote, version) =>
      recent.get(remote)?.includes(version) === true ||
      // Of a remote that it could not take, and whose version it does not know, the shell reports under its own.
      (teams.includes(remote) && recent.get('shell')?.includes(version) === true);
  };
}
