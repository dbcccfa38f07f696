import type { RouteData } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { matchRoutes } from 'react-router';

/** A route and who owns it: a release of a remote, or (null) the shell. */
export interface OwnedRoute {
  readonly data: RouteData;
  readonly release: Release | null;
}

/** What the shell itself owns (routes.md). `page` is a key of `shell-pages.tsx`. */
const shellRoutes: readonly RouteData[] = [
  { path: '/', access: 'public', frame: 'full', page: 'landing', title: { en: '', hi: '' } },
  { path: '/home', access: 'protected', frame: 'full', page: 'home', title: { en: 'Home', hi: 'होम' } },
  {
    path: '/maintenance',
    access: 'common',
    frame: 'bare',
    page: 'maintenance',
    title: { en: 'Maintenance', hi: 'रखरखाव' },
  },
  { path: '/contactus', access: 'common', frame: 'full', page: 'contact', title: { en: 'Contact', hi: 'संपर्क' } },
  { path: '/privacypolicy', access: 'common', frame: 'full', page: 'privacy', title: { en: 'Privacy', hi: 'निजता' } },
  {
    path: '/responsiblegame',
    access: 'common',
    frame: 'full',
    page: 'responsible',
    title: { en: 'Responsible gaming', hi: 'ज़िम्मेदारी से खेलें' },
  },
  { path: '/fairplay', access: 'common', frame: 'full', page: 'fair', title: { en: 'Fair play', hi: 'निष्पक्ष खेल' } },
  { path: '/gamesrule', access: 'common', frame: 'full', page: 'rules', title: { en: 'Game rules', hi: 'खेल के नियम' } },
  { path: '/terms', access: 'common', frame: 'full', page: 'terms', title: { en: 'Terms', hi: 'शर्तें' } },
  { path: '/:providerCode', access: 'common', frame: 'full', page: 'provider', title: { en: 'Games', hi: 'खेल' } },
];

/** Every live route. The shell's paths are its own: a remote's route that claims one is left out, as is a path's second claim. */
export function tableOf(releases: readonly Release[]): readonly OwnedRoute[] {
  const claimed = new Set<string>();
  const claim = ({ data }: OwnedRoute) => {
    const shape = data.path.toLowerCase().replace(/:[^/]+/g, ':');
    if (claimed.has(shape)) return false;
    claimed.add(shape);
    return true;
  };
  return [
    ...shellRoutes.map((data): OwnedRoute => ({ data, release: null })),
    ...releases.flatMap((release) => release.routes.map((data): OwnedRoute => ({ data, release }))),
  ].filter(claim);
}

/** Whose page a path opens; none where it leads to `/`. */
export function ownerOf(table: readonly OwnedRoute[], pathname: string): OwnedRoute | null {
  const matched = matchRoutes(
    table.map((owned) => ({ path: owned.data.path, handle: owned })),
    pathname,
  );
  return (matched?.at(-1)?.route.handle as OwnedRoute | undefined) ?? null;
}
