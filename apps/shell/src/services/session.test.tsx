import { createTestShell } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { createSession, createSessionStore, SESSION_KEY, TOKEN_KEY } from './session.ts';

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
  const stop = here.followTabs(window);
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
      goToLanding: () => steps.push('landing'),
    });
    return { shell, store, session, steps };
  };

  test('clears the session and everything of the player, tells the operator, and goes to the landing page', async () => {
    for (const key of ['user', 'exposureAmount']) localStorage.setItem(key, 'left by an earlier app');
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

  test('happens once, whoever asks for it', async () => {
    const { shell, session, steps } = begun();
    await Promise.all([session.end(), session.end()]);
    expect(shell.calls).toHaveLength(1);
    expect(steps).toEqual(['forget', 'landing']);
  });

  test('by another tab clears what this page holds of the player too', () => {
    const { store, steps } = begun();
    open().clear();
    const stop = store.followTabs(window);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(steps).toEqual(['forget']);
    stop();
  });
});
