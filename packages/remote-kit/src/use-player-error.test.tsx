import { ApiError } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { renderHook } from '@testing-library/react';
import { usePlayerError } from './use-player-error.ts';

test('a page that shows a failure in a shape of its own reads what every other page does, and the label of its Retry', () => {
  const error = new ApiError({
    kind: 'server',
    call: 'openLobby',
    serverMessage: 'Closed until 18:00.',
    requestId: 'r-1',
  });
  const { result } = renderHook(() => usePlayerError(error, { what: 'The game', title: 'Failed to get url' }), {
    wrapper: ({ children }) => <ShellContext value={createTestShell()}>{children}</ShellContext>,
  });
  expect(result.current).toEqual({
    title: 'Failed to get url',
    text: 'Closed until 18:00.',
    advice: 'Your money is not affected. Try again later.',
    detail: 'Reference r-1',
    retryLabel: 'Retry',
  });
});
