import { dialogOf } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import type { LoadStore } from '@pavilion/federation/runtime';
import type { ReleaseStore } from '../discovery/release-store.ts';
import { whenContentShown } from './content-shown.ts';
import { fillersOf } from './slot.tsx';

/** Prefetches what is behind a link that is pointed at, focused or touched. Returns what stops it. */
export function prefetchOnIntent(loads: LoadStore, releases: ReleaseStore): () => void {
  const prefetchBehind = (meant: HTMLElement) => {
    const { releases: known, table } = releases.getState();
    const link = meant instanceof HTMLAnchorElement && meant.origin === window.location.origin ? meant : null;
    if (meant.hasAttribute('data-dialog') || dialogOf(link?.search ?? '')) {
      for (const filler of fillersOf(known, 'dialogs')) loads.prefetch(filler, { slot: 'dialogs' });
    }
    const owned = link && table.ownerOf(link.pathname);
    if (owned?.release && owned.data.page) loads.prefetch(owned.release, { page: owned.data.page });
  };
  let callOff = () => {};
  const onIntent = ({ target }: Event) => {
    const meant = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-dialog]') : null;
    if (!meant || savesData()) return;
    // While the page is not there yet, what was meant last counts.
    callOff();
    callOff = whenContentShown(() => prefetchBehind(meant));
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    callOff();
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}

/** Prefetches the entry of every remote once the page rests. Returns what calls it off. */
export function prefetchWhenIdle(loads: LoadStore, live: readonly Release[]): () => void {
  if (savesData()) return () => {};
  let callOff = () => {};
  const stop = whenContentShown(() => {
    callOff = whenIdle(() => {
      // What is for visitors alone is of no more use.
      const useful = live.filter(({ routes }) => routes.some(({ access }) => access !== 'public'));
      for (const release of useful) loads.prefetch(release);
    });
  });
  return () => {
    stop();
    callOff();
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Runs `work` when the page rests. Returns what calls it off. Safari has no idle callback: there, after 2 s. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
