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

/** A live table with the moment at which its bets close, by the steady time. */
export interface TableNow extends LiveTable {
  readonly closesAt: number | null;
}

/**
 * The live tables by their games' codes, as the operator's socket has them while this is mounted. `undefined` until it has answered, null
 * where it can't, or has none.
 */
export function useLiveTables(isWanted: boolean): ReadonlyMap<string, TableNow> | null | undefined {
  const { socket } = useShell();
  const [tables, setTables] = useState<ReadonlyMap<string, TableNow> | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const take = (changed: readonly LiveTable[]) =>
      setTables(
        (before) => new Map([...(before ?? []), ...changed.map((table) => [table.game, nowOf(table)] as const)]),
      );
    const follow = async () => {
      const reply = await sendRequest(socket, tablesFollow, {});
      if (isLeft) return;
      if (reply.status === 'success') take(reply.tables);
      // What was shown stays: the connection comes again.
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

const nowOf = (table: LiveTable): TableNow => ({
  ...table,
  closesAt: table.closesIn === null ? null : steadyNow() + table.closesIn,
});
