import { redirectTarget } from '@pavilion/contract';
import { useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router';
import type { OwnedRoute } from '../address/route-table.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { UnownedPage } from '../remotes/unowned-page.tsx';
import { Root } from './root.tsx';
import { shellPages } from './shell-pages.tsx';
import { useOwnedRoute } from './use-owned-route.ts';

/** The page of the address, under the one root that guards and frames it. Anything else leads to `/` (spec §2). */
export function Pages() {
  const { pathname } = useLocation();
  const owned = useOwnedRoute(pathname);
  // The table is matched already: the router is handed the one route, for its parameters.
  const routes = useMemo(
    (): RouteObject[] => [
      {
        element: <Root owned={owned ?? undefined} />,
        children: [
          ...(owned ? [{ path: owned.data.path, element: pageOf(owned) }] : []),
          { path: '*', element: <UnownedPage /> },
        ],
      },
    ],
    [owned],
  );
  return useRoutes(routes);
}

function pageOf({ data, release }: OwnedRoute) {
  if (data.redirectTo) return <Redirect to={data.redirectTo} />;
  const page = data.page ?? '';
  if (release) return <RemotePage key={`${release.name}/${page}`} release={release} page={page} />;
  const ShellPage = shellPages[page];
  return ShellPage ? <ShellPage key={page} /> : <UnownedPage />;
}

/** An old path's new place, with what it carried. */
function Redirect({ to }: { to: string }) {
  const params = useParams();
  const place = useLocation();
  return <Navigate to={{ ...redirectTarget(to, params, place), hash: place.hash }} replace />;
}
