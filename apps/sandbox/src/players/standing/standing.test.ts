import type { AddressInfo } from 'node:net';
import { calls } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import type { Socket } from 'socket.io-client';
import { DAY, HOUR } from '../../base/index.ts';
import { grantBonus, onDepositApproved } from '../../money/index.ts';
import { BASES } from '../../server/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { freshRef, type MoneyCallName, moneyCalls } from '../../testing/money-calls.ts';
import { connectSocket } from '../../testing/player-socket.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { playerById } from '../accounts/lookup.ts';
import { restrictionsOf } from '../accounts/restrictions.ts';
import { createSessions } from '../accounts/sessions.ts';
import { setStanding } from './change.ts';
import { type Deed, refusalOf, type Standing, StandingRefusal, standingOf } from './standing.ts';

let sandbox: TestSandbox;
let address: string;
let asha: SignedIn;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => sandbox.close());

const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
const after = (ms: number) => new Date(sandbox.now().getTime() + ms);
const set = ({ id }: SignedIn, state: Standing['state'], until: Date | null = null) =>
  tx((t) => setStanding(t, createSessions(sandbox.database, sandbox.now), id, { state, until }, sandbox.now()));
const standing = async ({ id }: SignedIn) => standingOf(await restrictionsOf(sandbox.database, id), sandbox.now());
const outcomeOf = ({ status, body }: Answer) => [status, body.message];

type CallName = MoneyCallName | 'openLobby';
const NAMES = [...Object.keys(moneyCalls), 'openLobby'] as CallName[];
/** A request of each call that would be granted, ready to be sent. */
async function prepared(player: SignedIn, name: CallName): Promise<() => Promise<Answer>> {
  const { host, path, auth } = calls[name];
  const body =
    name === 'openLobby'
      ? { product: 'betby' }
      : { ...(await moneyCalls[name](sandbox, player)), clientRef: freshRef() };
  return () => sandbox.post(BASES[host] + path, body, { [auth]: player.token });
}

const OUT: readonly CallName[] = [
  'createWithdrawal',
  'cancelWithdrawal',
  'claimBonusPart',
  'cancelBonus',
  'takeCashOut',
  'forgetBet',
  // What was paid before they stopped: it goes back, and is never theirs here.
  'reclaimPayment',
];
/** Nobody keeps them from taking a bet back: it lapsed, with what it held, as they stopped being active. */
const LAPSED = ['cancelBet', 409, 'This bet has no unmatched stake left.'];
const STILL = 'You can still withdraw.';

test.each([
  ['limited', null, `Your account is limited. ${STILL} Contact support for the reason.`],
  ['break', DAY, /^You are on a break until \d+ \w+ 2026, \d\d:\d\d IST\. You can still withdraw\.$/],
  ['excluded', 30 * DAY, /^You have excluded yourself until \d+ \w+ 2026, \d\d:\d\d IST\. You can still withdraw\.$/],
  ['excluded', null, `You have excluded yourself for good. ${STILL}`],
] as const)(
  'a player who is %s (ms: %s) takes money out by every call and puts none in by any',
  async (state, ms, text) => {
    const granted: string[] = [];
    for (const name of NAMES) {
      const player = await newPlayer(sandbox);
      const send = await prepared(player, name);
      await set(player, state, ms === null ? null : after(ms));
      const answer = await send();
      if (answer.status === 200) granted.push(name);
      else if (name === 'cancelBet') expect([name, ...outcomeOf(answer)]).toEqual(LAPSED);
      else
        expect([name, ...outcomeOf(answer)]).toEqual([
          name,
          403,
          typeof text === 'string' ? text : expect.stringMatching(text),
        ]);
    }
    expect(granted.toSorted()).toEqual(OUT.toSorted());
  },
);

test('an active player makes every one of these calls', async () => {
  for (const name of NAMES) {
    const send = await prepared(await newPlayer(sandbox), name);
    expect([name, (await send()).status]).toEqual([name, 200]);
  }
});

test('what was done before a self-exclusion has its answer after it, and is not done again', async () => {
  const send = await prepared(asha, 'placeBet');
  const first = await send();
  await set(asha, 'excluded');
  expect((await send()).body).toEqual(first.body);
  expect((await (await prepared(asha, 'placeBet'))()).status).toBe(403);
});

