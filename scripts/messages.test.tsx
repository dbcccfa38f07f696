/** @jest-environment ./types/jest/dom-with-network.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { removeMobileDetails } from '../apps/auth/src/phone/mobile-details.ts';
import { remote as auth } from '../apps/auth/src/remote.ts';
import { remote as casino } from '../apps/casino/src/remote.ts';
import { parseConfig } from '../apps/shell/src/environment/config.ts';
import { createHost, type Host } from '../apps/shell/src/services/host.ts';
import { showToast } from '../apps/shell/src/services/toasts.ts';
import { completeBrowser, createTestReleases, showApp, testRelease } from '../apps/shell/src/testing.tsx';
import { type Operator, operator } from '../packages/api-client/src/socket-testing.ts';
import type { LoadedRemote, ToastType } from '../packages/contract/src/index.ts';

// Every message that the specification fixes (§5, §8), in exactly its case: what the operator answers, and word for word what the player
// reads. The shell, the sign-in area and the casino as they are, over a connection whose answers the rows write.

type Answer = readonly [status: number, body: object];

/** In place of a status: a failure that comes once the row has been looked at. */
const HELD = 0;

interface Row {
  /** The rule. */
  readonly says: string;
  readonly when: string;
  readonly at: string;
  /** A player is signed in. */
  readonly player?: true;
  /** The navigation's state, as an earlier step hands it over. */
  readonly number?: true;
  /** The operator's answers by path; everything else it refuses. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly act?: (user: UserEvent, world: World) => unknown;
  /** Every toast, in order. */
  readonly toasts?: readonly (readonly [ToastType, string])[];
  /** What stands at fields, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Which texts stand on the page. */
  readonly texts?: readonly string[];
  /** Whether the player is signed in at the end, where it is about that. */
  readonly isSignedIn?: boolean;
}

interface World {
  readonly host: Host;
  /** Gives the answers that have been held back. */
  release(): void;
  readonly server: Operator;
  /** Begins a session, as the sign-in area does. */
  begin(): void;
}

const done: Answer = [200, { error: false, message: 'Done' }];
const silent: Answer = [500, { error: true }];
const saying = (message: string, status = 422): Answer => [status, { error: true, message }];
const session: Answer = [
  200,
  {
    error: false,
    message: '',
    token: 'token-of-the-session-1234',
    user: { mstruserid: 'RK48213', mobileno: '9876543210' },
  },
];
const demoUsers: Answer = [200, { error: false, message: '', hasDemoUsers: true }];
/** A catalogue of one game, so that it can be opened. */
const catalogue: Record<string, Answer> = {
  '/api/catalogue/index': [
    200,
    {
      error: false,
      message: '',
      data: {
        providers: [{ code: 'spribe', name: 'Spribe' }],
        kinds: [{ provider: 0, category: 'crash', volatility: 'high', minStake: 10, maxStake: 1000 }],
        ...{ kind: [0], code: ['aviator'], name: ['Aviator'], slug: [''], rtp: [9700], added: [20_000] },
        ...{ imgUrl: '/{code}.svg', thumbUrl: '/{code}.svg', redirectUrl: '/casino/{provider}/{slug}' },
      },
    },
  ],
};

