import { pageVisitMutation } from '@pavilion/api-client';
import { type RouteData, useLocale, useOrganisation } from '@pavilion/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '../loading/main-id.ts';
import { useHost } from '../services/host.ts';

/** The site's name until the operator has given one. */
const NAME = 'Pavilion';

/**
 * What happens when a player arrives on a page: its title, the top of the page, the focus on its content, and the operator
 * learns which route was opened. A change of the search alone is no arrival.
 */
export function useArrival(route: RouteData | undefined): void {
  const { shell, queryClient } = useHost();
  const { pathname } = useLocation();
  const locale = useLocale();
  const site = useOrganisation(({ details }) => details?.SEO_TITLE) || NAME;
  const title = route?.title[locale];
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
    visit.execute({ page: pattern }).catch(() => undefined);
  }, [shell, queryClient, pattern]);
}
