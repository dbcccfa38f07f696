/** A caret range of three numbers: the only kind that a remote may ask for. */
export const CONTRACT_RANGE = /^\^\d{1,9}\.\d{1,9}\.\d{1,9}$/;
/** A version of the contract. */
export const CONTRACT_VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}$/;

/**
 * Whether a remote that asks for `range` (a caret range, `^1.2.0`) runs on a shell that keeps `version` of the contract:
 * the same major, and at least its minor and patch. Major 0 promises nothing between minors, as in semver.
 */
export function contractAccepts(range: string, version: string): boolean {
  const needed = numbers(range.replace(/^\^/, ''));
  const offered = numbers(version);
  if (!needed || !offered || !range.startsWith('^')) return false;
  if (needed[0] !== offered[0]) return false;
  if (needed[0] === 0 && needed[1] !== offered[1]) return false;
  return offered[1] > needed[1] || (offered[1] === needed[1] && offered[2] >= needed[2]);
}

function numbers(text: string): [number, number, number] | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}
