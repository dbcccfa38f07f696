import {
  keys,
  onEvent,
  type StatementEntry,
  type StatementSummary,
  type statementQuery,
  updateBalance,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { distinctById, type LoadMoreProps, pagedState, type QueryState } from '@pavilion/remote-kit';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/** A statement as far as its pages have been loaded. */
export interface StatementData {
  readonly entries: readonly StatementEntry[];
  readonly total: number;
  readonly summary: StatementSummary;
}

export interface Statement {
  readonly state: QueryState<StatementData>;
  /** The query itself, for the next page of entries. */
  readonly pages: LoadMoreProps['query'];
}

/** One of the page's statements (`statementQueries`); read again whenever the balance moves (`useLiveStatement`). */
export function useStatement(options: ReturnType<typeof statementQuery>): Statement {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const data = useMemo(() => {
    const first = pages?.[0];
    return first && { entries: distinctById(pages.flatMap(({ entries }) => entries)), ...totalsOf(first) };
  }, [pages]);
  return { state: pagedState(query, data), pages: query };
}

const totalsOf = ({ total, summary }: Omit<StatementData, 'entries'>) => ({ total, summary });

/**
 * Reads every shown statement again when the operator says that the balance moved, or the socket was away and is back. What was
 * read is shown to a player who comes back from elsewhere, and read again: the balance may have moved meanwhile.
 */
export function useLiveStatement(): void {
  const { socket } = useShell();
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: keys.statement });
    let lost = false;
    const stopWatching = socket.onStatus(() => {
      const open = socket.status() === 'open';
      if (open && lost) refresh();
      // Its first opening brings nothing that the page has not just asked for.
      lost = !open && (lost || wasOpen);
      wasOpen ||= open;
    });
    let wasOpen = socket.status() === 'open';
    const stopListening = onEvent(socket, updateBalance, refresh);
    return () => {
      stopWatching();
      stopListening();
      void client.invalidateQueries({ queryKey: keys.statement, refetchType: 'none' });
    };
  }, [socket, client]);
}
