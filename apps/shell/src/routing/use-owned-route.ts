import { useState, useSyncExternalStore } from 'react';
import type { OwnedRoute, RouteTable } from '../address/route-table.ts';
import { useHost, useTable } from '../services/host.ts';

interface Kept {
  readonly table: RouteTable;
  readonly owned: OwnedRoute | null;
}

/**
 * Whose page the address opens, by the live table. A remote's page that works, and one in which something is half done, stays
 * where it is when the table changes under it, also where its route is gone or another's by now: until the player leaves it.
 */
export function useOwnedRoute(pathname: string): OwnedRoute | null {
  const { loads, holds } = useHost();
  const live = useTable();
  const [kept, setKept] = useState<Kept>(() => ({ table: live, owned: live.ownerOf(pathname) }));
  const isHeld = useSyncExternalStore(holds.subscribe, holds.isHeld);
  const isWorking = useSyncExternalStore(loads.subscribe, () => {
    const { owned } = kept;
    return Boolean(owned?.release && loads.state(owned.release, { page: owned.data.page ?? '' }).step === 'ready');
  });
  const isLeft = kept.table.ownerOf(pathname) !== kept.owned;
  const owned = live.ownerOf(pathname);
  const mayStay = !isLeft && kept.owned?.release && (isWorking || isHeld) && !isSamePage(kept.owned, owned);
  if (mayStay || (kept.table === live && kept.owned === owned)) return kept.owned;
  setKept({ table: live, owned });
  return owned;
}

/** The same page of the same remote, of whichever version: the page itself judges which one it stands on. */
function isSamePage(one: OwnedRoute, other: OwnedRoute | null): boolean {
  return (
    one.release?.name === other?.release?.name &&
    one.data.page === other?.data.page &&
    one.data.path === other?.data.path
  );
}
