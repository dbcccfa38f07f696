import { ApiError, type Notification } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from './remote.ts';

const note = (id: number, part: Partial<Notification> = {}): Notification => ({
  id: `${id}`,
  title: `Title ${id}`,
  message: `Message ${id}`,
  status: 'info',
  at: new Date(Date.now() - (100 - id) * 3_600_000),
  isRead: true,
  ...part,
});

const kindsOf: Readonly<Record<string, readonly (string | undefined)[]>> = {
  bets: ['bet', 'round'],
  money: ['deposit', 'withdrawal'],
  account: ['kyc'],
  operator: [undefined],
};
interface Question {
  readonly group?: string;
  readonly only?: string;
  readonly before?: string;
  readonly pagesize: number;
}

/** An operator who keeps these, newest first. */
function keeping(kept: Notification[]) {
  const isIn = ({ about }: Notification, group: string) => kindsOf[group]?.includes(about?.kind) ?? false;
  const unreadOf = (group: string) => kept.filter((one) => isIn(one, group) && !one.isRead).length;
  return {
    getNotifications: ({ group, only, before, pagesize }: Question) => {
      const fits = kept.filter((one) => (!group || isIn(one, group)) && (only !== 'unread' || !one.isRead));
      const from = before === undefined ? 0 : fits.findIndex(({ id }) => id === before) + 1;
      const [bets, money, account, operator] = ['bets', 'money', 'account', 'operator'].map(unreadOf);
      return {
        data: {
          notifications: fits.slice(from, from + pagesize),
          count: fits.length,
          unread: kept.filter(({ isRead }) => !isRead).length,
          groups: { bets, money, account, operator },
        },
      };
    },
    readNotifications: (which: { id?: string; upTo?: string }) => {
      for (const [index, one] of kept.entries()) {
        if (which.id === one.id || which.upTo !== undefined) kept[index] = { ...one, isRead: true };
      }
      return { data: { unread: 0 } };
    },
  };
}

const some = () => [
  note(9, { isRead: true }),
  note(8, {
    isRead: false,
    title: 'Deposit approved',
    message: '₹5,000.00 by UPI was added to your balance.',
    about: { kind: 'deposit', id: 'DP-1' },
    named: {
      title: { name: 'deposit-approved', values: {} },
      message: { name: 'deposit-in-balance', values: { amount: '₹5,000.00', name: 'UPI' } },
    },
  }),
  note(7, { about: { kind: 'bet', id: '3-MO' } }),
];
const open = (kept: Notification[], at = '/notifications', locale: 'en' | 'hi' = 'en') =>
  renderRemote(remote, at, keeping(kept), { locale });
const list = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

test('the unread stand first, then all by day; each leads to what it is about', async () => {
  await open(some());
  const shown = await list();
  expect((await shown.findAllByRole('listitem')).map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Unread: Deposit approved',
    'Title 9',
    'Title 7',
  ]);
  expect(shown.getByRole('link', { name: 'Deposit approved' })).toHaveAttribute('href', '/deposit/upi?deposit=DP-1');
  expect(shown.getByRole('link', { name: 'Title 7' })).toHaveAttribute('href', '/mybets?betstatus=all&marketid=3-MO');
  expect(shown.queryByRole('link', { name: 'Title 9' })).not.toBeInTheDocument();
});

test('one is marked as read by itself, and all at once', async () => {
  const kept = [...some(), note(6, { isRead: false })];
  const { user, sent } = await open(kept);
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Deposit approved' }));
  await waitFor(() => expect(screen.queryByText('Unread: Deposit approved')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all read' })).toBeDisabled());
  expect(sent('readNotifications')).toEqual([{ id: '8' }, { upTo: '9' }]);
});

test('a link to what a notification is about reads it', async () => {
  const { user, sent, address } = await open(some());
  await user.click(await screen.findByRole('link', { name: 'Deposit approved' }));
  expect(address()).toBe('/deposit/upi?deposit=DP-1');
  expect(sent('readNotifications')).toEqual([{ id: '8' }]);
});

test('a group stands in the address, says how many of it are unread, and what it means that there is nothing', async () => {
  const { user, address } = await open(some());
  await user.click(await screen.findByRole('button', { name: /^Money.*1 unread$/ }));
  expect(address()).toBe('/notifications?group=money');
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByText('No notifications of this type')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(address()).toBe('/notifications');
});

test('the settings are one tap away', async () => {
  await open(some());
  expect(await screen.findByRole('link', { name: 'Notification settings' })).toHaveAttribute(
    'href',
    '/profile#notifications',
  );
});

test('older ones load page by page', async () => {
  const { user } = await open(Array.from({ length: 25 }, (_, index) => note(90 - index)));
  expect(await (await list()).findAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

test('notifications that could not be loaded say so, and load at Retry', async () => {
  let failing = true;
  const answers = keeping(some());
  const { user } = await renderRemote(remote, '/notifications', {
    ...answers,
    getNotifications: (question: Question) => {
      if (failing) throw new ApiError({ kind: 'network', call: 'getNotifications' });
      return answers.getNotifications(question);
    },
  });
  expect(await screen.findByText('Notifications could not be loaded')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Title 7' })).toBeVisible();
});

test('in Hindi the operator’s texts are said by their names', async () => {
  await open(some(), '/notifications', 'hi');
  expect(await screen.findByRole('link', { name: 'जमा मंज़ूर' })).toBeVisible();
  expect(screen.getByText('UPI से ₹5,000.00 आपके बैलेंस में जुड़े।')).toBeVisible();
});
