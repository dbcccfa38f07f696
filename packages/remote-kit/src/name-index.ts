/** Names to be searched all at once: 50,000 in a millisecond. */
export interface NameIndex {
  /** All in small letters, a line each. */
  readonly names: string;
  /** Where the line of each row ends, its own end with it. */
  readonly ends: Uint32Array;
}

/** Of 50,000 names that takes longer than a search: make it once for a list. */
export function nameIndex(list: readonly { readonly name: string }[]): NameIndex {
  const ends = new Uint32Array(list.length);
  let end = 0;
  const lines = list.map(({ name }, row) => {
    const line = `${name.replaceAll('\n', ' ').toLowerCase()}\n`;
    end += line.length;
    ends[row] = end;
    return line;
  });
  return { names: lines.join(''), ends };
}

/** The rows whose name has `text` in it, whatever the case (spec §5), in their order: from one name that has it on to the next. */
export function rowsNamed({ names, ends }: NameIndex, text: string): Uint32Array {
  const wanted = text.toLowerCase();
  const rows = new Uint32Array(ends.length);
  let [found, row] = [0, 0];
  for (let at = 0; row < ends.length; at = ends[row - 1] ?? 0) {
    const hit = names.indexOf(wanted, at);
    if (hit === -1) break;
    while ((ends[row] ?? names.length) <= hit) row++;
    rows[found++] = row++;
  }
  return rows.subarray(0, found);
}

/** Whether the name of a row begins with `small`, a text in small letters. */
export const isAtStart = ({ names, ends }: NameIndex, row: number, small: string): boolean =>
  names.startsWith(small, row === 0 ? 0 : ends[row - 1]);
