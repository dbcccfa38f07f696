import { notificationToast, onEvent, organisationRefresh, updateBalance } from '@pavilion/api-client';
import { type RemoteSocket, useShell } from '@pavilion/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Reads whatever is shown under `queryKey` again when the operator says that the balance moved, or the socket was away and is
 * back. What was read is shown to a player who comes back from elsewhere, and read again: the balance may have moved meanwhile.
 * The key is the same object at every render, one of `keys`.
 */
export function useBalanceRefresh(queryKey: QueryKey): void {
  useRefresh(queryKey, onBalance);
}

/**
 * The same for what the operator's people decide (deposits, withdrawals, documents, bonuses): read again as well whenever a
 * notification arrives, which is how every decision is told, also one that moves no money, and whenever the house is set otherwise.
 */
export function useAccountRefresh(queryKey: QueryKey): void {
  useRefresh(queryKey, onAccount);
}

type Listening = (socket: RemoteSocket, refresh: () => void) => () => void;

const onBalance: Listening = (socket, refresh) => onEvent(socket, updateBalance, refresh);
const onAccount: Listening = (socket, refresh) => {
  const stops = [
    onBalance(socket, refresh),
    onEvent(socket, notificationToast, refresh),
    onEvent(socket, organisationRefresh, refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

function useRefresh(queryKey: QueryKey, listen: Listening): void {
  const { socket } = useShell();
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey });
    let lost = false;
    const stopWatching = socket.onStatus(() => {
      const open = socket.status() === 'open';
      if (open && lost) refresh();
      // Its first opening brings nothing that the page has not just asked for.
      lost = !open && (lost || wasOpen);
      wasOpen ||= open;
    });
    let wasOpen = socket.status() === 'open';
    const stopListening = listen(socket, refresh);
    return () => {
      stopWatching();
      stopListening();
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    };
  }, [socket, client, queryKey, listen]);
}
