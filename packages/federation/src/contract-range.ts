/**
 * Whether a remote that asks for `range` (a caret range, `^1.2.0`) runs on a shell that keeps `version` of the contract:
 * the same major, and at least the asked minor and patch. Major 0 promises nothing between minors, as in semver.
 */
export function contractAccepts(range: string, version: string): boolean {
  const asked = numbers(range.replace(/^\^/, ''));
  const kept = numbers(version);
  if (!asked || !kept || !range.startsWith('^')) return false;
  if (asked[0] !== kept[0]) return false;
  if (asked[0] === 0 && asked[1] !== kept[1]) return false;
  return kept[1] > asked[1] || (kept[1] === asked[1] && kept[2] >= asked[2]);
}

function numbers(text: string): [number, number, number] | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}
