import type { RouteData } from '@pavilion/contract';
import { type Release, shapeOf } from '@pavilion/federation/discovery';
import { matchRoutes } from 'react-router';

/** A route and who owns it: a release of a remote, or (null) the shell. */
export interface OwnedRoute {
  readonly data: RouteData;
  readonly release: Release | null;
}

const staticPage = (path: RouteData['path'], page: string, en: string, hi: string): RouteData => ({
  path,
  access: 'common',
  frame: 'full',
  page,
  title: { en, hi },
});

/** What the shell itself owns (routes.md). `page` is a key of `shell-pages.tsx`. */
const shellRoutes: readonly RouteData[] = [
  { path: '/', access: 'public', frame: 'full', page: 'landing', title: { en: '', hi: '' } },
  { path: '/home', access: 'protected', frame: 'full', page: 'home', title: { en: 'Home', hi: 'होम' } },
  { ...staticPage('/maintenance', 'maintenance', 'Maintenance', 'रखरखाव'), frame: 'bare' },
  staticPage('/contactus', 'contact', 'Contact', 'संपर्क'),
  staticPage('/privacypolicy', 'privacy', 'Privacy', 'निजता'),
  staticPage('/responsiblegame', 'responsible', 'Responsible gaming', 'ज़िम्मेदारी से खेलें'),
  staticPage('/fairplay', 'fair', 'Fair play', 'निष्पक्ष खेल'),
  staticPage('/gamesrule', 'rules', 'Game rules', 'खेल के नियम'),
  staticPage('/terms', 'terms', 'Terms', 'शर्तें'),
  { path: '/:providerCode', access: 'common', frame: 'full', page: 'provider', title: { en: 'Games', hi: 'खेल' } },
];

/** Every live route. The shell's paths are its own: a remote's route that claims one is left out, as is a path's second claim. */
export function tableOf(releases: readonly Release[]): readonly OwnedRoute[] {
  const claimed = new Set<string>();
  const claim = ({ data }: OwnedRoute) => {
    const shape = shapeOf(data.path);
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
