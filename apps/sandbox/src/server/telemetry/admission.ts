/** What decides which rows of a batch are counted. */
interface Admission<Key> {
  /** How many different values a version may have on a day. */
  readonly most: number;
  /** The value of a row of which there is no end; null where its columns are from closed lists. */
  readonly openValue: (key: Key, text: string) => string | null;
  /** The values that a version has on the day already. */
  readonly knownOf: (remote: string, version: string) => Promise<Set<string>>;
  /** Called for each value that is new on the day. */
  readonly mayAdd: () => Promise<boolean>;
}

/**
 * The rows of a batch that are counted, by their columns as JSON: new values only as long as their version has fewer than `most`. They come in
 * one order, so that two batches at once never wait for each other crosswise.
 */
export async function admitted<Key extends readonly [remote: string, version: string, ...rest: unknown[]]>(
  counts: ReadonlyMap<string, number>,
  { most, openValue, knownOf, mayAdd }: Admission<Key>,
): Promise<(readonly [Key, number])[]> {
  const values = new Map<string, Set<string>>();
  const rows: (readonly [Key, number])[] = [];
  for (const [text, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const key = JSON.parse(text) as Key;
    const value = openValue(key, text);
    if (value !== null) {
      const release = `${key[0]} ${key[1]}`;
      const known = values.get(release) ?? (await knownOf(key[0], key[1]));
      values.set(release, known);
      if (!known.has(value) && (known.size >= most || !(await mayAdd()))) continue;
      known.add(value);
    }
    rows.push([key, count]);
  }
  return rows;
}
