import type { Shell } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createHolds } from './hold.ts';
import { createShellFor } from './shell-for.ts';

const casino = { name: 'casino', version: '1.4.2' };
const auth = { name: 'auth', version: '2.0.0' };

function setup() {
  const shell = createTestShell({ session: signedIn });
  const records: unknown[][] = [];
  const telemetry: Shell['telemetry'] = {
    event: (...args) => records.push(['event', ...args]),
    error: (...args) => records.push(['error', ...args]),
  };
  const holds = createHolds({ telemetry, window });
  const begun: string[] = [];
  const shellFor = createShellFor({
    shell: { ...shell, telemetry },
    begin: ({ token }) => begun.push(token),
    holds,
  });
  return { shell, shellFor, holds, records, begun };
}

/** Every object and function that can be reached from a value, by its path. */
function reachable(value: unknown, path = 'shell', seen = new Map<object, string>()): Map<object, string> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return seen;
  seen.set(value, path);
  for (const [name, part] of Object.entries(value)) reachable(part, `${path}.${name}`, seen);
  return seen;
}

test('everything that a remote can reach from its shell is frozen, its states too', () => {
  const { shellFor } = setup();
  const own = shellFor(casino);
  const reached = reachable({ own, session: own.session.getState(), organisation: own.organisation.getState() });
  reached.delete([...reached.keys()][0] as object);
  expect(reached.size).toBeGreaterThan(20);
  expect([...reached].filter(([part]) => !Object.isFrozen(part)).map(([, path]) => path)).toEqual([]);
});

test('what a remote does to what it was given reaches neither the shell nor another remote', () => {
  const { shell, shellFor } = setup();
  const hostile = shellFor(casino);
  const other = shellFor(auth);
  const attempts: (() => unknown)[] = [
    () => Object.assign(hostile, { api: null }),
    () => Object.assign(hostile.session, { end: null, getState: () => ({}) }),
    () => Object.assign(hostile.session.getState(), { isAuth: false }),
    () => Object.assign(hostile.session.getState().wallet ?? {}, { cash: 0 }),
    () => Object.assign(hostile.session.getState().user ?? {}, { name: 'Mallory' }),
    () => Object.assign(hostile.telemetry, { event: null }),
    () => Object.assign(hostile.toast, { success: null }),
    () => Object.defineProperty(hostile.dialogs, 'open', { value: null }),
    () => Object.setPrototypeOf(hostile.api, {}),
  ];
  for (const attempt of attempts) expect(attempt).toThrow(TypeError);
  expect(other.session.getState()).toMatchObject({
    isAuth: true,
    wallet: { cash: 9_821_000 },
    user: { name: 'Rohit' },
  });
  expect(shell.session.getState().isAuth).toBe(true);
  other.toast('info', 'Still here');
  expect(shell.toasts).toEqual([{ type: 'info', message: 'Still here' }]);
});

test('a store that a remote is given can be read and followed; language and theme can be chosen, and nothing else', () => {
  const { shell, shellFor } = setup();
  const { session, organisation, preferences } = shellFor(casino);
  expect(Object.keys(organisation)).toEqual(['getState', 'getInitialState', 'subscribe']);
  expect(Object.keys(preferences)).toEqual(['getState', 'getInitialState', 'subscribe', 'setLocale', 'setTheme']);
  expect(Object.keys(session)).toEqual(['getState', 'getInitialState', 'subscribe', 'end']);
  const seen: unknown[] = [];
  const stop = session.subscribe((state, previous) => seen.push([state.exposureAmount, previous.exposureAmount]));
  shell.stores.session.setState({ exposureAmount: paise(-500) });
  stop();
  shell.stores.session.setState({ exposureAmount: paise(-900) });
  expect(seen).toEqual([[-500, 0]]);
});

test('only the remote that signs players in can begin a session', () => {
  const { shellFor, begun } = setup();
  const session = { token: 'token-of-a-session', user: { mstruserid: 'RK1' } };
  expect(shellFor(casino).session.begin).toBeUndefined();
  expect(shellFor({ name: 'constructor', version: '1.0.0' }).session.begin).toBeUndefined();
  shellFor(auth).session.begin?.(session as never);
  expect(begun).toEqual(['token-of-a-session']);
});

test('no remote can open or close the socket of all', () => {
  const { shellFor } = setup();
  expect(Object.keys(shellFor(casino).socket)).toEqual(['status', 'onStatus', 'request', 'on']);
});

test('a report carries the name and version of the remote that makes it, whatever it says', () => {
  const { shellFor, records } = setup();
  const error = new Error('planted');
  const { telemetry } = shellFor(casino);
  telemetry.event('bet placed', { remote: 'wallet', version: '9.9.9', kind: 'back' });
  telemetry.error(error);
  expect(records).toEqual([
    ['event', 'bet placed', { remote: 'casino', version: '1.4.2', kind: 'back' }],
    ['error', error, { remote: 'casino', version: '1.4.2' }],
  ]);
});

test('a listener of one remote that throws keeps no other from hearing, and is reported', () => {
  const { shell, shellFor, records } = setup();
  const heard: unknown[] = [];
  shellFor(casino).session.subscribe(() => {
    throw new Error('planted');
  });
  shellFor(auth).session.subscribe((state) => heard.push(state.exposureAmount));
  shell.stores.session.setState({ exposureAmount: paise(-500) });
  expect(heard).toEqual([-500]);
  expect(records).toEqual([['error', new Error('planted'), { part: 'listener', remote: 'casino', version: '1.4.2' }]]);
});

test('what runs for a remote that has no part in the page yet holds nothing, as nothing would end it', () => {
  const { shellFor, holds } = setup();
  const release = shellFor(casino).hold('a round');
  expect(holds.isHeld()).toBe(false);
  expect(release).not.toThrow();
});

test('one part of a remote keeps one shell, another part has its own, and a hold ends with the part that took it', () => {
  const { shellFor, holds } = setup();
  const page = { remote: 'casino', version: '1.4.2' };
  const slot = { remote: 'casino', version: '1.4.2' };
  expect(shellFor(casino, page)).toBe(shellFor(casino, page));
  expect(shellFor(casino, page)).not.toBe(shellFor(casino, slot));
  shellFor(casino, page).hold('a round');
  const release = shellFor(casino, slot).hold('a bet');
  holds.endOf(page);
  expect(holds.isHeld()).toBe(true);
  release();
  expect(holds.isHeld()).toBe(false);
});
