import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  type CallOutput,
  getAccountStatement,
  getStatementSubject,
  type StatementEntry,
} from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

export type StatementFilter = Pick<CallInput<typeof getAccountStatement>, 'from' | 'to' | 'kind' | 'reference'>;

type StatementPage = CallOutput<typeof getAccountStatement>['data'];

/**
 * The account statement, newest first, page by page: `pageSize` entries first, `nextPages` with each page after that. What the ledger wrote
 * never changes, but for how a request stands that is not decided for good: read again, only what is new is asked for and the pages with
 * such a line, however many have been loaded.
 */
export const statementQuery = (api: Api, filter: StatementFilter, pageSize = 25, nextPages = pageSize) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.statement, filter, pageSize, nextPages),
    queryFn: async ({ client, queryKey, signal, pageParam }) => {
      const before = client.getQueryData<InfiniteData<StatementPage, string | null>>(queryKey);
      const known = pageParam === null ? undefined : before?.pages[before.pageParams.indexOf(pageParam)];
      if (known && !known.entries.some(mayMove)) return known;
      const read: ReadPage = async (limit, cursor) =>
        (await api.call(getAccountStatement, { ...filter, limit, ...(cursor ? { cursor } : {}) }, { signal })).data;
      return pageParam === null
        ? goingOn(await read(pageSize), before?.pages[0], read)
        : read(known?.entries.length ?? nextPages, pageParam);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

type ReadPage = (limit: number, cursor?: string) => Promise<StatementPage>;

/** Whether the state of a line may become another: that of a withdrawal's request which is not decided for good. */
const mayMove = ({ kind, state }: StatementEntry): boolean => kind === 'withdrawal' && MOVING.includes(state);
/** What the operator says of such a request (`statesOf` there). */
const MOVING: readonly string[] = ['Requested', 'Waits for KYC', 'Approved'];
/** How many lines one call gives at most. */
const MOST_LINES = 100;

/**
 * A first page that is read again, to where it ended before: the pages after it follow on. It is read on as far as the last line that may
 * stand otherwise by now; what comes after is as it was. As it is where it does not reach what was known.
 */
async function goingOn(
  fresh: StatementPage,
  before: StatementPage | undefined,
  read: ReadPage,
): Promise<StatementPage> {
  const last = fresh.entries.at(-1);
  const at = before && last ? before.entries.findIndex(({ id }) => id === last.id) : -1;
  if (!before || at === -1) return fresh;
  const rest = before.entries.slice(at + 1);
  const moving = rest.findLastIndex(mayMove) + 1;
  if (moving === 0 || fresh.next === null) return { ...fresh, entries: [...fresh.entries, ...rest], next: before.next };
  const more = await read(Math.min(moving, MOST_LINES), fresh.next);
  return goingOn({ ...fresh, entries: [...fresh.entries, ...more.entries], next: more.next }, before, read);
}

/** What the line of a reference is about, as it stands now; null where nothing more is known of it. */
export const statementSubjectQuery = (api: Api, reference: string) =>
  queryOptions({
    queryKey: keyOf(keys.statement, 'subject', reference),
    queryFn: async ({ signal }) => (await api.call(getStatementSubject, { reference }, { signal })).data.about,
  });
