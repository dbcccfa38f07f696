import {
  type Api,
  type CallOutput,
  getAccountStatement,
  type StatementEntry,
  type StatementFilter,
  type StatementSummary,
} from '@pavilion/api-client';

/** How many entries come at once: the wire's limit. */
const AT_ONCE = 100;

/** Where a part begins: the operator's own mark, and how many entries and parts came before it. */
export interface PartStart {
  readonly cursor: string;
  readonly done: number;
  readonly parts: number;
}

export interface EntriesPart {
  /** The place of its first entry among all, from 1 on, and of its last. */
  readonly first: number;
  readonly last: number;
  /** How many entries there are in all its parts. */
  readonly total: number;
  /** When its newest entry was and its oldest; null where it has none. */
  readonly moments: { readonly newest: Date; readonly oldest: Date } | null;
  /** What the first page said of the whole period. */
  readonly summary: StatementSummary;
  /** Which part it is, from 1 on, and where the next one begins, which has what is older. */
  readonly number: number;
  readonly next: PartStart | null;
}

interface Reading {
  /** Is handed each page as it comes, newest first; none is kept here. */
  readonly take: (entries: readonly StatementEntry[]) => void;
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
  readonly signal?: AbortSignal | undefined;
  /** A part ends with the page that reaches so many. */
  readonly most: number;
  readonly after?: PartStart | null | undefined;
}

/**
 * The entries that a filter lets through, newest first, from where the last part ended. Tells after each page how far it is. Throws
 * `ApiError`, also when `signal` ends it: half a part is never handed out as if it were whole.
 */
export async function readEntries(
  api: Api,
  filter: StatementFilter,
  { take, onProgress, signal, most, after = null }: Reading,
): Promise<EntriesPart> {
  const known = new Set<string>();
  const before = after?.done ?? 0;
  let cursor = after?.cursor ?? null;
  let total = before;
  let summary: StatementSummary | undefined;
  let newest: Date | undefined;
  let oldest: Date | undefined;
  do {
    const { data }: CallOutput<typeof getAccountStatement> = await api.call(
      getAccountStatement,
      { ...filter, limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) },
      signal ? { signal } : {},
    );
    const fresh = data.entries.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    newest ??= fresh.at(0)?.at;
    oldest = fresh.at(-1)?.at ?? oldest;
    take(fresh);
    // A page that brings nothing new is the end, whatever it says: no operator keeps this going for ever.
    cursor = fresh.length > 0 ? data.next : null;
    total = Math.max(data.total, before + known.size);
    summary ??= data.summary;
    onProgress({ done: before + known.size, total });
  } while (cursor !== null && known.size < most);
  const last = before + known.size;
  const number = (after?.parts ?? 0) + 1;
  const next = cursor === null ? null : { cursor, done: last, parts: number };
  const moments = newest && oldest ? { newest, oldest } : null;
  return { first: before + 1, last, total, moments, summary, number, next };
}
