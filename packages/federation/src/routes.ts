// The one path rule, shared by the release command, the shell and the server.
import { matchPath } from 'react-router';

/** The most segments that a path may have. */
const DEEPEST = 6;
/** The longest path that is looked at, in characters: anybody can make a longer one, and no route is. */
export const LONGEST_PATH = 2000;
const SEGMENT = /^(?:[A-Za-z0-9._~-]+|:[A-Za-z][A-Za-z0-9]*)$/;

/**
 * Whether a text is a path that a route may have: `/`, or one to six segments, each fixed (letters, digits and `. _ ~ -`) or a
 * parameter (`:name`), no parameter twice. Nothing optional and no wildcard: those are many paths in one.
 */
export function isRoutePath(text: string): text is `/${string}` {
  if (text === '/') return true;
  if (!text.startsWith('/') || text.length > LONGEST_PATH) return false;
  const segments = text.slice(1).split('/');
  const parameters = segments.filter((segment) => segment.startsWith(':'));
  return (
    segments.length <= DEEPEST &&
    segments.every((segment) => SEGMENT.test(segment) && !/^\.{1,2}$/.test(segment)) &&
    new Set(parameters).size === parameters.length
  );
}

/** What two paths have in common that open the same addresses: case, the names of parameters and a slash at the end say nothing. */
export function shapeOf(path: string): string {
  return withoutEnd(path.toLowerCase().replace(/:[^/]+/g, ':'));
}

/** A path without the slashes at its end. No `/\/+$/`: over many slashes before something else that takes their number squared. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** A path, and whose it is. */
export interface OwnedPath {
  readonly path: string;
  readonly owner: string;
}

/** Two paths that open the same addresses. */
export interface PathClash {
  readonly path: string;
  readonly taken: OwnedPath;
}

/** The first of `paths` that opens what another of them, or one of `others`, opens; null where each is alone. */
export function clashOf(paths: readonly OwnedPath[], others: readonly OwnedPath[]): PathClash | null {
  const taken = new Map(others.map((other) => [shapeOf(other.path), other]));
  for (const owned of paths) {
    const shape = shapeOf(owned.path);
    const earlier = taken.get(shape);
    if (earlier) return { path: owned.path, taken: earlier };
    taken.set(shape, owned);
  }
  return null;
}

/** What a path opens, with the values of its parameters. */
export interface RouteMatch<Value> {
  readonly value: Value;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds what an address opens, as the router finds it: fixed segments before parameters, then the order of `entries`. The table
 * is computed once; every path in it has to be one that `isRoutePath` takes, others open nothing.
 */
export function createRouteMatcher<Value>(entries: readonly { readonly path: string; readonly value: Value }[]): {
  match(pathname: string): RouteMatch<Value> | null;
} {
  const byLength = new Map<number, Ranked<Value>[]>();
  for (const entry of entries) {
    if (!isRoutePath(entry.path)) continue;
    const segments = segmentsOf(entry.path.toLowerCase());
    const rank = segments.filter((segment) => !segment.startsWith(':')).length;
    const group = byLength.get(segments.length) ?? [];
    group.push({ ...entry, segments, rank });
    byLength.set(segments.length, group);
  }
  for (const group of byLength.values()) group.sort((a, b) => b.rank - a.rank);
  return {
    match(pathname) {
      // First what costs nothing: an address may be as long and as deep as whoever wrote the link liked.
      const group = pathname.length > LONGEST_PATH ? undefined : byLength.get(segmentsOf(pathname).length);
      if (!group) return null;
      const decoded = decodedOf(pathname || '/');
      const given = segmentsOf(decoded.toLowerCase());
      for (const { path, value, segments } of group) {
        // Cheap, and no more than a sieve: what it lets through is the router's to match.
        if (!segments.every((segment, index) => segment.startsWith(':') || segment === given[index])) continue;
        const found = matchPath(path, decoded);
        if (found) return { value, params: found.params };
      }
      return null;
    },
  };
}

interface Ranked<Value> {
  readonly path: string;
  readonly value: Value;
  readonly segments: readonly string[];
  /** How many of its segments are fixed: among paths of one length that is the router's order. */
  readonly rank: number;
}

const segmentsOf = (path: string) => withoutEnd(path).split('/').slice(1);

/** An address as the router reads it before it matches: each segment decoded, a slash in one kept apart. */
function decodedOf(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
