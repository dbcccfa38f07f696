import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, getAccountStatement } from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

export type StatementFilter = Pick<CallInput<typeof getAccountStatement>, 'from' | 'to' | 'kind' | 'reference'>;

/** The account statement, newest first, page by page. */
export const statementQuery = (api: Api, filter: StatementFilter, pageSize = 25) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.statement, filter, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (
        await api.call(
          getAccountStatement,
          { ...filter, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
          { signal },
        )
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
