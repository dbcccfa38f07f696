import type { Place } from '@pavilion/contract';

/** What the router says and does at present. */
interface Router {
  readonly place: Place;
  /** What the address does not say: navigation state, a referral code for one (spec §3). */
  readonly state: unknown;
  navigate(to: string | Place, options: { readonly replace: boolean; readonly state?: unknown }): unknown;
}

/** Navigation for the services, which exist before the router does. */
export interface Navigation {
  attach(router: Router): void;
  place(): Place;
  go(to: string | Place, options?: { readonly replace?: boolean; readonly keepState?: boolean }): void;
}

export function createNavigation(): Navigation {
  let router: Router | null = null;
  return {
    attach(attached) {
      router = attached;
    },
    place: () => router?.place ?? { pathname: '/', search: '' },
    go(to, options) {
      const state = options?.keepState ? { state: router?.state } : {};
      router?.navigate(to, { replace: options?.replace ?? false, ...state });
    },
  };
}
