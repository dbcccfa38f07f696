/**
 * A line's reference as a player reads and quotes it: `DP-31902`, `BT-7F4291`. What settles a market has that market's, out of the key that
 * the operator's ledger knows it by (`settle:59586903-MO:12:1`); other such keys say nothing to a player. A search for it finds the line.
 */
export function shownReference(reference: string): string {
  if (!reference.includes(':')) return reference;
  return /^(?:settle|owed):(.+):\d+:\d+$/.exec(reference)?.[1] ?? '';
}
