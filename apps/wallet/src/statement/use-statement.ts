import {
  keys,
  type StatementEntry,
  type StatementFilter,
  type StatementSummary,
  statementQuery,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { onlineManager, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** How many entries come at once. */
export const PAGE_SIZE = 25;

/** A statement as far as it has been asked for. */
export interface Statement {
  readonly entries: readonly StatementEntry[];
  readonly total: number;
  /** Null until the first answer. */
  readonly summary: StatementSummary | null;
  /** The first answer failed, or a later try to bring it up to date; null when the last try went well. */
  readonly error: Error | null;
  /** When what is shown was true. */
  readonly at: Date;
  readonly retry: () => void;
  readonly more: {
    readonly state: 'none' | 'ready' | 'loading' | 'failed';
    readonly load: () => void;
  };
}

/** The statement of a filter, newest first, page by page; read again whenever the balance moves (`useLiveStatement`). */
export function useStatement(filter: StatementFilter): Statement {
  const { api } = useShell();
  // What was read before the player was elsewhere is shown, and read again: the balance may have moved meanwhile.
  const query = useInfiniteQuery({ ...statementQuery(api, filter, PAGE_SIZE), staleTime: 0 });
  const entries = useMemo(() => distinct(query.data?.pages.flatMap((page) => page.entries) ?? []), [query.data]);
  const first = query.data?.pages[0];
  const moreState = () => {
    if (!query.hasNextPage) return 'none';
    if (query.isFetchingNextPage) return 'loading';
    return query.isFetchNextPageError ? 'failed' : 'ready';
  };
  return {
    entries,
    total: first?.total ?? 0,
    summary: first?.summary ?? null,
    error: query.isFetchNextPageError ? null : query.error,
    at: new Date(query.dataUpdatedAt),
    retry: () => void query.refetch(),
    more: { state: moreState(), load: () => void query.fetchNextPage() },
  };
}

/** An entry that a later page repeats stands once. */
function distinct(entries: readonly StatementEntry[]): StatementEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Reads every shown statement again when the operator says that the balance moved, or the socket was away and is back. */
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
    const stopListening = socket.on('update_balance', refresh);
    return () => {
      stopWatching();
      stopListening();
    };
  }, [socket, client]);
}

/** Whether the browser says that there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
}
