import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Navigation for the services, which exist before the router does. */
export interface Navigation {
  attach(router: Router): void;
  place(): Place;
  go(to: string | Place, options?: { readonly replace?: boolean }): void;
}

export function createNavigation(): Navigation {
  let router: Router | null = null;
  return {
    attach(attached) {
      router = attached;
    },
    place: () => router?.state.location ?? { pathname: '/', search: '' },
    go(to, options) {
      void router?.navigate(to, { replace: options?.replace ?? false });
    },
  };
}
