import { dialogOf, useSession } from '@pavilion/contract';
import { useEffect } from 'react';
import { ownerOf } from '../address/route-table.ts';
import { useHost } from '../services/host.ts';

/**
 * Loads what a player is about to need: the page behind a link that is pointed at, focused or touched, the dialogs behind a link
 * that opens one, and, once signed in and idle, the entry of every remote. Does nothing ahead for who saves data.
 */
export function usePrefetch(): void {
  const { pages, releases, table } = useHost();
  const isAuth = useSession((state) => state.isAuth);

  useEffect(() => {
    const prefetchBehind = (meant: HTMLElement) => {
      const link = meant instanceof HTMLAnchorElement && meant.origin === window.location.origin ? meant : null;
      const dialogs = releases.find(({ slots }) => slots.some(({ name }) => name === 'dialogs'));
      if (dialogs && (meant.hasAttribute('data-dialog') || dialogOf(link?.search ?? ''))) {
        pages.prefetch(dialogs, { slot: 'dialogs' });
      }
      const owned = link && ownerOf(table, link.pathname);
      if (owned?.release && owned.data.page) pages.prefetch(owned.release, { page: owned.data.page });
    };
    const onIntent = ({ target }: Event) => {
      const meant = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-dialog]') : null;
      if (meant && !savesData()) prefetchBehind(meant);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [pages, releases, table]);

  useEffect(() => {
    if (!isAuth || savesData()) return;
    return whenIdle(() => {
      // What is for visitors alone is of no more use.
      const useful = releases.filter(({ routes }) => routes.some(({ access }) => access !== 'public'));
      for (const release of useful) pages.prefetch(release);
    });
  }, [isAuth, pages, releases]);
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
