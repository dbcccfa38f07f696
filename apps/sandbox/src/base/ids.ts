/** The number behind an id of the wire; null where it can't be one of ours. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
