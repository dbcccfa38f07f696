import { dialogOf } from '@pavilion/contract';
import type { Host } from '../services/host.ts';
import { fillersOf } from './slot.tsx';

/**
 * Sets on its way what the address needs of remotes, before anything is rendered: its page, and the dialogs if it names one. What
 * the guard will not let this player see is not asked for.
 */
export function beginPage({ releases, loads, shell }: Host, { pathname, search }: Location): void {
  const { table, releases: live } = releases.getState();
  const { isAuth } = shell.session.getState();
  const owned = table.ownerOf(pathname);
  const barred = isAuth ? 'public' : 'protected';
  if (owned?.release && owned.data.page && owned.data.access !== barred) {
    loads.load(owned.release, { page: owned.data.page });
  }
  if (isAuth || dialogOf(search) === null) return;
  for (const filler of fillersOf(live, 'dialogs')) loads.load(filler, { slot: 'dialogs' });
}
