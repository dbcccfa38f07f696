import { pageVisitMutation } from '@pavilion/api-client';
import { type RouteData, useLocale, useOrganisation } from '@pavilion/contract';
import { useSiteName } from '@pavilion/remote-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { MAIN_ID } from '../loading/main-id.ts';
import { useHost } from '../services/host.ts';

/**
 * What happens when a player arrives on a page: its title (its own name for what it has opened, else its route's), the top of the page, the focus on its content, and the operator
 * learns which route was opened, the first time with the referral code that led there. A change of the search alone is no arrival.
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
  const previous = useRef<string>(undefined);

  useEffect(() => {
    document.title = title ? `${title} | ${site}` : site;
  }, [title, site]);

  useEffect(() => {
    const isFirst = previous.current === undefined;
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    // A page that has put the focus where its work begins keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (!pattern) return;
    // Not `useMutation`: how that call goes is nothing to render. A failure is the query client's to report.
    const visit = queryClient.getMutationCache().build(queryClient, pageVisitMutation(shell.api));
    const ref = referral.take();
    visit.execute({ page: pattern, ...(ref === undefined ? {} : { ref }) }).catch(() => undefined);
  }, [shell, queryClient, referral, pattern]);
}
