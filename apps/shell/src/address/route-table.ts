import type { RouteData } from '@pavilion/contract';
import { type Release, shapeOf } from '@pavilion/federation/discovery';
import { matchRoutes } from 'react-router';
import { definition } from '../definition.ts';

/** A route and who owns it: a release of a remote, or (null) the shell. */
export interface OwnedRoute {
  readonly data: RouteData;
  readonly release: Release | null;
}

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
    ...definition.routes.map((data): OwnedRoute => ({ data, release: null })),
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
