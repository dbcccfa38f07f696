import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useMessages } from './index.ts';
import { useWithdrawMessages } from './withdraw.ts';

test.each([
  ['en', '2,160 of 2,160 entries', '1,200 of 12,345', '1,100 of 1,200 requests'],
  ['hi', '2,160 में से 2,160 एंट्रियाँ', '12,345 में से 1,200', '1,200 में से 1,100 अनुरोध'],
] as const)('how many of how many is grouped on both sides (%s)', async (locale, entries, progress, requests) => {
  const shell = createTestShell();
  shell.stores.preferences.setState({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => <ShellContext value={shell}>{children}</ShellContext>;
  const { result } = await act(async () =>
    renderHook(() => ({ t: useMessages(), withdraw: useWithdrawMessages() }), { wrapper }),
  );
  const { t, withdraw } = result.current;
  expect(t('shownOf', { shown: 2160, total: 2160 })).toBe(entries);
  expect(t('csvProgress', { done: 1200, total: 12_345 })).toBe(progress);
  expect(withdraw('shownOf', { shown: 1100, total: 1200 })).toBe(requests);
});
