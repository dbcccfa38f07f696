import { ApiError, GAME_SESSION_OVER } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { operator } from '../testing/operator.ts';

const title = 'Golden Legacy, the game by Red Tiger';
const frame = () => screen.findByTitle<HTMLIFrameElement>(title);
const stage = async () => within(await screen.findByRole('region', { name: title }));
const open = (openLobby?: unknown) =>
  renderRemote(remote, '/casino/red-tiger/1100040', openLobby === undefined ? operator : { ...operator, openLobby });
const address = (number: number, expiresAt = new Date('2100-01-01T00:00:00Z')) => ({
  data: { url: `https://games.test/play?token=once-${number}`, expiresAt },
});
/** An operator who gives a new address each time. */
function lobby(expiresAt?: Date) {
  let given = 0;
  return () => {
    given += 1;
    return address(given, expiresAt);
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the game opens at once through the lobby, by its code, in a frame with no more rights than it needs', async () => {
  const { shell } = await open();
  const opened = await frame();
  expect(shell.calls.filter(({ call }) => call === 'openLobby')).toEqual([
    { call: 'openLobby', input: { gameCode: '1100040' } },
  ]);
  expect(opened).toHaveAttribute('src', 'https://games.test/play?token=once-1');
  expect(opened).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(opened).toHaveAttribute('allow', 'autoplay; fullscreen');
  expect(opened).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('while it opens the page says how far it is; once the frame has loaded, only the game is there', async () => {
  let answer: (address: unknown) => void = () => {};
  await open(() => new Promise((resolve) => (answer = resolve)));
  const here = await stage();
  expect(here.getByText('Opening Golden Legacy')).toBeVisible();
  expect(here.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Signed in as RK48213',
    'Asking Red Tiger for the game',
  ]);
  await act(async () => answer(address(1)));
  expect(here.getByRole('status')).toBeVisible();
  fireEvent.load(await frame());
  expect(here.queryByRole('status')).not.toBeInTheDocument();
  expect(await frame()).toBeVisible();
});

test.each([
  ['The lobby is closed until 18:00.', 'The lobby is closed until 18:00. Your money is not affected. Try again later.'],
  [undefined, 'The fault is the operator’s, not yours. Your money is not affected. Try again later.'],
])(
  'a lobby that fails (%s) is told in a toast and on the page, and Retry opens the game',
  async (serverMessage, text) => {
    let isBroken = true;
    const { shell } = await open(() => {
      if (isBroken) throw new ApiError({ kind: 'server', call: 'openLobby', serverMessage, requestId: 'LB-48219' });
      return address(2);
    });
    const alert = within(await (await stage()).findByRole('alert'));
    expect(alert.getByRole('heading')).toHaveTextContent('Failed to get url');
    expect(alert.getByText(text)).toBeVisible();
    expect(alert.getByText('Reference LB-48219')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Back to Red Tiger' })).toHaveAttribute('href', '/casino/red-tiger');
    expect(shell.toasts).toEqual([{ type: 'error', message: 'Failed to get url' }]);
    isBroken = false;
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await frame()).toHaveAttribute('src', 'https://games.test/play?token=once-2');
  },
);

test('who has left the page is not told that its game failed', async () => {
  let fail: (error: unknown) => void = () => {};
  const { shell, goTo } = await open(() => new Promise((_, reject) => (fail = reject)));
  await stage();
  await goTo('/slots?provider=netent');
  await act(async () => fail(new ApiError({ kind: 'timeout', call: 'openLobby' })));
  expect(shell.toasts).toEqual([]);
});

test.each(['http://localhost/casino', 'javascript:alert(1)'])(
  'an address of our own or of no other origin (%s) is a failure',
  async (url) => {
    await open({ data: { url, expiresAt: new Date('2100-01-01T00:00:00Z') } });
    expect(await (await stage()).findByRole('alert')).toHaveTextContent('Failed to get url');
    expect(screen.queryByTitle(title)).not.toBeInTheDocument();
  },
);

test('an address that runs out before the frame has loaded is over; Open again asks for another', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  await open(lobby(new Date('2026-11-21T12:01:00Z')));
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(await frame()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect((await stage()).getByRole('heading', { name: 'This session is over' })).toBeVisible();
  expect(screen.queryByTitle(title)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await frame()).toHaveAttribute('src', 'https://games.test/play?token=once-2');
});

test('a clock that is fast does not end a game before it could load, and no clock ends one that is played', async () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z') });
  await open(lobby(new Date('2026-11-21T12:01:00Z')));
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  fireEvent.load(await frame());
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(await frame()).toBeVisible();
});

test('the game itself may say that its session is over; nobody else may, and it may say nothing else', async () => {
  await open(lobby());
  const opened = await frame();
  fireEvent.load(opened);
  const post = (message: Partial<MessageEventInit>) =>
    act(async () => {
      const init = { data: GAME_SESSION_OVER, origin: 'https://games.test', source: opened.contentWindow, ...message };
      window.dispatchEvent(new MessageEvent('message', init));
    });
  await post({ origin: 'https://elsewhere.test' });
  await post({ source: window });
  await post({ source: null });
  await post({ data: { event: GAME_SESSION_OVER } });
  await post({ data: `${GAME_SESSION_OVER}!` });
  expect(screen.queryByText('This session is over')).not.toBeInTheDocument();
  await post({});
  expect(screen.getByText('This session is over')).toBeVisible();
});
