import {
  ApiError,
  GAME_BALANCE_CHANGED,
  GAME_CLOSE,
  GAME_READY,
  GAME_ROUND_BEGAN,
  GAME_ROUND_ENDED,
  GAME_SESSION_OVER,
  GAME_WANTS_DEPOSIT,
} from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { operator } from '../testing/operator.ts';

const title = 'Golden Legacy, the game by Red Tiger';
const frame = () => screen.findByTitle<HTMLIFrameElement>(title);
const stage = async () => within(await screen.findByRole('region', { name: title }));
const open = (openLobby?: unknown) =>
  renderRemote(remote, '/casino/red-tiger/1100040', openLobby === undefined ? operator : { ...operator, openLobby });
const address = (number: number, expiresAt = new Date('2100-01-01T00:00:00Z')) => ({
  data: { url: `https://games.test/play?token=once-${number}`, expiresAt, rights: ['storage'] },
});
/** An operator who gives a new address each time. */
function lobby(expiresAt?: Date) {
  let given = 0;
  return () => {
    given += 1;
    return address(given, expiresAt);
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the game opens at once through the lobby, by its code, in a frame with no more rights than it needs', async () => {
  const { shell } = await open();
  const opened = await frame();
  expect(shell.calls.filter(({ call }) => call === 'openLobby')).toEqual([
    { call: 'openLobby', input: { gameCode: '1100040' } },
  ]);
  expect(opened).toHaveAttribute('src', 'https://games.test/play?token=once-1');
  expect(opened).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(opened).toHaveAttribute('allow', 'autoplay');
  expect(opened).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('while it opens the page says how far it is; once the game is ready, only that is there', async () => {
  let answer: (address: unknown) => void = () => {};
  await open(() => new Promise((resolve) => (answer = resolve)));
  const here = await stage();
  expect(here.getByText('Opening Golden Legacy')).toBeVisible();
  expect(here.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Signed in as RK48213',
    'Opening the game from Red Tiger',
  ]);
  await act(async () => answer(address(1)));
  expect(here.getByRole('status')).toBeVisible();
  fireEvent.load(await frame());
  expect(here.getByRole('status')).toBeVisible();
  await post(await frame(), { data: GAME_READY });
  expect(here.queryByRole('status')).not.toBeInTheDocument();
  expect(await frame()).toHaveFocus();
});

test.each([
  ['The lobby is closed until 18:00.', 'The lobby is closed until 18:00. Your money is not affected. Try again later.'],
  [undefined, 'Something went wrong on our side. Your money is not affected. Try again later.'],
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
    await open({ data: { url, expiresAt: new Date('2100-01-01T00:00:00Z'), rights: [] } });
    expect(await (await stage()).findByRole('alert')).toHaveTextContent('Failed to get url');
    expect(screen.queryByTitle(title)).not.toBeInTheDocument();
  },
);

describe('a game that does not open', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is named once its error page has loaded; Open again requests another address', async () => {
    await open(lobby());
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.load(await frame());
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Golden Legacy does not open' })).toBeVisible();
    expect(screen.getByTitle(title)).toHaveClass('frameSilent');
    expect(alert.getByRole('link', { name: 'Back to Red Tiger' })).toHaveAttribute('href', '/casino/red-tiger');
    fireEvent.click(alert.getByRole('button', { name: 'Open again' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByTitle(title)).toHaveAttribute('src', 'https://games.test/play?token=once-2');
  });

  it('is named when its host hangs, and shows when it is ready after all', async () => {
    const { shell } = await open(lobby());
    const errors = jest.spyOn(shell.telemetry, 'error');
    await frame();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { name: 'Golden Legacy does not open' })).toBeVisible();
    expect(errors).toHaveBeenCalledTimes(1);
    await post(await frame(), { data: GAME_READY });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await frame()).not.toHaveClass('frameSilent');
  });

  it('is named when it leads its frame to a page that says nothing', async () => {
    await open(lobby());
    await act(() => jest.advanceTimersByTimeAsync(0));
    await post(await frame(), { data: GAME_READY });
    fireEvent.load(await frame());
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.load(await frame());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('heading', { name: 'Golden Legacy does not open' })).toBeVisible();
  });
});

