export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What the router says and does at present. */
interface Router {
  readonly place: Place;
  navigate(to: string | Place, options: { readonly replace: boolean }): unknown;
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
    place: () => router?.place ?? { pathname: '/', search: '' },
    go(to, options) {
      router?.navigate(to, { replace: options?.replace ?? false });
    },
  };
}
