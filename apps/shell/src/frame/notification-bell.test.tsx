import { ApiError, type Notification } from '@pavilion/api-client';
import { signedIn, type TestAnswers } from '@pavilion/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell } from '../testing.tsx';

const mockLoaded = jest.fn();
jest.mock('./notification-list.tsx', () => {
  mockLoaded();
  return jest.requireActual('./notification-list.tsx');
});

const note = (id: number, part: Partial<Notification> = {}): Notification => ({
  id: `n${id}`,
  title: `Title ${id}`,
  message: `Message ${id}`,
  status: 'info',
  at: new Date('2026-11-21T12:00:00Z'),
  isRead: false,
  ...part,
});

/** An operator who keeps these, newest first, and takes them as read. */
function keeping(kept: Notification[]): TestAnswers {
  return {
    getNotifications: ({ before, pagesize = 20 }: { before?: string; pagesize?: number }) => {
      const from = before === undefined ? 0 : kept.findIndex(({ id }) => id === before) + 1;
      return {
        data: {
          notifications: kept.slice(from, from + pagesize),
          count: kept.length,
          unread: kept.filter(({ isRead }) => !isRead).length,
        },
      };
    },
    readNotifications: ({ upTo }: { upTo: string }) => {
      const from = kept.findIndex(({ id }) => id === upTo);
      kept.splice(from, kept.length, ...kept.slice(from).map((one) => ({ ...one, isRead: true })));
      return { data: { unread: from } };
    },
  };
}

const open = (answers: TestAnswers) => openShell('/terms', { session: signedIn, answers });
const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('group', { name: /^Notifications/ }));
const listed = () =>
  panel()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

test('the list is loaded after the page, before the bell is opened', async () => {
  await open(keeping([]));
  await bell('Notifications');
  await waitFor(() => expect(mockLoaded).toHaveBeenCalled());
});

test('the bell counts new notifications; opening it lists all of them, marks them as read, and still shows which were new', async () => {
  const { sent } = await open(keeping([note(2), note(1, { isRead: true })]));
  await userEvent.click(await bell('Notifications, 1 new'));
  await bell('Notifications');
  expect(listed()).toEqual(['Title 2 New', 'Title 1']);
  expect(screen.getByText('Message 1')).toBeVisible();
  expect(sent('readNotifications')).toEqual([{ upTo: 'n2' }]);
  await userEvent.click(await bell('Notifications'));
  await userEvent.click(await bell('Notifications'));
  expect(panel().queryByText('New')).not.toBeInTheDocument();
});

test('a notification leads to what it is about, and the list to the page of all', async () => {
  await open(keeping([note(2, { about: { kind: 'withdrawal', id: 'WD-7' } }), note(1)]));
  await userEvent.click(await bell('Notifications, 2 new'));
  expect(await panel().findByRole('link', { name: 'Title 2' })).toHaveAttribute('href', '/withdrawList?id=WD-7');
  expect(panel().queryByRole('link', { name: 'Title 1' })).not.toBeInTheDocument();
  expect(panel().getByRole('link', { name: 'See all notifications' })).toHaveAttribute('href', '/notifications');
});

test('a notification that arrives while the list is open stands on top, and is read', async () => {
  const kept = [note(1, { isRead: true })];
  const { host } = await open(keeping(kept));
  await userEvent.click(await bell('Notifications'));
  kept.unshift(note(2));
  await act(() => host.queryClient.invalidateQueries({ queryKey: ['notifications'] }));
  await waitFor(() => expect(kept[0]?.isRead).toBe(true));
  expect(panel().getAllByRole('listitem')[0]).toHaveTextContent('Title 2 New');
});

test('older notifications load page by page, none of them twice', async () => {
  const kept = Array.from({ length: 25 }, (_, index) => note(25 - index, { isRead: true }));
  await open(keeping(kept));
  await userEvent.click(await bell('Notifications'));
  expect(panel().getAllByRole('listitem')).toHaveLength(20);
  kept.unshift(note(26, { isRead: true }));
  await userEvent.click(panel().getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(25));
  expect(new Set(listed()).size).toBe(listed().length);
  expect(panel().queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

test('an empty list of notifications says what will be in it', async () => {
  await open(keeping([]));
  await userEvent.click(await bell('Notifications'));
  expect(panel().getByText('Your notifications appear here.')).toBeVisible();
});

test.each([
  ['The list is being moved.', 'The list is being moved.'],
  [undefined, 'Failed to get notifications'],
])(
  'notifications that fail to load show the server message (%s) or that they failed; Retry loads them',
  async (serverMessage, shown) => {
    let isBroken = true;
    const answers = keeping([note(1)]);
    await open({
      ...answers,
      getNotifications: (input: never) => {
        if (isBroken)
          throw new ApiError({ kind: 'server', call: 'getNotifications', serverMessage, requestId: 'req-7' });
        return (answers.getNotifications as (input: never) => unknown)(input);
      },
    });
    await userEvent.click(await bell('Notifications'));
    expect(await panel().findByRole('alert')).toHaveTextContent(shown);
    expect(panel().getByText('Reference req-7')).toBeVisible();
    isBroken = false;
    await userEvent.click(panel().getByRole('button', { name: 'Retry' }));
    expect(await panel().findByText('Message 1')).toBeVisible();
  },
);

test('the notifications’ panel speaks Hindi', async () => {
  const { shell } = await open(keeping([]));
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  await userEvent.click(await bell('सूचनाएँ'));
  expect(await screen.findByText('आपकी सूचनाएँ यहाँ दिखती हैं।')).toBeVisible();
});
