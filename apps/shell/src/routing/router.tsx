import { redirectTarget } from '@pavilion/contract';
import { useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router';
import type { OwnedRoute } from '../address/route-table.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { Root } from './root.tsx';
import { shellPages } from './shell-pages.tsx';

/** The page of the address, under the one root that guards and frames it. */
export function Pages({ table }: { table: readonly OwnedRoute[] }) {
  return useRoutes(useMemo(() => routesOf(table), [table]));
}

/** One tree of every live route. Anything else leads to `/` (spec §2). */
function routesOf(table: readonly OwnedRoute[]): RouteObject[] {
  return [
    {
      element: <Root table={table} />,
      children: [
        ...table.map((owned): RouteObject => ({ path: owned.data.path, element: pageOf(owned) })),
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ];
}

function pageOf({ data, release }: OwnedRoute) {
  if (data.redirectTo) return <Redirect to={data.redirectTo} />;
  const page = data.page ?? '';
  if (release) return <RemotePage key={`${release.name}/${page}`} release={release} page={page} />;
  const ShellPage = shellPages[page];
  return ShellPage ? <ShellPage key={page} /> : <Navigate to="/" replace />;
}

/** An old path's new place, with what it carried. */
function Redirect({ to }: { to: string }) {
  const params = useParams();
  const place = useLocation();
  return <Navigate to={{ ...redirectTarget(to, params, place), hash: place.hash }} replace />;
}