test('a break ends by itself, at the millisecond that it says', async () => {
  await set(asha, 'break', after(HOUR));
  sandbox.pass(HOUR - 1);
  expect((await standing(asha)).state).toBe('break');
  sandbox.pass(1);
  expect(await standing(asha)).toEqual({ state: 'active', until: null });
  expect((await (await prepared(asha, 'placeBet'))()).status).toBe(200);
});

test('a break and a self-exclusion can be made longer and never shorter, and a break always has an end', async () => {
  const [soon, late] = [after(DAY), after(7 * DAY)];
  await expect(set(asha, 'break')).rejects.toMatchObject({ status: 422, field: 'until' });
  await expect(set(asha, 'excluded', sandbox.now())).rejects.toMatchObject({ status: 422, field: 'until' });
  const never = { status: 409, message: 'A break or self-exclusion can’t be shortened.' };
  for (const state of ['break', 'excluded'] as const) {
    await set(asha, state, late);
    await expect(set(asha, state, soon)).rejects.toMatchObject(never);
    await expect(set(asha, 'active')).rejects.toMatchObject(never);
  }
  await set(asha, 'excluded');
  await expect(set(asha, 'excluded', late)).rejects.toMatchObject(never);
  expect(await standing(asha)).toEqual({ state: 'excluded', until: null });
});

test('what keeps a player from most is what they stand by, and lifting it leaves the rest', async () => {
  await set(asha, 'limited');
  await set(asha, 'excluded', after(7 * DAY));
  await set(asha, 'closed');
  expect((await standing(asha)).state).toBe('closed');
  await set(asha, 'active');
  expect((await standing(asha)).state).toBe('excluded');
  sandbox.pass(7 * DAY);
  expect((await standing(asha)).state).toBe('active');
});