const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
const type = (values: Readonly<Record<string, string>>, button: string | RegExp) => async (user: UserEvent) => {
  for (const [label, text] of Object.entries(values)) await user.type(await field(label), text);
  await press(button)(user);
};
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( ?Optional)?$`));
const inTurn =
  (...steps: ((user: UserEvent, world: World) => unknown)[]) =>
  async (user: UserEvent, world: World) => {
    for (const step of steps) await step(user, world);
  };

const mobile = { 'Mobile number': '98765 43210' };
const credentials = { Username: 'rohit', Password: 'Floodlit24' };
const details = { Name: 'Rohit', Username: 'rohit k', Password: 'Floodlit24', 'Confirm password': 'Floodlit24' };
const reset = { OTP: '482716', 'New password': 'Nightgame7' };
const logIn = type(credentials, 'Log In');
const register = type(details, 'Register');
const sendOtp = type(mobile, 'Send OTP');
const forgot = press('Forgot password');
const submitNumber = type(mobile, 'Submit');
const submitReset = type(reset, 'Submit');
const resetAlone = type({ ...mobile, ...reset }, 'Submit');
const notify =
  (payload: object) =>
  (_: UserEvent, { server }: World) => {
    for (const socket of server.sockets) socket.emit('sub:notification_toast', payload);
  };

const LOGIN = 'a login that fails says the server’s message, else Login Failed';
const REGISTER = 'a registration that fails says message or errorMessage, else Something went wrong';
const OTP =
  'an OTP that is not sent says the server’s message as an error, also where the flag is true in a good answer';
const VERIFY = 'a verification that fails says the server’s message as an error';
const RESET = 'a reset that fails says the server’s message, else Request failed';
const FORGOT = 'a forgotten password that fails says the server’s message, else Request failed';
const SUCCESS = 'what succeeds says so in a toast';
const FIELDS = 'a field says what is wrong with it';
const BUSY = 'a button says Submitting.. while its request runs';
const NOTIFICATIONS = 'notifications that do not come say the server’s message, else Failed to get notifications';
const LOBBY = 'a game that the lobby does not open says Failed to get url';
const LOGOUT = 'a 401 with the text Unauthorized action. ends the session while there is a token';
const SESSION_ERROR = 'a SessionError of the socket says the server’s message and ends the session';
const TRANSPORTS = 'another connect error switches to polling, then to websocket';
const TOAST = 'a toast without a message says Something went wrong';
const NOTICE = 'a notification’s toast says title : message where there are both';
const UNKNOWN = 'a toast of an unknown type is an error';

const NUMBER = 'Please enter mobile number';
const MANDATORY = 'All fields are mandatory';

const rows: readonly Row[] = [
  // Logging in
  {
    says: LOGIN,
    when: 'there is a message',
    at: '/sign-in',
    answers: { '/api/login': saying('Invalid username or password', 400) },
    act: logIn,
    toasts: [['error', 'Invalid username or password']],
    isSignedIn: false,
  },
  {
    says: LOGIN,
    when: 'the message comes with the flag in a good answer',
    at: '/sign-in',
    answers: { '/api/login': saying('Your account is closed', 200) },
    act: logIn,
    toasts: [['error', 'Your account is closed']],
    isSignedIn: false,
  },
  {
    says: LOGIN,
    when: 'there is no message',
    at: '/sign-in',
    answers: { '/api/login': silent },
    act: logIn,
    toasts: [['error', 'Login Failed']],
    texts: ['Login Failed'],
  },
  {
    says: LOGIN,
    when: 'a demo login gets no message',
    at: '/sign-in',
    answers: { '/api/app/demo': demoUsers, '/api/login/demo': silent },
    act: press('Demo login'),
    toasts: [['error', 'Login Failed']],
  },
  {
    says: SUCCESS,
    when: 'of a login',
    at: '/sign-in',
    answers: { '/api/login': session },
    act: logIn,
    toasts: [['success', 'Login Success']],
    isSignedIn: true,
  },
  {
    says: SUCCESS,
    when: 'of a demo login',
    at: '/sign-in',
    answers: { '/api/app/demo': demoUsers, '/api/login/demo': session },
    act: press('Demo login'),
    toasts: [['success', 'Login Success']],
    isSignedIn: true,
  },
  {
    says: FIELDS,
    when: 'a login has neither',
    at: '/sign-in',
    act: press('Log In'),
    fields: { Username: 'Username cannot be empty', Password: 'Password cannot be empty' },
  },

  // Signing up: the number
  {
    says: OTP,
    when: 'there is a message',
    at: '/register?step=number',
    answers: { '/api/sendOtpToMobile': saying('Too many codes for this number.', 429) },
    act: sendOtp,
    toasts: [['error', 'Too many codes for this number.']],
  },
  {
    says: OTP,
    when: 'the status is 200 and the flag is true',
    at: '/register?step=number',
    answers: { '/api/sendOtpToMobile': saying('No codes go to this number.', 200) },
    act: sendOtp,
    toasts: [['error', 'No codes go to this number.']],
    texts: ['Send OTP'],
  },
  {
    says: TOAST,
    when: 'an OTP is not sent, and nobody says why',
    at: '/register?step=number',
    answers: { '/api/sendOtpToMobile': silent },
    act: sendOtp,
    toasts: [['error', 'Something went wrong']],
  },
  {
    says: SUCCESS,
    when: 'of an OTP for a new number',
    at: '/register?step=number',
    answers: { '/api/sendOtpToMobile': done },
    act: sendOtp,
    toasts: [['success', 'OTP sent']],
  },
  ...['12345', '+1 212 555 0123', '011 2345 6789', 'call me'].map(
    (text): Row => ({
      says: FIELDS,
      when: `the number of a sign-up is ${text}`,
      at: '/register?step=number',
      act: type({ 'Mobile number': text }, 'Send OTP'),
      fields: { 'Mobile number': NUMBER },
    }),
  ),
  {
    says: VERIFY,
    when: 'there is a message',
    at: '/verify-number',
    number: true,
    answers: { '/api/mobileVerification': saying('This code is incorrect', 400) },
    act: type({ OTP: '000000' }, 'Verify OTP'),
    toasts: [['error', 'This code is incorrect']],
  },
  {
    says: TOAST,
    when: 'an OTP is not verified, and nobody says why',
    at: '/verify-number',
    number: true,
    answers: { '/api/mobileVerification': silent },
    act: type({ OTP: '000000' }, 'Verify OTP'),
    toasts: [['error', 'Something went wrong']],
  },

  // Signing up: the details
  {
    says: SUCCESS,
    when: 'of a registration',
    at: '/register',
    number: true,
    answers: { '/api/register': session },
    act: register,
    toasts: [['success', 'Player added']],
    isSignedIn: true,
  },
  {
    says: REGISTER,
    when: 'there is a message',
    at: '/register',
    number: true,
    answers: { '/api/register': saying('Sign-up is closed tonight.', 403) },
    act: register,
    toasts: [['error', 'Sign-up is closed tonight.']],
  },
  {
    says: REGISTER,
    when: 'there is an errorMessage and no message',
    at: '/register',
    number: true,
    answers: { '/api/register': [422, { error: true, errorMessage: 'This name is reserved.' }] },
    act: register,
    toasts: [['error', 'This name is reserved.']],
  },
  {
    says: REGISTER,
    when: 'there are both',
    at: '/register',
    number: true,
    answers: { '/api/register': [422, { error: true, message: 'The first.', errorMessage: 'The second.' }] },
    act: register,
    toasts: [['error', 'The first.']],
  },
  {
    says: REGISTER,
    when: 'there is neither',
    at: '/register',
    number: true,
    answers: { '/api/register': silent },
    act: register,
    toasts: [['error', 'Something went wrong']],
  },
  {
    says: FIELDS,
    when: 'a registration has nothing in it',
    at: '/register',
    number: true,
    act: press('Register'),
    fields: {
      Name: 'Name cannot be empty',
      Username: 'User name cannot be empty',
      Password: 'Password cannot be empty',
      'Confirm password': 'Confirm password cannot be empty',
    },
  },
  // Each on change: nothing is pressed.
  ...(
    [
      ['Username', 'abc', 'Username must be 4 to 15 characters.'],
      ['Username', 'a'.repeat(16), 'Username must be 4 to 15 characters.'],
      ['Username', 'asha_rao', 'Special characters are not allowed in username.'],
      ['Password', 'short12', 'Password must be 8 to 20 characters.'],
      ['Password', 'a'.repeat(21), 'Password must be 8 to 20 characters.'],
      ['Confirm password', 'another one', 'Password and Confirm password must be same'],
    ] as const
  ).map(
    ([label, text, message]): Row => ({
      says: FIELDS,
      when: `${label} of a registration is ${text}`,
      at: '/register',
      number: true,
      act: async (user) => user.type(await field(label), text),
      fields: { [label]: message },
    }),
  ),
  {
    says: FIELDS,
    when: 'a username is free by the operator’s word',
    at: '/register',
    number: true,
    answers: { '/api/username/check': [200, { error: false, message: '', isAvailable: true }] },
    act: async (user) => user.type(await field('Username'), 'rohit k'),
    fields: { Username: 'User Name is available' },
  },
  {
    says: SUCCESS,
    when: 'of a registration whose password the checklist advises against: it holds nothing up',
    at: '/register',
    number: true,
    answers: { '/api/register': session },
    act: type({ ...details, Password: 'floodlight', 'Confirm password': 'floodlight' }, 'Register'),
    toasts: [['success', 'Player added']],
  },

  // Recovery, inside login and as dialogs of its own
  {
    says: SUCCESS,
    when: 'of a recovery inside login',
    at: '/sign-in',
    answers: { '/api/sendOtpToMobile': done, '/api/reset-password': done },
    act: inTurn(forgot, sendOtp, submitReset),
    toasts: [
      ['success', 'OTP sent'],
      ['success', 'Password reset success'],
    ],
  },
  {
    says: OTP,
    when: 'it is for a recovery inside login',
    at: '/sign-in',
    answers: { '/api/sendOtpToMobile': saying('Ask again in 10 minutes.', 200) },
    act: inTurn(forgot, sendOtp),
    toasts: [['error', 'Ask again in 10 minutes.']],
  },
  {
    says: RESET,
    when: 'there is a message, inside login',
    at: '/sign-in',
    answers: { '/api/sendOtpToMobile': done, '/api/reset-password': saying('This code is incorrect', 400) },
    act: inTurn(forgot, sendOtp, submitReset),
    toasts: [
      ['success', 'OTP sent'],
      ['error', 'This code is incorrect'],
    ],
  },
  {
    says: RESET,
    when: 'there is no message, inside login',
    at: '/sign-in',
    answers: { '/api/sendOtpToMobile': done, '/api/reset-password': silent },
    act: inTurn(forgot, sendOtp, submitReset),
    toasts: [
      ['success', 'OTP sent'],
      ['error', 'Request failed'],
    ],
  },
  {
    says: FIELDS,
    when: 'the number of a recovery inside login is none',
    at: '/sign-in',
    act: inTurn(forgot, press('Send OTP')),
    fields: { 'Mobile number': NUMBER },
  },
  {
    says: FIELDS,
    when: 'a recovery inside login lacks OTP and password',
    at: '/sign-in',
    answers: { '/api/sendOtpToMobile': done },
    act: inTurn(forgot, sendOtp, press('Submit')),
    toasts: [['success', 'OTP sent']],
    fields: { OTP: MANDATORY },
  },
  {
    says: SUCCESS,
    when: 'of an OTP for a forgotten password',
    at: '/forgot-password',
    answers: { '/api/forgot-password': done },
    act: submitNumber,
    toasts: [['success', 'OTP sent']],
  },
  {
    says: FORGOT,
    when: 'there is a message',
    at: '/forgot-password',
    answers: { '/api/forgot-password': saying('Too many attempts. Try again in 5 minutes.', 429) },
    act: submitNumber,
    toasts: [['error', 'Too many attempts. Try again in 5 minutes.']],
  },
  {
    says: FORGOT,
    when: 'there is no message',
    at: '/forgot-password',
    answers: { '/api/forgot-password': silent },
    act: submitNumber,
    toasts: [['error', 'Request failed']],
  },
  {
    says: FIELDS,
    when: 'the number of a forgotten password is none',
    at: '/forgot-password',
    act: press('Submit'),
    fields: { 'Mobile number': NUMBER },
  },
  {
    says: SUCCESS,
    when: 'of a reset',
    at: '/reset-password',
    answers: { '/api/reset-password': done },
    act: resetAlone,
    toasts: [['success', 'Password reset success']],
  },
  {
    says: RESET,
    when: 'there is a message',
    at: '/reset-password',
    answers: { '/api/reset-password': saying('This code can no longer be used', 400) },
    act: resetAlone,
    toasts: [['error', 'This code can no longer be used']],
  },
  {
    says: RESET,
    when: 'there is no message',
    at: '/reset-password',
    answers: { '/api/reset-password': silent },
    act: resetAlone,
    toasts: [['error', 'Request failed']],
  },
  {
    says: FIELDS,
    when: 'a reset lacks everything',
    at: '/reset-password',
    act: press('Submit'),
    fields: { 'Mobile number': NUMBER, OTP: MANDATORY },
  },
  {
    says: FIELDS,
    when: 'a reset lacks its password',
    at: '/reset-password',
    act: type({ ...mobile, OTP: '482716' }, 'Submit'),
    fields: { 'New password': MANDATORY },
  },
  ...(
    [
      ['a login', '/sign-in', '/api/login', logIn],
      ['an OTP', '/register?step=number', '/api/sendOtpToMobile', sendOtp],
      ['a forgotten password', '/forgot-password', '/api/forgot-password', submitNumber],
      ['a reset', '/reset-password', '/api/reset-password', resetAlone],
    ] as const
  ).map(
    ([what, at, path, act]): Row => ({
      says: BUSY,
      when: `of ${what}`,
      at,
      answers: { [path]: [HELD, { error: true, message: 'Late' }] },
      act,
      texts: ['Submitting..'],
    }),
  ),

  // Players
  {
    says: NOTIFICATIONS,
    when: 'there is a message',
    at: '/terms',
    player: true,
    answers: { '/api/notifications': saying('The list is being moved.', 500) },
    act: press(/^Notifications/),
    texts: ['The list is being moved.', 'Failed to get notifications'],
  },
  {
    says: NOTIFICATIONS,
    when: 'there is no message',
    at: '/terms',
    player: true,
    answers: { '/api/notifications': silent },
    act: press(/^Notifications/),
    texts: ['Failed to get notifications'],
  },
  {
    says: LOBBY,
    when: 'there is a message: it stands on the page',
    at: '/casino/spribe/aviator',
    player: true,
    answers: { ...catalogue, '/lobby/lobby/': saying('The lobby is closed until 18:00.', 500) },
    toasts: [['error', 'Failed to get url']],
    texts: ['Failed to get url', 'The lobby is closed until 18:00.'],
  },
  {
    says: LOBBY,
    when: 'there is no message',
    at: '/casino/spribe/aviator',
    player: true,
    answers: { ...catalogue, '/lobby/lobby/': silent },
    toasts: [['error', 'Failed to get url']],
    texts: ['Failed to get url'],
  },
  {
    says: LOGOUT,
    when: 'it is that text',
    at: '/terms',
    answers: { '/api/notifications': saying('Unauthorized action.', 401) },
    act: (_, { begin }) => begin(),
    toasts: [['error', 'Your session has ended. Log in again.']],
    isSignedIn: false,
  },
  {
    says: LOGOUT,
    when: 'it is another text: they stay',
    at: '/terms',
    player: true,
    answers: { '/api/notifications': saying('Not for you.', 401) },
    act: press(/^Notifications/),
    texts: ['Not for you.'],
    isSignedIn: true,
  },
  {
    says: LOGOUT,
    when: 'there is no token: nothing ends, and the form says what it always does',
    at: '/sign-in',
    answers: { '/api/login': saying('Unauthorized action.', 401) },
    act: logIn,
    toasts: [['error', 'Unauthorized action.']],
    isSignedIn: false,
  },

  // The socket
  {
    says: SESSION_ERROR,
    when: 'the operator says why',
    at: '/terms',
    act(_, { server, begin }) {
      refuseAll(server, 'Signed in elsewhere.', 'SessionError');
      begin();
    },
    toasts: [['error', 'Signed in elsewhere.']],
    isSignedIn: false,
  },
  {
    says: TRANSPORTS,
    when: 'it is refused twice',
    at: '/terms',
    async act(_, { server, begin, host }) {
      const tried = refuseAll(server, 'Come again.', 'Busy', 2);
      begin();
      await waitFor(() => expect(host.shell.socket.status()).toBe('open'));
      expect(tried).toEqual(['websocket', 'polling', 'websocket']);
    },
    isSignedIn: true,
  },
  {
    says: TOAST,
    when: 'a part of the app shows one',
    at: '/terms',
    act: () => act(() => showToast('error', undefined)),
    toasts: [['error', 'Something went wrong']],
  },
  {
    says: TOAST,
    when: 'it is a notification',
    at: '/terms',
    player: true,
    act: notify({ status: 'error' }),
    toasts: [['error', 'Something went wrong']],
  },
  {
    says: NOTICE,
    when: 'there are both',
    at: '/terms',
    player: true,
    act: notify({ title: 'Deposit', message: 'Approved', status: 'success' }),
    toasts: [['success', 'Deposit : Approved']],
  },
  {
    says: NOTICE,
    when: 'there is a message alone',
    at: '/terms',
    player: true,
    act: notify({ message: 'Seen', status: 'info' }),
    toasts: [['info', 'Seen']],
  },
  {
    says: NOTICE,
    when: 'there is a title alone',
    at: '/terms',
    player: true,
    act: notify({ title: 'Withdrawal', status: 'warning' }),
    toasts: [['warning', 'Withdrawal']],
  },
  {
    says: UNKNOWN,
    when: 'it is none of ours',
    at: '/terms',
    player: true,
    act: notify({ title: 'Bonus', message: 'Held', status: 'held' }),
    toasts: [['error', 'Bonus : Held']],
  },
  {
    says: UNKNOWN,
    when: 'there is none',
    at: '/terms',
    player: true,
    act: notify({ message: 'Stopped' }),
    toasts: [['error', 'Stopped']],
  },
];

/** Refuses whoever connects, so many times; returns by which transports they came. */
function refuseAll({ io }: Operator, message: string, type: string, times = Number.POSITIVE_INFINITY): string[] {
  const tried: string[] = [];
  io.use((socket, next) => {
    tried.push(socket.conn.transport.name);
    next(tried.length > times ? undefined : Object.assign(new Error(message), { data: { type } }));
  });
  return tried;
}

const remotes: Readonly<Record<string, LoadedRemote>> = { auth, casino } as never;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
  removeMobileDetails();
  localStorage.clear();
});

/** Every toast that is shown from now on: one stays for a second only. */
function recordToasts(): [string, string][] {
  const shown: [string, string][] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.dataset.toast) shown.push([node.dataset.toast, node.textContent ?? '']);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  ends.push(() => observer.disconnect());
  return shown;
}

/** The product at an address, with an operator who answers as the row says. */
async function open({ at, answers = {}, number, player }: Row): Promise<World> {
  completeBrowser();
  const held: (() => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), 'http://operator.test');
    const [status, body] = answers[pathname] ?? [404, { error: true, message: 'Not in this test' }];
    if (status === HELD) await new Promise<void>((release) => held.push(release));
    return Response.json(body, { status: status === HELD ? 500 : status });
  });
  const server = await operator();
  server.io.on('connection', (socket) => {
    socket.onAny((event: string, _payload: unknown, reply?: (answer: object) => void) =>
      reply?.({ status: 'success', ...(event === 'get:balance' ? { balance: 3, cash: 2, coins: 1 } : {}) }),
    );
  });
  const host = createHost({
    config: parseConfig(
      { api: '/api', sports: '/sports', lobby: '/lobby', socket: server.address },
      'http://operator.test',
    ),
    verbose: false,
    remotes: { load: async ({ name }) => remotes[name] as LoadedRemote },
    referral: { take: () => undefined },
  });
  const releases = Object.values(remotes).map(({ definition }) => testRelease(definition as never));
  const live: Host = { ...host, releases: createTestReleases(releases, 'complete').releases };
  ends.push(
    host.start(),
    () => host.shell.socket && void host.shell.session.end(),
    () => host.queryClient.clear(),
  );
  const begin = () =>
    act(() =>
      host.shellFor({ name: 'auth', version: '1.0.0' }).session.begin?.({
        token: 'token-of-the-session-1234',
        user: { mstruserid: 'RK48213', mobileno: '9876543210' },
      }),
    );
  if (number) localStorage.setItem('mobile_details', '{"mobile":"9876543210","country_code":"+91"}');
  if (player) begin();
  await showApp(live, number ? { pathname: at, state: { numberVerified: true } } : at);
  if (player) await waitFor(() => expect(server.sockets).toHaveLength(1));
  const release = () => {
    for (const give of held.splice(0)) give();
  };
  return { host: live, server, begin, release };
}

test.each(rows.map((row) => [row.says, row.when, row] as const))('%s: %s', async (_says, _when, row) => {
  const shown = recordToasts();
  const world = await open(row);
  await row.act?.(userEvent.setup(), world);
  await waitFor(() => expect(shown.length).toBeGreaterThanOrEqual(row.toasts?.length ?? 0));
  for (const [label, message] of Object.entries(row.fields ?? {})) {
    const input = await field(label);
    await waitFor(() => expect(input).toHaveAccessibleDescription(message));
  }
  for (const text of row.texts ?? []) {
    expect((await within(document.body).findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  }
  if (row.isSignedIn !== undefined) {
    await waitFor(() => expect(world.host.shell.session.getState().isAuth).toBe(row.isSignedIn));
  }
  expect(shown).toEqual(row.toasts ?? []);
  world.release();
  await waitFor(() => expect(screen.queryByText('Submitting..')).not.toBeInTheDocument());
});
