import { act, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { showToast } from '../services/toasts.ts';
import { openShell } from '../testing.tsx';

afterEach(() => act(() => hotToast.removeAll()));

test('toasts that come before there is anybody to show them are all shown, the newest on top', async () => {
  showToast('error', 'The first');
  showToast('success', 'The second');
  await openShell('/terms');
  const first = await screen.findByText('The first');
  const second = await screen.findByText('The second');
  expect(second.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
