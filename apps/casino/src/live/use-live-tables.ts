import {
  type LiveTable,
  onEvent,
  sendRequest,
  tablesChanged,
  tablesFollow,
  tablesUnfollow,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useEffect, useState } from 'react';

/** A live table with the time in which it takes bets: null while it takes none. */
export interface TableNow extends LiveTable {
  readonly bets: {
    /** The moment at which they close, by the steady time. */
    readonly closeAt: number;
    /** How long they were open for as they were first heard of, ms. */
    readonly openFor: number;
  } | null;
}

/** How far two messages about the same end of bets may be apart, ms. */
const SAME_END = 1000;

/**
 * Returns the live tables by their games' codes, followed over the operator's socket while the component is mounted. `undefined` until the
 * socket has answered; null if it cannot answer, or has no tables.
 */
export function useLiveTables(isWanted: boolean): ReadonlyMap<string, TableNow> | null | undefined {
  const { socket } = useShell();
  const [tables, setTables] = useState<ReadonlyMap<string, TableNow> | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const take = (changed: readonly LiveTable[]) =>
      setTables(
        (before) =>
          new Map([
            ...(before ?? []),
            ...changed.map((table) => [table.game, nowOf(table, before?.get(table.game))] as const),
          ]),
      );
    const follow = async () => {
      const reply = await sendRequest(socket, tablesFollow, {});
      if (isLeft) return;
      if (reply.status === 'success') take(reply.tables);
      // Tables that are shown stay: the connection will be back.
      else setTables((before) => before ?? null);
    };
    const stopListening = onEvent(socket, tablesChanged, ({ tables: changed }) => take(changed));
    const followOnceOpen = () => {
      if (socket.status() === 'open') void follow();
    };
    const stopWatching = socket.onStatus(followOnceOpen);
    void follow();
    return () => {
      isLeft = true;
      stopWatching();
      stopListening();
      void sendRequest(socket, tablesUnfollow, {});
    };
  }, [socket, isWanted]);
  return tables;
}

function nowOf(table: LiveTable, before: TableNow | undefined): TableNow {
  const { closesIn } = table;
  if (closesIn === null) return { ...table, bets: null };
  const closeAt = steadyNow() + closesIn;
  const isSame = before?.bets && Math.abs(before.bets.closeAt - closeAt) < SAME_END;
  return { ...table, bets: isSame ? before.bets : { closeAt, openFor: closesIn } };
}
