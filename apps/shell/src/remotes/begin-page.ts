import { dialogOf } from '@pavilion/contract';
import type { Host } from '../services/host.ts';
import { pageDataFor } from './page-data.ts';
import { fillersOf } from './slot.tsx';

/**
 * Sets on its way what the address needs of remotes, before anything is rendered: its page with its data, and the dialogs if it
 * names one. What the guard will not let this player see is not asked for.
 */
export function beginPage(host: Host, { pathname, search }: Location): void {
  const { releases, loads, shell } = host;
  const { table, releases: live } = releases.getState();
  const { isAuth } = shell.session.getState();
  const owned = table.ownerOf(pathname);
  const barred = isAuth ? 'public' : 'protected';
  if (owned?.release && owned.data.page && owned.data.access !== barred) {
    // A player whose address names a dialog is led elsewhere first.
    const stays = !isAuth || dialogOf(search) === null;
    const takeData = stays ? pageDataFor(host, owned.release, { pathname, search }) : undefined;
    loads.load(owned.release, { page: owned.data.page }, takeData);
  }
  if (isAuth || dialogOf(search) === null) return;
  for (const filler of fillersOf(live, 'dialogs')) loads.load(filler, { slot: 'dialogs' });
}
