import { dialogPlace, paths, safePath, useSession } from '@pavilion/contract';
import { useCallback } from 'react';
import { type To, useLocation } from 'react-router';
import { useTable } from './host.ts';

/**
 * Where a link of the operator's data leads: to its path, or, for a visitor where the page is for players, to the login dialog
 * and on to that path after it. What is not a path of ours leads to `/`.
 */
export function useGuardedLink(): (href: string) => To {
  const place = useLocation();
  const isAuth = useSession((state) => state.isAuth);
  const table = useTable();
  return useCallback(
    (href) => {
      const path = safePath(href) ?? paths.landing();
      if (isAuth) return path;
      const [pathname = path] = path.split(/[?#]/);
      const isOpen = table.ownerOf(pathname)?.data.access === 'common';
      return isOpen ? path : dialogPlace(place, 'login', path);
    },
    [place, isAuth, table],
  );
}
