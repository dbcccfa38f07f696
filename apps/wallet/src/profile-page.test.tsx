import { ApiError, type DeviceSession, type Profile } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testOwnLimits } from './limits/test-limits.ts';
import { remote } from './remote.ts';

const now = new Date();
const profile: Profile = {
  name: 'Asha Rao',
  username: 'asha rao',
  mobile: '+91 •••••• 3210',
  since: new Date('2025-03-14T10:00:00Z'),
  isDemo: false,
};
const session = (more: Partial<DeviceSession>): DeviceSession => ({
  id: '1',
  device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
  isThis: false,
  isSameNetwork: false,
  signedInAt: now,
  seenAt: now,
  ...more,
});
const mine = session({ id: '1', isThis: true, isSameNetwork: true });
const phone = session({
  id: '2',
  device: { kind: 'phone', browser: 'Chrome', system: 'Android' },
  isSameNetwork: true,
});
const odd = session({ id: '3', device: { kind: 'other' } });

async function open({
  at = '/profile',
  locale = 'en' as 'en' | 'hi',
  who = profile,
  sessions = [mine, phone, odd],
  quiet = [] as string[],
  answers = {},
} = {}) {
  const standing = { sessions, quiet };
  const page = await renderRemote(
    remote,
    at,
    {
      getProfile: () => ({ data: who }),
      getSessions: () => ({ data: { sessions: standing.sessions } }),
      getKyc: () => ({ data: { status: 'approved', documents: [], schema: [] } }),
      endSession: ({ id }: { id: string }) => {
        standing.sessions = standing.sessions.filter((one) => one.id !== id);
        return { data: { sessions: standing.sessions } };
      },
      endOtherSessions: () => {
        standing.sessions = standing.sessions.filter(({ isThis }) => isThis);
        return { data: { sessions: standing.sessions } };
      },
      updatePassword: () => ({}),
      getLimits: () => ({ data: testOwnLimits() }),
      getNotificationSettings: () => ({ data: { quiet: standing.quiet } }),
      setNotificationSettings: ({ group, isQuiet }: { group: string; isQuiet: boolean }) => {
        standing.quiet = isQuiet ? [...standing.quiet, group] : standing.quiet.filter((one) => one !== group);
        return { data: { quiet: standing.quiet } };
      },
      ...answers,
    },
    { locale },
  );
  return page;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a player sees who they are to the operator, and that they are verified', async () => {
  await open();
  expect(await screen.findByText('asha rao')).toBeVisible();
  expect(screen.getByText('+91 •••••• 3210')).toBeVisible();
  expect(screen.getByText('RK48213')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
});

