import { pageVisitMutation } from '@pavilion/api-client';
import { type RouteData, useLocale, useOrganisation } from '@pavilion/contract';
import { useSiteName } from '@pavilion/remote-kit';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { MAIN_ID } from '../loading/main-id.ts';
import { useHost } from '../services/host.ts';
import { noteLeftPages, returnTo } from './left-pages.ts';

/**
 * Does what an arrival on a page needs: its title (its own name for what it has opened, else its route's), its position and the
 * focus (`usePosition`), and the operator's count of visits, the first time with the referral code that led there.
 */
export function useArrival(route: RouteData | undefined): void {
  const { shell, queryClient, referral, pageTitle } = useHost();
  const { pathname } = useLocation();
  const locale = useLocale();
  const name = useSiteName();
  const site = useOrganisation(({ details }) => details?.SEO_TITLE) || name;
  const ownName = useStore(pageTitle, (named) => (named?.pathname === pathname ? named.name : undefined));
  const title = ownName ?? route?.title[locale];
  const pattern = route?.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before may have left a title of its own.
  useEffect(() => {
    document.title = title ? `${title} | ${site}` : site;
  }, [title, site, pathname]);

  usePosition();

  useEffect(() => {
    if (!pattern) return;
    // Not `useMutation`: how that call goes is nothing to render. A failure is the query client's to report.
    const visit = queryClient.getMutationCache().build(queryClient, pageVisitMutation(shell.api));
    const ref = referral.take();
    visit.execute({ page: pattern, ...(ref === undefined ? {} : { ref }) }).catch(() => undefined);
  }, [shell, queryClient, referral, pattern]);
}

/**
 * Shows a new page from its top, with the focus on its content. A page that Back or Forward leads to is as it was left, with the focus on
 * the link that was followed. A change of the search alone is no new page.
 */
function usePosition(): void {
  const { pathname, key } = useLocation();
  const leftPages = useRef<ReturnType<typeof noteLeftPages>>(null);
  const previous = useRef<string>(undefined);
  // Before the router's own effects: browsers call the listeners of `popstate` in their order, whether they capture or not.
  useInsertionEffect(() => {
    leftPages.current = noteLeftPages(window);
    return () => leftPages.current?.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is not read; it changes with each entry of the history.
  useEffect(() => {
    const before = previous.current;
    previous.current = pathname;
    const left = leftPages.current?.arrive(pathname);
    const main = document.getElementById(MAIN_ID);
    if (before === undefined) return;
    if (before !== pathname) {
      if (!left) window.scrollTo(0, 0);
      // A page that has put the focus where its work begins keeps it.
      if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    }
    return left ? returnTo(left) : undefined;
  }, [pathname, key]);
}