test('a closed account has no session, no sign-in and no socket; only the right password learns of it', async () => {
  const { username = '' } = (await playerById(sandbox.database, asha.id)) ?? {};
  const login = (password: string) => sandbox.post('/api/login', { username, password });
  const socket = await connectSocket(address, asha.token);
  sockets.push(socket);
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  await set(asha, 'closed');
  await cut;
  expect(
    outcomeOf(await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-11-02', { token: asha.token })),
  ).toEqual([401, 'Unauthorized action.']);
  await expect(connectSocket(address, asha.token)).rejects.toMatchObject({ data: { type: 'SessionError' } });
  expect(outcomeOf(await login('Wrong1234'))).toEqual([400, 'Invalid username or password']);
  expect(outcomeOf(await login(PASSWORD))).toEqual([403, 'This account is closed. Contact support.']);
  await set(asha, 'active');
  expect((await login(PASSWORD)).status).toBe(200);
});

test('an account that is closed without a word to its sessions has none all the same', async () => {
  await sandbox.database.query(`update player set restrictions = '{"closed": null}' where id = $1`, [asha.id]);
  expect((await (await prepared(await newPlayer(sandbox), 'openLobby'))()).status).toBe(200);
  expect((await sandbox.get('/api/bonus/claims', { token: asha.token })).status).toBe(401);
  await expect(connectSocket(address, asha.token)).rejects.toMatchObject({ data: { type: 'SessionError' } });
});

test('a player who has excluded themselves signs in, and their socket tells the balance', async () => {
  await set(asha, 'excluded');
  const { username = '' } = (await playerById(sandbox.database, asha.id)) ?? {};
  const { status, body } = await sandbox.post('/api/login', { username, password: PASSWORD });
  expect(status).toBe(200);
  const socket = await connectSocket(address, String(body.token));
  sockets.push(socket);
  expect(await socket.emitWithAck('get:balance', {})).toMatchObject({ status: 'success', cash: 10_000 });
});

test('a ticket to a game that a player got before they excluded themselves opens nothing after it', async () => {
  const { body } = await (await prepared(asha, 'openLobby'))();
  await set(asha, 'excluded');
  const page = await sandbox.games.inject({ method: 'GET', url: (body.data as { url: string }).url });
  expect([page.statusCode, page.body.includes('Opened for')]).toEqual([410, false]);
});

test('no bonus comes to a player who may take none up, from the desk or with a deposit', async () => {
  await set(asha, 'excluded');
  const grant = { player: asha.id, campaign: 'reload-2026', amount: paise(40_000), source: 'desk', at: sandbox.now() };
  await expect(tx((t) => grantBonus(t, grant))).rejects.toMatchObject({ status: 409, field: 'player' });
  await tx((t) => onDepositApproved(t, asha.id, 77, paise(500_000), sandbox.now()));
  const { body } = await sandbox.get('/api/bonus/claims', { token: asha.token });
  expect(body.data).toEqual({ bonusListing: [] });
});

test('the desk sees how a player stands, sets it, and its log says so', async () => {
  const desk = await signedInDesk(sandbox);
  await desk.open(`/players/${asha.id}`);
  await desk.send('/standing', { state: 'excluded', until: '2027-03-01', reason: 'By their own wish' });
  const page = await desk.send('/standing');
  expect(page.body).toContain(`PV${asha.id} is self-excluded until 1 Mar 2027, 00:00 from now on`);
  expect((await desk.open('/log')).body).toContain(`PV${asha.id} is self-excluded until 1 Mar 2027, 00:00 from now on`);
  expect((await desk.open(`/players/${asha.id}`)).body).toContain('<dd>self-excluded until 1 Mar 2027, 00:00</dd>');
  expect((await desk.send('/standing', { state: 'active' })).status).toBe(409);
  await desk.open(`/players/${asha.id}`);
  expect((await desk.send('/standing', { state: 'break', until: '2027-02-30' })).status).toBe(422);
  await desk.open(`/players/${asha.id}`);
  expect((await desk.send('/standing', { state: 'asleep' })).status).toBe(422);
  expect(await standing(asha)).toMatchObject({ state: 'excluded' });
});

test('a player whose state is changed hears it on their open pages, and reads it with the end in India’s time', async () => {
  const socket = await connectSocket(address, asha.token);
  sockets.push(socket);
  const shown = new Promise((resolve) => socket.once('sub:notification_toast', resolve));
  const until = new Date('2026-12-24T18:30:00Z');
  await set(asha, 'break', until);
  const toast = {
    title: 'You are on a break',
    message: `You are on a break until 25 Dec 2026, 00:00 IST. ${STILL}`,
    status: 'warning',
  };
  expect(await shown).toMatchObject(toast);
  // Nothing that keeps them from less than the break does.
  await set(asha, 'limited');
  const listed = async () => {
    const { body } = await sandbox.get('/api/notifications', { token: asha.token });
    return (body.data as { notifications: { title: string; message: string }[] }).notifications;
  };
  expect(await listed()).toMatchObject([toast]);
  await set(asha, 'excluded');
  await set(asha, 'excluded');
  expect((await listed()).map(({ title, message }) => [title, message])).toEqual([
    ['You have excluded yourself', `You have excluded yourself for good. ${STILL}`],
    [toast.title, toast.message],
  ]);
});

test('a player whose account is limited, and then no longer, is told both', async () => {
  await set(asha, 'limited');
  await set(asha, 'active');
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  expect(body.data).toMatchObject({
    notifications: [
      { title: 'Your account is active', message: 'You can play again.', status: 'success' },
      {
        title: 'Your account is limited',
        message: `Your account is limited. ${STILL} Contact support for the reason.`,
      },
    ],
  });
});

test('a refusal carries the state that it comes from', () => {
  const deeds: readonly Deed[] = ['bet', 'play', 'deposit', 'bonus', 'withdraw'];
  const now = new Date('2026-11-21T12:00:00Z');
  const refused = (name: 'limited' | 'closed') => deeds.filter((deed) => refusalOf({ [name]: null }, deed, now));
  expect(refused('limited')).toEqual(['bet', 'play', 'deposit', 'bonus']);
  expect(refused('closed')).toEqual(deeds);
  const refusal = refusalOf({ break: '2026-11-22T12:00:00Z' }, 'bet', now);
  expect(refusal).toBeInstanceOf(StandingRefusal);
  expect(refusal?.standing).toEqual({ state: 'break', until: new Date('2026-11-22T12:00:00Z') });
});