/** Posts what a frame's page posts, from its window and its origin unless told otherwise. */
async function post(opened: HTMLIFrameElement, message: Partial<MessageEventInit>) {
  const init = { origin: 'https://games.test', source: opened.contentWindow, ...message };
  await act(async () => void window.dispatchEvent(new MessageEvent('message', init)));
}

test('the game itself may say that its session is over; nobody else may, and it may say nothing else', async () => {
  await open(lobby());
  const opened = await frame();
  fireEvent.load(opened);
  const data = GAME_SESSION_OVER;
  await post(opened, { data, origin: 'https://elsewhere.test' });
  await post(opened, { data, source: window });
  await post(opened, { data, source: null });
  await post(opened, { data: { event: GAME_SESSION_OVER } });
  await post(opened, { data: [GAME_SESSION_OVER] });
  await post(opened, { data: `${GAME_SESSION_OVER}!` });
  expect(screen.queryByText('This session has ended')).not.toBeInTheDocument();
  await post(opened, { data });
  expect(screen.getByText('This session has ended')).toBeVisible();
});

test('a game that its player closes leaves its place with the session’s figures', async () => {
  await open(lobby());
  await post(await frame(), { data: GAME_CLOSE });
  expect(screen.queryByTitle(title)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Golden Legacy is closed' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await frame()).toBeInTheDocument();
});

test('the page says what the frame may do, and what it refused', async () => {
  const rights = ['storage', 'popups', 'camera'];
  await open({ data: { url: 'https://games.test/play', expiresAt: new Date('2100-01-01T00:00:00Z'), rights } });
  expect(await frame()).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-same-origin');
  expect(screen.getByText('This page refused what the game asked for: camera.')).toBeVisible();
  expect(screen.getByText('Allowed: open windows, keep data in this browser.')).toBeInTheDocument();
  expect(screen.getByText('Not allowed: send forms, read how the phone moves.')).toBeInTheDocument();
});

test('a frame without an origin of its own is heard, and no other one', async () => {
  await open({ data: { url: 'https://games.test/play', expiresAt: new Date('2100-01-01T00:00:00Z'), rights: [] } });
  await post(await frame(), { data: GAME_CLOSE });
  expect(await frame()).toBeInTheDocument();
  await post(await frame(), { data: GAME_CLOSE, origin: 'null' });
  expect(screen.queryByTitle(title)).not.toBeInTheDocument();
});

test('a game in another language than the page’s is named', async () => {
  const { shell } = await open(lobby());
  await post(await frame(), { data: 'pavilion:language=en' });
  expect(screen.queryByText('This game is in English.')).toBeNull();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByText('यह गेम अंग्रेज़ी में है।')).toBeVisible();
});

test('a round that its game has begun holds the page until it ends, or the frame is gone', async () => {
  const { shell } = await open(lobby());
  const opened = await frame();
  await post(opened, { data: GAME_ROUND_BEGAN });
  await post(opened, { data: GAME_ROUND_BEGAN });
  expect(shell.holds).toEqual(['a round of a game']);
  await post(opened, { data: GAME_ROUND_ENDED });
  expect(shell.holds).toEqual([]);
  await post(opened, { data: GAME_ROUND_BEGAN });
  await post(opened, { data: GAME_SESSION_OVER });
  expect(shell.holds).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  await frame();
  expect(shell.holds).toEqual([]);
});

test('ten thousand words at once are heard as a few, and a game that says too much is not heard for a while', async () => {
  const { shell } = await open(lobby());
  const opened = await frame();
  let holds = 0;
  const hold = jest.spyOn(shell.holds as string[], 'push').mockImplementation(() => {
    holds += 1;
    return holds;
  });
  for (let count = 0; count < 10_000; count += 1) {
    const data = count % 2 === 0 ? GAME_ROUND_BEGAN : GAME_ROUND_ENDED;
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: 'https://games.test', source: opened.contentWindow }),
    );
  }
  hold.mockRestore();
  expect(holds).toBeGreaterThan(0);
  expect(holds).toBeLessThan(50);
});

