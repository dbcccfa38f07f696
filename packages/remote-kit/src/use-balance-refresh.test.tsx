import { type RemoteSocket, ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import { useAccountRefresh, useBalanceRefresh } from './use-balance-refresh.ts';

const KEY = ['what is shown'] as const;
type Status = ReturnType<RemoteSocket['status']>;

/** Something that is shown under `KEY` by one of the hooks, and a socket that a test opens and loses. */
async function shown(useRefresh: typeof useBalanceRefresh, first: Status = 'open') {
  const shell = createTestShell();
  let status = first;
  const watchers = new Set<() => void>();
  const socket: RemoteSocket = {
    ...shell.socket,
    status: () => status,
    onStatus(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient(shell.telemetry)}>
      <ShellContext value={{ ...shell, socket }}>{children}</ShellContext>
    </QueryClientProvider>
  );
  let reads = 0;
  const mounted = renderHook(
    () => {
      useRefresh(KEY);
      return useQuery({ queryKey: KEY, queryFn: async () => ++reads });
    },
    { wrapper },
  );
  await waitFor(() => expect(mounted.result.current.data).toBe(1));
  return {
    ...mounted,
    shell,
    reads: () => reads,
    watchers,
    become: (next: Status) =>
      act(async () => {
        status = next;
        for (const watcher of watchers) watcher();
      }),
  };
}

test.each([
  ['a balance', useBalanceRefresh],
  ['an account', useAccountRefresh],
] as const)(
  'what hangs on %s is read again when the socket is back, for whatever was told meanwhile',
  async (_, useRefresh) => {
    const { become, reads } = await shown(useRefresh);
    await become('connecting');
    expect(reads()).toBe(1);
    await become('open');
    await waitFor(() => expect(reads()).toBe(2));
    await become('open');
    expect(reads()).toBe(2);
  },
);

test('its first opening reads nothing again: the page has just read', async () => {
  const { become, reads } = await shown(useBalanceRefresh, 'connecting');
  await become('open');
  expect(reads()).toBe(1);
  await become('connecting');
  await become('open');
  await waitFor(() => expect(reads()).toBe(2));
});

test('whoever has left listens no longer', async () => {
  const { unmount, watchers } = await shown(useBalanceRefresh);
  expect(watchers.size).toBe(1);
  unmount();
  expect(watchers.size).toBe(0);
});
