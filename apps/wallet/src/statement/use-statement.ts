import type { StatementEntry, StatementSummary, statementQuery } from '@pavilion/api-client';
import { distinctById, type LoadMoreProps, pagedState, type QueryState } from '@pavilion/remote-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A statement as far as its pages have been loaded. */
export interface StatementData {
  readonly entries: readonly StatementEntry[];
  readonly total: number;
  /** How many pages these are. */
  readonly loaded: number;
  readonly summary: StatementSummary;
}

export interface Statement {
  readonly state: QueryState<StatementData>;
  /** The query itself, for the next page of entries. */
  readonly pages: LoadMoreProps['query'];
}

/** One of the page's statements (`statementQueries`); read again whenever the balance moves (`useBalanceRefresh`). */
export function useStatement(options: ReturnType<typeof statementQuery>): Statement {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const data = useMemo(() => {
    const first = pages?.[0];
    return (
      first && {
        entries: distinctById(pages.flatMap(({ entries }) => entries)),
        loaded: pages.length,
        ...totalsOf(first),
      }
    );
  }, [pages]);
  return { state: pagedState(query, data), pages: query };
}

const totalsOf = ({ total, summary }: Omit<StatementData, 'entries' | 'loaded'>) => ({ total, summary });