test('a game whose player lacks money opens the way to deposit beside it, and can’t keep them in it', async () => {
  await open(lobby());
  const opened = await frame();
  await post(opened, { data: GAME_WANTS_DEPOSIT });
  const dialog = within(screen.getByRole('dialog', { name: 'Deposit and keep playing' }));
  const link = dialog.getByRole('link', { name: /^Deposit/ });
  expect(link).toHaveAttribute('href', '/gatewaylist');
  // In a window of its own: the round stays open here.
  expect(link).toHaveAttribute('target', 'pavilion-deposit');
  expect(dialog.getByText('₹98,210.00')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await post(opened, { data: GAME_WANTS_DEPOSIT });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opened).toBeInTheDocument();
});

describe('the bar above a game', () => {
  it('shows as Available the cash that open bets leave', async () => {
    const { shell } = await open(lobby());
    await frame();
    const figure = screen.getByRole('link', { name: /^Available/ });
    expect(figure).toHaveTextContent('₹98,210.00');
    await act(async () => shell.stores.session.setState({ exposureAmount: paise(-8_210_00) }));
    expect(figure).toHaveTextContent('₹90,000.00');
    const wallet = { balance: paise(8_210_00 + 300), cash: paise(8_210_00 + 100), coins: paise(200) };
    await act(async () => shell.stores.session.setState({ wallet }));
    expect(figure).toHaveTextContent('₹1.00');
  });
});

test('a game that is opened in another window is put aside here, and Play here takes it back', async () => {
  await open(lobby());
  await frame();
  const before = localStorage.getItem('pavilion.game');
  expect(before).not.toBeNull();
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'x' })));
  expect(screen.getByTitle(title)).toBeInTheDocument();
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'pavilion.game', newValue: 'x' })),
  );
  expect(screen.getByRole('heading', { name: 'Golden Legacy is open in another window' })).toBeVisible();
  expect(screen.queryByTitle(title)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play here' }));
  expect(await frame()).toHaveAttribute('src', 'https://games.test/play?token=once-2');
  expect(localStorage.getItem('pavilion.game')).not.toBe(before);
});

test('a page that was put aside while it asked for its game does not take the game from the page that has it', async () => {
  let answer: (address: unknown) => void = () => {};
  await open(() => new Promise((resolve) => (answer = resolve)));
  await screen.findByText('Opening Golden Legacy');
  localStorage.setItem('pavilion.game', 'the other page');
  await act(
    async () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'pavilion.game', newValue: 'the other page' })),
  );
  await act(async () => answer(address(1)));
  expect(screen.getByRole('heading', { name: 'Golden Legacy is open in another window' })).toBeVisible();
  expect(localStorage.getItem('pavilion.game')).toBe('the other page');
});

test('limits and breaks are one tap from a game', async () => {
  await open(lobby());
  await frame();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('href', '/profile/limits');
});

test('the hint to hold the phone upright goes when it is closed, for the whole visit', async () => {
  const first = await open(lobby());
  await frame();
  expect(screen.getByText('Turn your phone upright to play this game.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close hint' }));
  expect(screen.queryByText(/Turn your phone upright/)).not.toBeInTheDocument();
  first.unmount();
  await open(lobby());
  await frame();
  expect(screen.queryByText(/Turn your phone upright/)).not.toBeInTheDocument();
});

test('a failure stays one, whatever is opened elsewhere', async () => {
  await open(() => {
    throw new ApiError({ kind: 'server', call: 'openLobby' });
  });
  await screen.findByRole('alert');
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'pavilion.game', newValue: 'x' })),
  );
  expect(screen.getByRole('heading', { name: 'Failed to get url' })).toBeVisible();
});

test.each([
  ['game-maintenance', 'Golden Legacy is closed for now', true],
  ['game-maintenance-open', 'Golden Legacy is closed for now', true],
  ['provider-maintenance', 'Golden Legacy is closed for now', true],
  ['not-in-country', 'Golden Legacy is not available in your location', false],
  ['not-in-currency', 'Golden Legacy is not available in your currency', false],
])(
  'a game that is not to be had (%s) says so, and offers a new try only where one may help',
  async (code, heading, isForNow) => {
    const serverMessage = 'The operator’s own words.';
    await open(() => {
      throw new ApiError({ kind: 'refused', call: 'openLobby', serverMessage, refusal: { code, values: {} } });
    });
    const alert = within(await (await stage()).findByRole('alert'));
    expect(alert.getByRole('heading')).toHaveTextContent(heading);
    expect(alert.getByText(serverMessage)).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Try again' }) !== null).toBe(isForNow);
    expect(alert.getByRole('link', { name: 'Back to Red Tiger' })).toBeVisible();
  },
);

