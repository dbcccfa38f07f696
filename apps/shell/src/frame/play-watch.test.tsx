import type { PlayNow } from '@pavilion/api-client';
import { ApiError } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell } from '../testing.tsx';

const since = new Date('2026-11-21T10:00:00Z');
const playing = (more: Partial<PlayNow> = {}): PlayNow => ({
  ...{
    since,
    minutes: 62,
    net: paise(-20_000),
    isChecked: true,
    checkAt: new Date('2026-11-21T11:00:00Z'),
    isCheckDue: false,
    isStopped: false,
  },
  ...more,
});
const open = (play: PlayNow, readRealityCheck: () => unknown = () => ({ data: playing() })) => {
  let now = play;
  return openShell('/terms', {
    session: signedIn,
    answers: {
      getPlayNow: () => ({ data: now }),
      readRealityCheck: () => {
        const answer = readRealityCheck();
        now = playing();
        return answer;
      },
    },
  });
};

test('who has a reality check sees in the header how long they have played and what it brought, and comes by it to their limits', async () => {
  await open(playing());
  const time = await screen.findByRole('link', { name: 'Playing for 62 min, net result −₹200.00' });
  expect(time).toHaveAttribute('href', '/profile/limits');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has none sees nothing of it', async () => {
  const { sent } = await open(playing({ isChecked: false, checkAt: null }));
  await waitFor(() => expect(sent('getPlayNow')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /Playing for/ })).toBeNull();
});

test('who has stopped is marked, so that the header does not call them to pay in; once the house says otherwise they are not', async () => {
  let isStopped = true;
  const { sent, shell } = await openShell('/terms', {
    session: signedIn,
    answers: { getPlayNow: () => ({ data: playing({ isChecked: false, checkAt: null, isStopped }) }) },
  });
  const mark = () => screen.getByRole('banner').querySelector('[data-stopped]');
  await waitFor(() => expect(mark()).not.toBeNull());
  isStopped = false;
  act(() => shell.emit('update_balance', { balance: 12.5, cash: 10, coins: 2.5 }));
  await waitFor(() => expect(mark()).toBeNull());
  expect(sent('getPlayNow').length).toBeGreaterThan(1);
});

test('a check that is due says time and result, and is read by one press', async () => {
  const { sent } = await open(playing({ isCheckDue: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reality check' }));
  expect(dialog.getByText(/You have played for 62 minutes\. Since/)).toBeVisible();
  expect(dialog.getByText('−₹200.00')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue playing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('readRealityCheck')).toHaveLength(1);
});

test('a check that could not be read stays, and says so', async () => {
  const lost = () => {
    throw new ApiError({ kind: 'network', call: 'readRealityCheck' });
  };
  await open(playing({ isCheckDue: true }), lost);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reality check' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue playing' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

test('from a check it is one press to limits and breaks', async () => {
  const { address, sent } = await open(playing({ isCheckDue: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reality check' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take a break' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // No release of the wallet is live here: whoever goes to its page comes home.
  await waitFor(() => expect(address()).toBe('/home'));
  await waitFor(() => expect(sent('readRealityCheck')).toHaveLength(1));
});