test('each session says on what and since when; another is signed out, this one is not', async () => {
  const { user, sent, shell } = await open();
  const panel = await region('Sessions and devices');
  expect(await panel.findByText('Chrome on Windows')).toHaveTextContent('This device');
  expect(panel.getByText(/same network as now/)).toBeVisible();
  expect(panel.getByText('Other device', { selector: 'b' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Sign out Chrome on Android' }));
  await waitFor(() => expect(panel.queryByText('Chrome on Android', { selector: 'b' })).toBeNull());
  expect(sent('endSession')).toEqual([{ id: '2' }]);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Device signed out' }]);
  await user.click(panel.getByRole('button', { name: 'Sign out other devices' }));
  expect(await panel.findByText('You are not signed in on any other device.')).toBeVisible();
});

test('a visitor of the demo changes no password and sees nobody else’s session', async () => {
  await open({ who: { ...profile, isDemo: true }, sessions: [mine] });
  expect(await screen.findByText(/Its password can’t be changed/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Change/ })).toBeNull();
  expect(await screen.findByText(/Other sessions are not shown/)).toBeVisible();
});

test('language and theme are chosen here, and are the shell’s', async () => {
  const { user, shell } = await open();
  await user.click(await screen.findByRole('button', { name: 'Light' }));
  await user.click(screen.getByRole('button', { name: 'हिंदी' }));
  expect(shell.stores.preferences.getState()).toEqual({ locale: 'hi', theme: 'light' });
});

describe('which notifications pop up', () => {
  test('a group is turned off and on again; money and account always pop up', async () => {
    const { user, sent } = await open({ quiet: ['operator'] });
    const panel = await region('Pop-up notifications');
    const bets = await panel.findByRole('switch', { name: 'Bets' });
    expect(panel.getAllByRole('switch')).toHaveLength(2);
    expect(panel.getAllByText('Always')).toHaveLength(2);
    expect(panel.getByRole('switch', { name: 'From us' })).not.toBeChecked();
    await user.click(bets);
    expect(bets).not.toBeChecked();
    await user.click(panel.getByRole('switch', { name: 'From us' }));
    await waitFor(() => expect(panel.getByRole('switch', { name: 'From us' })).toBeChecked());
    await user.click(bets);
    await waitFor(() => expect(bets).toBeChecked());
    expect(sent('setNotificationSettings')).toEqual([
      { group: 'bets', isQuiet: true },
      { group: 'operator', isQuiet: false },
      { group: 'bets', isQuiet: false },
    ]);
  });

  test('a change that fails is told, and the switch stands as it was', async () => {
    const { user, shell } = await open({
      answers: {
        setNotificationSettings: () => {
          throw new ApiError({ kind: 'network', call: 'setNotificationSettings' });
        },
      },
    });
    const bets = await screen.findByRole('switch', { name: 'Bets' });
    await user.click(bets);
    await waitFor(() => expect(shell.toasts).toHaveLength(1));
    expect(shell.toasts[0]).toMatchObject({ type: 'error' });
    expect(bets).toBeChecked();
  });

  test('settings that could not be loaded say so, and load at Retry', async () => {
    let failing = true;
    const { user } = await open({
      answers: {
        getNotificationSettings: () => {
          if (failing) throw new ApiError({ kind: 'network', call: 'getNotificationSettings' });
          return { data: { quiet: [] } };
        },
      },
    });
    const panel = await region('Pop-up notifications');
    failing = false;
    await user.click(await panel.findByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('switch', { name: 'Bets' })).toBeChecked();
  });

  test('a link to them puts the focus there', async () => {
    const into = jest.fn();
    Element.prototype.scrollIntoView = into;
    await open({ at: '/profile#notifications' });
    const panel = await screen.findByRole('region', { name: 'Pop-up notifications' });
    await waitFor(() => expect(panel.parentElement).toHaveFocus());
    expect(into).toHaveBeenCalledTimes(1);
  });

  test('in Hindi they are named in Hindi', async () => {
    await open({ locale: 'hi' });
    expect(await screen.findByRole('switch', { name: 'दाँव' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'खोलें दाँव की सेटिंग' })).toHaveAttribute('href', '/betting-settings');
  });
});

describe('changing the password', () => {
  const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  const submit = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Change password' }));

  test('each fault stands at its field and in the summary', async () => {
    const { user, sent } = await open({ at: '/profile?change=password' });
    await user.type(field('Current password'), 'Pavilion1');
    await user.type(field('New password'), 'Pavilion1');
    await user.type(field('Confirm password'), 'Pavilion2');
    await submit(user);
    expect(screen.getByText('Check 2 fields')).toBeVisible();
    expect(field('New password')).toHaveAccessibleDescription('Choose a different password.');
    expect(field('Confirm password')).toHaveAccessibleDescription('Password and Confirm password must be same');
    expect(sent('updatePassword')).toEqual([]);
  });

  test('a wrong current one is blamed at its field', async () => {
    const { user } = await open({
      at: '/profile?change=password',
      answers: {
        updatePassword: () => {
          throw new ApiError({
            kind: 'refused',
            call: 'updatePassword',
            serverMessage: 'This password is incorrect.',
            field: 'current',
          });
        },
      },
    });
    for (const name of ['Current password', 'New password', 'Confirm password']) {
      await user.type(field(name), name === 'Current password' ? 'Wrong1234' : 'Monsoon26');
    }
    await submit(user);
    expect(field('Current password')).toHaveAccessibleDescription('This password is incorrect.');
    expect(field('Current password')).toHaveFocus();
  });

  test('one that is right is sent, kept nowhere, and leads back', async () => {
    const { user, sent, address } = await open({ at: '/profile?change=password' });
    await user.type(field('Current password'), 'Pavilion1');
    await user.type(field('New password'), 'Monsoon26');
    await user.type(field('Confirm password'), 'Monsoon26');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Monsoon26');
    await submit(user);
    expect(sent('updatePassword')).toEqual([{ current: 'Pavilion1', password: 'Monsoon26' }]);
    expect(address()).toBe('/profile');
  });
});

describe('the limits on the profile', () => {
  const limited = testOwnLimits({
    limits: [
      { name: 'deposit-week', amount: paise(2_000_000), used: paise(500_000), later: null },
      { name: 'loss-week', amount: null, used: paise(64_250), later: null },
    ],
    session: { minutes: 120, used: 42, later: null },
  });

  it('show each that is set with the part that is used', async () => {
    await open({ answers: { getLimits: { data: limited } } });
    const panel = await region('Limits and breaks');
    expect(await panel.findByRole('progressbar', { name: '₹5,000.00 of ₹20,000.00 used' })).toBeVisible();
    expect(panel.getByRole('progressbar', { name: '42 min of 2 h used' })).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    expect(panel.getByRole('link', { name: 'Set limits or take a break' })).toHaveAttribute('href', '/profile/limits');
  });

  it('say that none is set, and that a break goes on', async () => {
    const standing = { state: 'break', until: new Date('2026-11-22T12:00:00Z') } as const;
    await open({ answers: { getLimits: { data: testOwnLimits({ standing }) } } });
    const panel = await region('Limits and breaks');
    expect(await panel.findByText('No limits set.')).toBeVisible();
    expect(panel.getByText(/^You are on a break until/)).toBeVisible();
  });
});
