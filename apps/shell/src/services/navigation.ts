import { type Place, paths, safePath } from '@pavilion/contract';

/** The whole of where a player is. */
export interface FullPlace extends Place {
  readonly hash: string;
}

/** What the router says and does at present. */
interface Router {
  readonly place: FullPlace;
  /** What the address does not say: navigation state, a referral code for one (spec §3). */
  readonly state: unknown;
  navigate(to: string | Place, options: { readonly replace: boolean; readonly state?: unknown }): unknown;
}

/** Navigation for the services, which exist before the router does. */
export interface Navigation {
  attach(router: Router): void;
  place(): FullPlace;
  go(to: string | Place, options?: { readonly replace?: boolean; readonly keepState?: boolean }): void;
  /** To the landing page, in place of where the player is; `comesBack`: who signs in next is led back here. */
  goToLanding(options: { readonly comesBack: boolean }): void;
}

export function createNavigation(): Navigation {
  let router: Router | null = null;
  const place = () => router?.place ?? { pathname: '/', search: '', hash: '' };
  return {
    attach(attached) {
      router = attached;
    },
    place,
    go(to, options) {
      const state = options?.keepState ? { state: router?.state } : {};
      router?.navigate(to, { replace: options?.replace ?? false, ...state });
    },
    goToLanding: ({ comesBack }) =>
      void router?.navigate(comesBack ? landingBefore(place()) : paths.landing(), { replace: true }),
  };
}

/**
 * The landing page on the way to `place`: every dialog and page of the sign-in area takes its `next` along, and the guard leads
 * there once the player is signed in. Of a page that is not theirs then (`/`) nothing is kept.
 */
export function landingBefore({ pathname, search, hash }: FullPlace): string {
  const next = safePath(pathname + search + hash);
  if (next === null || pathname === paths.landing()) return paths.landing();
  return `${paths.landing()}?${new URLSearchParams({ next })}`;
}
