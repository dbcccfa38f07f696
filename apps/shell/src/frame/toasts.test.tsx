import { act, screen, waitFor } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { showNotice, showToast } from '../services/toasts.ts';
import { openShell } from '../testing.tsx';

afterEach(() => {
  jest.useRealTimers();
  act(() => hotToast.removeAll());
});

test('toasts that come before there is anybody to show them are all shown, the newest on top', async () => {
  showToast('error', 'The first');
  showToast('success', 'The second');
  await openShell('/terms');
  const first = await screen.findByText('The first');
  const second = await screen.findByText('The second');
  expect(second.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

const approved = { name: 'deposit-approved', values: {} };
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ textContent }) => textContent);

test('in Hindi a notification is said by the names of its texts; one without a name as it came', async () => {
  await openShell('/terms', { prepare: ({ stores }) => stores.preferences.setState({ locale: 'hi' }) });
  act(() => {
    showNotice({ title: 'Deposit approved', status: 'success', named: { title: approved } });
    showNotice({ title: 'Deposit approved', message: 'See you tonight.', named: { title: approved } });
  });
  await waitFor(() => expect(toasts()).toEqual(['जमा मंज़ूर : See you tonight.', 'जमा मंज़ूर']));
});

describe('a toast', () => {
  it('leaves in its time when the clock of the device is set back', async () => {
    await openShell('/terms');
    act(() => showToast('info', 'The toaster is loaded'));
    await screen.findByText('The toaster is loaded');
    act(() => hotToast.removeAll());
    jest.useFakeTimers();
    act(() => showToast('info', 'Bet placed'));
    jest.setSystemTime(Date.now() - 600_000);
    // Another toast has the timers of all set again.
    act(() => showToast('info', 'Bet matched'));
    expect(toasts()).toEqual(['Bet matched', 'Bet placed']);
    // Shown, faded, removed: each has its timer.
    for (let step = 0; step < 3; step += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(toasts()).toEqual([]);
  });
});
