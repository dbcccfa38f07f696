import { type Api, ApiError } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answerStatement, testLedger } from './test-ledger.ts';
import { useStatementDownload } from './use-statement-download.ts';

test('leaving the page stops a download: what is on its way is let go, nothing more is read, and no file is saved', async () => {
  const shell = createTestShell();
  const ledger = testLedger(230);
  const signals: (AbortSignal | undefined)[] = [];
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const call = (_: unknown, question: never, { signal }: { signal?: AbortSignal } = {}) => {
    signals.push(signal);
    // The first page comes; the second is on its way until it is let go.
    if (signals.length === 1) return Promise.resolve(answerStatement(ledger, question));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'network', call: 'getAccountStatement' })));
    });
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient(shell.telemetry)}>
      <ShellContext value={{ ...shell, api: { call } as unknown as Api }}>{children}</ShellContext>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useStatementDownload({ from: '2026-08-24', to: '2026-11-21' }, 'csv'), {
    wrapper,
  });
  act(() => result.current.start());
  await waitFor(() => expect(signals).toHaveLength(2));
  await waitFor(() => expect(result.current.progress).toEqual({ done: 100, total: 230 }));
  expect(signals[1]?.aborted).toBe(false);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
  await act(async () => {});
  expect(signals).toHaveLength(2);
  expect(saved).not.toHaveBeenCalled();
});
