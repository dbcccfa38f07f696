import { dialogOf, useSession } from '@pavilion/contract';
import { useEffect } from 'react';
import { useHost, useReleases } from '../services/host.ts';
import { whenContentShown } from './content-shown.ts';
import { fillersOf } from './slot.tsx';

/**
 * Fetches what a player is about to need, and runs none of it: the page behind a link that is pointed at, focused or touched, the
 * dialogs behind a link that opens one, and, once signed in and idle, the entry of every remote. All of it waits for the content
 * of the page that the player is on, and nothing is fetched ahead for who saves data.
 */
export function usePrefetch(): void {
  const { loads, releases } = useHost();
  const isAuth = useSession((state) => state.isAuth);
  const live = useReleases();

  useEffect(() => {
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
  }, [loads, releases]);

  useEffect(() => {
    if (!isAuth || savesData()) return;
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
  }, [isAuth, loads, live]);
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
