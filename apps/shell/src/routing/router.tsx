import { redirectTarget } from '@pavilion/contract';
import { useEffect, useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useNavigate, useParams, useRoutes } from 'react-router';
import type { OwnedRoute } from '../address/route-table.ts';
import { shellVersion } from '../environment/version.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { UnownedPage } from '../remotes/unowned-page.tsx';
import { useHost } from '../services/host.ts';
import { BrokenPage } from './broken-page.tsx';
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
  if (data.redirectTo) return <Redirect to={data.redirectTo} owned={{ data, release }} />;
  const page = data.page ?? '';
  if (release) return <RemotePage key={`${release.name}/${page}`} release={release} page={page} />;
  const ShellPage = shellPages[page];
  return ShellPage ? <ShellPage key={page} /> : <UnownedPage />;
}

/** How many redirects may follow each other: more of them lead round and round. */
const MOST_REDIRECTS = 5;

/** An old path's new place, with what it carried. The history's entry counts how many led to it, until a link or a page opens another. */
function Redirect({ to, owned }: { to: string; owned: OwnedRoute }) {
  const params = useParams();
  const place = useLocation();
  const { redirects = 0 } = (place.state ?? {}) as { readonly redirects?: number };
  if (redirects >= MOST_REDIRECTS) return <RedirectLoop {...owned} />;
  const state = { redirects: redirects + 1 };
  return <Navigate to={{ ...redirectTarget(to, params, place), hash: place.hash }} replace state={state} />;
}

/** In place of a page that redirects never come to. */
function RedirectLoop({ data: { path }, release }: OwnedRoute) {
  const { shell } = useHost();
  const place = useLocation();
  const navigate = useNavigate();
  const { name: remote = 'shell', version = shellVersion() } = release ?? {};
  useEffect(() => {
    const error = new Error(`${path} is a redirect after ${MOST_REDIRECTS} others: they lead in a circle`);
    shell.telemetry.error(error, { remote, version, kind: 'redirects' });
  }, [shell, path, remote, version]);
  return <BrokenPage onRetry={() => void navigate(place, { replace: true })} />;
}
