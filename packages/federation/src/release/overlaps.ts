import { type OwnedPath, shapeOf } from '../routes.ts';

/** Two paths of different apps that open an address in common. */
export interface Overlap {
  readonly path: string;
  readonly other: OwnedPath;
}

/**
 * The first of `owner`'s paths that opens an address which a path of `others` opens as well; null where each has its own. The
 * shell's paths with a parameter (`/:providerCode`) take what nobody else has: a remote's more specific path inside one is no overlap.
 */
export function overlapOf(owner: string, paths: readonly string[], others: readonly OwnedPath[]): Overlap | null {
  const taken = others.map((other) => ({ other, segments: segmentsOf(other.path) }));
  for (const path of paths) {
    const segments = segmentsOf(path);
    const found = taken.find((one) => {
      if (!haveOneInCommon(segments, one.segments)) return false;
      if (one.other.owner === 'shell') return !isInside(segments, one.segments);
      return owner !== 'shell' || !isInside(one.segments, segments);
    });
    if (found) return { path, other: found.other };
  }
  return null;
}

const PARAMETER = ':';
const segmentsOf = (path: string) => shapeOf(path).split('/');

function haveOneInCommon(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((segment, index) => segment === other[index] || segment === PARAMETER || other[index] === PARAMETER)
  );
}

/** Whether `outer` opens everything that `inner` opens, and more. */
function isInside(inner: readonly string[], outer: readonly string[]): boolean {
  return (
    inner.every((segment, index) => segment === outer[index] || outer[index] === PARAMETER) &&
    inner.some((segment, index) => segment !== outer[index])
  );
}