test('whoever is on a break is told so, and led to what they still can do: no new try would open the game', async () => {
  const serverMessage = 'You are on a break. You can still withdraw.';
  await open(() => {
    throw new ApiError({
      kind: 'refused',
      call: 'openLobby',
      serverMessage,
      refusal: { code: 'on-break-open', values: {} },
    });
  });
  const alert = within(await (await stage()).findByRole('alert'));
  expect(alert.getByRole('heading')).toHaveTextContent('You can’t play for now');
  expect(alert.getByText(serverMessage)).toBeVisible();
  expect(alert.queryByRole('button')).toBeNull();
  expect(alert.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
});

test('without a full screen of the browser’s the game lies over the page, as a step that Back and Escape undo', async () => {
  const { address, user } = await open(lobby());
  const opened = await frame();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(address()).toBe('/casino/red-tiger/1100040?full=1');
  expect(document.documentElement.style.overflow).toBe('hidden');
  // The very same frame: nothing is opened anew.
  expect(await frame()).toBe(opened);
  await user.keyboard('{Escape}');
  expect(address()).toBe('/casino/red-tiger/1100040');
  expect(document.documentElement.style.overflow).toBe('');
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  await user.click(screen.getByRole('button', { name: 'Leave full screen' }));
  expect(address()).toBe('/casino/red-tiger/1100040');
  expect(await frame()).toBe(opened);
});

test('the full screen is the browser’s own where it has one', async () => {
  const request = jest.fn(async () => {});
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  HTMLElement.prototype.requestFullscreen = request;
  const { address, user } = await open(lobby());
  await frame();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(request).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/casino/red-tiger/1100040');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});

/** An operator who counts rounds from its own moment on. */
const began = new Date('2026-11-21T12:00:00Z');
const counting = (rounds: () => { rounds: number; staked: number; won: number }) => ({
  ...operator,
  openLobby: lobby(),
  getPlaySession: ({ since }: { since?: Date }) => {
    const { rounds: count, staked, won } = since ? rounds() : { rounds: 0, staked: 0, won: 0 };
    return { data: { at: began, rounds: count, staked: paise(staked), won: paise(won) } };
  },
});

test('time and result of the session stand in the bar by the operator’s rounds, and at its end as a sum', async () => {
  let rounds = { rounds: 0, staked: 0, won: 0 };
  const { shell, sent } = await renderRemote(
    remote,
    '/casino/red-tiger/1100040',
    counting(() => rounds),
  );
  const opened = await frame();
  await waitFor(() =>
    expect(sent('getPlaySession').at(-1)).toEqual({ provider: 'red-tiger', code: '1100040', since: began }),
  );
  rounds = { rounds: 17, staked: 850_000, won: 786_000 };
  await act(async () => shell.emit('update_balance', { balance: 1 }));
  expect(await screen.findByText('−₹640.00')).toBeVisible();
  rounds = { rounds: 18, staked: 850_000, won: 786_000 };
  await post(opened, { data: GAME_BALANCE_CHANGED });
  await waitFor(() => expect(sent('getPlaySession')).toHaveLength(4));
  await post(opened, { data: GAME_SESSION_OVER });
  const over = within(await (await stage()).findByRole('status'));
  expect(await over.findByText('Staked, 18 rounds')).toBeVisible();
  expect(
    over
      .getAllByRole('definition')
      .slice(1)
      .map((figure) => figure.textContent),
  ).toEqual(['₹8,500.00', '₹7,860.00', '−₹640.00']);
});

test('a reload goes on with the session, who leaves the page begins another', async () => {
  const answers = counting(() => ({ rounds: 1, staked: 10_000, won: 0 }));
  const first = await renderRemote(remote, '/casino/red-tiger/1100040', answers);
  await screen.findByText('−₹100.00');
  const kept = sessionStorage.getItem('pavilion.play') ?? '';
  first.unmount();
  expect(sessionStorage.getItem('pavilion.play')).toBeNull();
  sessionStorage.setItem('pavilion.play', kept);
  const second = await renderRemote(remote, '/casino/red-tiger/1100040', answers);
  await screen.findByText('−₹100.00');
  // It has asked from the kept moment on at once.
  expect(second.sent('getPlaySession')[0]).toMatchObject({ since: began });
});
