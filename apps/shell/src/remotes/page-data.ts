import type { Place } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import type { TakeData } from '@pavilion/federation/runtime';
import type { Host } from '../services/host.ts';

/**
 * Runs a page's data for the player who is on the way to it, with the shell of its own remote and the cache that the page will
 * read. What fails is reported and no more: the page asks by itself. Another player's turn by then gets nothing of it.
 */
export function pageDataFor(host: Host, release: Release, { pathname, search }: Place): TakeData {
  const { shell, shellFor, releases, containment } = host;
  const { token } = shell.session.getState();
  return (loading) => {
    const own = shellFor(release);
    const run = async () => {
      const data = await loading;
      if (shell.session.getState().token !== token) return;
      const { table } = releases.getState();
      data(
        own,
        { params: table.paramsOf(pathname), search: new URLSearchParams(search) },
        containment.queriesOf(release.name),
      );
    };
    run().catch((error: unknown) => own.telemetry.error(error, { part: 'data' }));
  };
}
