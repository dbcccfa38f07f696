// In every build, in place of the federation runtime's reader of version ranges, which knows all of npm's. Ranges of shared
// packages are caret ranges (packages/contract/src/shared-names.ts); the page reads them with the same function before it
// loads a release.
import { contractAccepts } from '../contract-range.ts';

/** `range`: `^1.2.0`, or `<=1.2.0` with which the runtime finds the newest of several versions. Anything else is never satisfied. */
export function satisfy(version: string, range: string): boolean {
  const limit = /^<=(.*)/.exec(range)?.[1];
  return limit === undefined ? contractAccepts(range, version) : isAtMost(version, limit);
}

function isAtMost(version: string, limit: string): boolean {
  const parts = limit.split('.').map(Number);
  const difference = version.split('.').map((part, place) => Number(part) - (parts[place] ?? 0));
  return (difference.find((each) => each !== 0) ?? 0) <= 0;
}
