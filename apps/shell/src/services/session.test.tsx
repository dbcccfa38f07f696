import { createTestShell } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { followTabs } from '../environment/follow-tabs.ts';
import { createSession, createSessionStore, OPEN_BETS_KEY, SEARCHES_KEY, SESSION_KEY, TOKEN_KEY } from './session.ts';

const user = { mstruserid: 'RK48213', mobileno: '9876543210' };
const storage = createDeviceStorage(() => window.localStorage);
const open = () => createSessionStore(storage);

beforeEach(() => localStorage.clear());

test('a session that has begun survives a reload, its token alone under its own key too', () => {
  open().begin({ token: 'token-of-a-session', user });
  expect(localStorage.getItem(TOKEN_KEY)).toBe('token-of-a-session');
  expect(open().getState()).toEqual({
    isAuth: true,
    token: 'token-of-a-session',
    user,
    wallet: null,
    exposureAmount: null,
  });
});

describe('a session that was not to be remembered', () => {
  const passing = { token: 'token-of-a-session', user, remember: false };
  const closeBrowser = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser does as it is closed
    document.cookie = 'session=; Path=/; Max-Age=0';
  };
  afterEach(closeBrowser);

  test('survives a reload and is there in another tab, and ends with the browser: nothing of it stays', () => {
    open().begin(passing);
    expect(open().getState()).toMatchObject({ isAuth: true, token: 'token-of-a-session' });
    closeBrowser();
    expect(open().getState().isAuth).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('gives way to one that is', () => {
    open().begin(passing);
    open().begin({ token: 'another-token-of-one', user });
    closeBrowser();
    expect(open().getState().token).toBe('another-token-of-one');
  });

  test('leaves nothing behind when the player signs out', () => {
    const store = open();
    store.begin(passing);
    store.clear();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('what a remote of another build begins a session with is kept as the shell’s own wire reads it', () => {
  const store = open();
  store.begin({ token: 'token-of-a-session', user: { ...user, level: 'gold' } as typeof user });
  expect(store.getState().user).toEqual(user);
  expect(open().getState()).toEqual(store.getState());
  const other = { mstruserid: 48_213, mobileno: '9876543210' } as never;
  expect(() => store.begin({ token: 'another-token-of-one', user: other })).toThrow('mstruserid');
  expect(store.getState()).toMatchObject({ token: 'token-of-a-session', user });
});

test('wallet and exposure are kept with the session', () => {
  const store = open();
  store.begin({ token: 'token-of-a-session', user });
  store.update({ wallet: { balance: paise(300), cash: paise(200), coins: paise(100) }, exposureAmount: paise(-50) });
  expect(open().getState()).toMatchObject({ wallet: { balance: 300, cash: 200, coins: 100 }, exposureAmount: -50 });
});

test.each([
  ['no JSON', '{"state":'],
  ['another shape', '{"state":{"isAuth":"yes"},"version":0}'],
  [
    'half a session',
    '{"state":{"isAuth":true,"token":null,"user":null,"wallet":null,"exposureAmount":null},"version":0}',
  ],
  ['null', 'null'],
])('a stored session that makes no sense (%s) counts as signed out', (_, stored) => {
  localStorage.setItem(SESSION_KEY, stored);
  localStorage.setItem(TOKEN_KEY, 'left over');
  expect(open().getState().isAuth).toBe(false);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('a storage that is full does not keep a player from signing in', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = open();
  store.begin({ token: 'token-of-a-session', user });
  expect(store.getState().isAuth).toBe(true);
  store.clear();
  setItem.mockRestore();
});

test('the figures of a new player do not begin with those of the last', () => {
  const store = open();
  store.begin({ token: 'the-first-token-of-two', user });
  store.update({ exposureAmount: paise(-100) });
  store.begin({ token: 'the-second-token-of-two', user });
  expect(store.getState().exposureAmount).toBeNull();
});

test('another tab that signs in or out takes this one along', () => {
  const [here, other] = [open(), open()];
  const stop = followTabs(window, { [SESSION_KEY]: here.reread });
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  other.begin({ token: 'token-of-a-session', user });
  tell(SESSION_KEY);
  expect(here.getState().token).toBe('token-of-a-session');
  other.clear();
  tell(SESSION_KEY);
  expect(here.getState()).toMatchObject({ isAuth: false, token: null, user: null });
  other.begin({ token: 'token-of-a-session', user });
  tell(SESSION_KEY);
  localStorage.clear();
  tell(null);
  expect(here.getState().isAuth).toBe(false);
  stop();
});

test('a balance that arrives after another tab has signed out does not sign the player in again', () => {
  const [here, other] = [open(), open()];
  here.begin({ token: 'token-of-a-session', user });
  other.clear();
  here.update({ wallet: { balance: paise(1), cash: paise(1), coins: paise(0) } });
  expect(here.getState().isAuth).toBe(false);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

describe('ending a session', () => {
  const begun = (answers = { signOut: { error: false, message: '' } } as Record<string, unknown>) => {
    const shell = createTestShell({ answers });
    const store = open();
    store.begin({ token: 'token-of-a-session', user });
    const steps: string[] = [];
    const session = createSession({
      store,
      api: shell.api,
      telemetry: shell.telemetry,
      forget: () => steps.push('forget'),
      goToLanding: ({ comesBack }) => steps.push(comesBack ? 'landing, to come back' : 'landing'),
    });
    return { shell, store, session, steps };
  };

  test('clears the session and everything of the player, tells the operator, and goes to the landing page', async () => {
    for (const key of ['user', 'exposureAmount', SEARCHES_KEY, OPEN_BETS_KEY]) localStorage.setItem(key, 'left behind');
    const { shell, store, session, steps } = begun();
    await session.end();
    expect(store.getState()).toMatchObject({ isAuth: false, token: null, user: null, exposureAmount: null });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(shell.calls.map(({ call }) => call)).toEqual(['signOut']);
    expect(steps).toEqual(['forget', 'landing']);
  });

  test('works though the operator cannot be reached', async () => {
    const { store, session } = begun({
      signOut: () => {
        throw new Error('offline');
      },
    });
    await session.end();
    expect(store.getState().isAuth).toBe(false);
  });

  test('that the player did not end themselves leads whoever signs in next back to where they were', async () => {
    const { store, session, steps } = begun();
    await session.lapse();
    expect(steps).toEqual(['forget', 'landing, to come back']);
    expect(session.ended.getState()).toEqual({ by: 'operator' });
    store.begin({ token: 'token-of-a-session', user });
    await session.end();
    expect(steps.slice(2)).toEqual(['forget', 'landing']);
    expect(session.ended.getState()).toEqual({ by: 'player' });
    store.begin({ token: 'token-of-a-session', user });
    expect(session.ended.getState()).toBeNull();
  });

  test('happens once, whoever asks for it', async () => {
    const { shell, session, steps } = begun();
    await Promise.all([session.end(), session.end()]);
    expect(shell.calls).toHaveLength(1);
    expect(steps).toEqual(['forget', 'landing']);
  });

  test('by another tab clears what this page holds of the player too', () => {
    const { store, session, steps } = begun();
    open().clear();
    const stop = followTabs(window, { [SESSION_KEY]: store.reread });
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(steps).toEqual(['forget']);
    expect(session.ended.getState()).toEqual({ by: 'tab' });
    stop();
  });
});
