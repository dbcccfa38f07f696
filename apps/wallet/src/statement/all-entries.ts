import {
  type Api,
  type CallOutput,
  getAccountStatement,
  type StatementEntry,
  type StatementFilter,
} from '@pavilion/api-client';

/** The most entries that one file holds, and how many come at once: the wire's limit. */
const MOST_ENTRIES = 10_000;
const AT_ONCE = 100;

export interface AllEntries {
  readonly entries: readonly StatementEntry[];
  /** How many there are; more than `entries` where the bound cut them. */
  readonly total: number;
}

/**
 * Every entry that a filter lets through, newest first, up to `MOST_ENTRIES`. Tells after each page how far it is. Throws
 * `ApiError`, also when `signal` ends it: half a statement is never handed out as if it were whole.
 */
export async function fetchAllEntries(
  api: Api,
  filter: StatementFilter,
  onProgress: (progress: { readonly done: number; readonly total: number }) => void,
  signal?: AbortSignal,
  most = MOST_ENTRIES,
): Promise<AllEntries> {
  const entries = new Map<string, StatementEntry>();
  let cursor: string | null = null;
  let total = 0;
  do {
    const { data }: CallOutput<typeof getAccountStatement> = await api.call(
      getAccountStatement,
      { ...filter, limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) },
      signal ? { signal } : {},
    );
    const before = entries.size;
    for (const entry of data.entries) entries.set(entry.id, entry);
    // A page that brings nothing new is the end, whatever it says: no operator keeps this going for ever.
    cursor = entries.size > before ? data.next : null;
    total = Math.max(data.total, entries.size);
    onProgress({ done: Math.min(entries.size, most), total });
  } while (cursor !== null && entries.size < most);
  return { entries: [...entries.values()].slice(0, most), total };
}
