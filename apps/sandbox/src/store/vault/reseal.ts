/** How many rows are sealed anew by one statement. */
const ROWS = 500;

/** What is kept of a text that is sealed; of what has nothing to be known by, no fingerprint. */
export interface Sealed<Fingerprint extends Buffer | null = Buffer> {
  readonly sealed: Buffer | null;
  readonly fingerprint: Fingerprint;
}

interface Resealing<Row, Fingerprint extends Buffer | null> {
  /** The next rows after a number, in the order of their numbers. */
  readonly read: (after: number, most: number) => Promise<readonly Row[]>;
  readonly anew: (row: Row) => Sealed<Fingerprint>;
  readonly keep: (numbers: number[], sealed: (Buffer | null)[], fingerprints: Fingerprint[]) => Promise<unknown>;
}

/** Seals all rows of a table anew, some hundreds at a time. Returns how many there were. */
export async function resealRows<Row extends { readonly id: number }, Fingerprint extends Buffer | null = Buffer>({
  read,
  anew,
  keep,
}: Resealing<Row, Fingerprint>) {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS);
    const sealed = rows.map(anew);
    await keep(
      rows.map(({ id }) => id),
      sealed.map((one) => one.sealed),
      sealed.map(({ fingerprint }) => fingerprint),
    );
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return count;
    after = last.id;
  }
}
