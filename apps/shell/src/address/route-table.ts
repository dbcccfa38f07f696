import type { RouteData } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { createRouteMatcher, shapeOf } from '@pavilion/federation/routes';
import { definition } from '../definition.ts';

/** A route and who owns it: a release of a remote, or (null) the shell. */
export interface OwnedRoute {
  readonly data: RouteData;
  readonly release: Release | null;
}

/** Every live route, ranked once: a table is as good for the next address as for the first. */
export interface RouteTable {
  /** Whose page a path opens; null where it is nobody's. */
  ownerOf(pathname: string): OwnedRoute | null;
  /** The values of the parameters of the path that a path opens. */
  paramsOf(pathname: string): Readonly<Record<string, string | undefined>>;
}

/**
 * The table of the shell's routes and a set of releases. The shell's paths are its own; of two claims that of the remote counts
 * which has the path in the table `before`, and then the first.
 */
export function tableOf(releases: readonly Release[], before?: RouteTable): RouteTable {
  const claimed = new Set<string>();
  const claim = ({ data }: OwnedRoute) => {
    const shape = shapeOf(data.path);
    if (claimed.has(shape)) return false;
    claimed.add(shape);
    return true;
  };
  const isNewcomer = ({ data, release }: OwnedRoute) =>
    Number(before?.ownerOf(data.path)?.release?.name !== release?.name);
  const routes = [
    ...definition.routes.map((data): OwnedRoute => ({ data, release: null })),
    ...releases
      .flatMap((release) => release.routes.map((data): OwnedRoute => ({ data, release })))
      .sort((one, other) => isNewcomer(one) - isNewcomer(other)),
  ].filter(claim);
  const matcher = createRouteMatcher(routes.map((owned) => ({ path: owned.data.path, value: owned })));
  return {
    ownerOf: (pathname) => matcher.match(pathname)?.value ?? null,
    paramsOf: (pathname) => matcher.match(pathname)?.params ?? {},
  };
}
