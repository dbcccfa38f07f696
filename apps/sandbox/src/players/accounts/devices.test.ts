import { proves } from '@pavilion/api-client/proves';
import type { DeviceSession, Notification, Profile } from '@pavilion/api-client/wire';
import { DAY, HOUR, MINUTE } from '../../base/index.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Redmi) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36';
const usernameOf = async ({ id }: SignedIn) =>
  (await sandbox.database.query('select username from player where id = $1', [id]))[0]?.username ?? '';
/** Signs the player in once more, on a phone. */
async function phone(of = player): Promise<string> {
  const { body } = await sandbox.post(
    '/api/login',
    { username: await usernameOf(of), password: PASSWORD },
    { 'user-agent': PHONE },
  );
  return String(body.token);
}
const sessionsOf = async (token: string) =>
  ((await sandbox.get('/api/sessions', { token })).body.data as { sessions: DeviceSession[] }).sessions;
const isIn = async (token: string) => (await sandbox.get('/api/profile', { token })).status === 200;

test('a player sees who they are to the operator, their mobile masked', async () => {
  proves('getProfile');
  const { body } = await sandbox.get('/api/profile', { token: player.token });
  const { mobile, ...profile } = body.data as Profile;
  expect(mobile).toMatch(/^\+91 •{6} \d{4}$/);
  expect(profile).toEqual({
    name: expect.stringMatching(/^Player \d+$/),
    username: await usernameOf(player),
    since: sandbox.now().toISOString(),
    isDemo: false,
  });
  sandbox.pass(HOUR);
  await sandbox.post('/api/update-password', { current: PASSWORD, password: 'Monsoon26' }, { token: player.token });
  expect((await sandbox.get('/api/profile', { token: player.token })).body.data).toMatchObject({
    passwordChangedAt: sandbox.now().toISOString(),
  });
});

test('each session says what it was begun on, in which network, and when it was last used', async () => {
  proves('getSessions');
  const token = await phone();
  const begun = sandbox.now();
  const [first, ...others] = await sessionsOf(token);
  expect(first).toMatchObject({
    device: { kind: 'phone', browser: 'Chrome', system: 'Android' },
    isThis: true,
    isSameNetwork: true,
    seenAt: begun.toISOString(),
  });
  expect(others).toMatchObject([{ device: { kind: 'other' }, isThis: false, isSameNetwork: false }]);
  sandbox.pass(4 * MINUTE);
  await sessionsOf(token);
  expect((await sessionsOf(player.token)).find(({ isThis }) => !isThis)?.seenAt).toBe(begun.toISOString());
  sandbox.pass(2 * MINUTE);
  await sessionsOf(token);
  expect((await sessionsOf(player.token)).find(({ isThis }) => !isThis)?.seenAt).toBe(sandbox.now().toISOString());
});

test('one session is ended by its id, and is no player’s but its own', async () => {
  proves('endSession');
  const [token, other] = [await phone(), await newPlayer(sandbox)];
  const id = (await sessionsOf(player.token)).find(({ isThis }) => !isThis)?.id;
  const missing = { status: 404, body: { message: 'This session was not found.', field: 'id' } };
  expect(await sandbox.post('/api/sessions/end', { id }, { token: other.token })).toMatchObject(missing);
  for (const odd of ['0', 'x', '999999999']) {
    expect(await sandbox.post('/api/sessions/end', { id: odd }, { token: player.token })).toMatchObject(missing);
  }
  expect(await isIn(token)).toBe(true);
  const ended = await sandbox.post('/api/sessions/end', { id }, { token: player.token });
  expect((ended.body.data as { sessions: DeviceSession[] }).sessions).toHaveLength(1);
  expect([await isIn(token), await isIn(player.token)]).toEqual([false, true]);
  expect((await sandbox.post('/api/sessions/end', { id }, { token: player.token })).status).toBe(200);
});

test('all others are ended at once', async () => {
  proves('endOtherSessions');
  const tokens = [await phone(), await phone()];
  await sandbox.post('/api/sessions/end-others', {}, { token: player.token });
  expect(await Promise.all([...tokens, player.token].map(isIn))).toEqual([false, false, true]);
});

test('two devices that end each other’s at the same moment leave one of them, or none, and never an error', async () => {
  const token = await phone();
  const answers = await Promise.all([
    sandbox.post('/api/sessions/end-others', {}, { token }),
    sandbox.post('/api/sessions/end-others', {}, { token: player.token }),
  ]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
});

test('a player hears of a sign-in on a device that none of their sessions was on, once, whichever way it began', async () => {
  const notices = async () => {
    const { body } = await sandbox.get('/api/notifications', { token: player.token });
    return (body.data as { notifications: Notification[] }).notifications;
  };
  const token = await phone();
  await sandbox.post('/api/signout', {}, { token });
  await Promise.all([phone(), phone()]);
  expect(await notices()).toMatchObject([
    {
      title: 'Signed in on a new device',
      message: expect.stringMatching(/^You signed in with Chrome, Android\. If it was not you/),
      status: 'warning',
      about: { kind: 'account' },
      named: {
        title: { name: 'signed-in-new' },
        message: { name: 'signed-in-by', values: { name: 'Chrome, Android' } },
      },
    },
  ]);
  await sandbox.post('/api/login', { username: await usernameOf(player), password: PASSWORD });
  expect(await notices()).toMatchObject([{ named: { message: { name: 'signed-in-somewhere' } } }, {}]);
  const [one, other] = await Promise.all([newPlayer(sandbox), newPlayer(sandbox)]);
  await Promise.all([phone(one), phone(one), phone(other)]);
  const rows = await sandbox.database.query(
    'select player_id as player from notification where player_id = any($1::bigint[]) order by 1',
    [[one.id, other.id]],
  );
  expect(new Set(rows.map((row) => row.player))).toEqual(new Set([one.id, other.id]));
  expect(rows).toHaveLength(2);
});

test('what ran out is not listed', async () => {
  await phone();
  sandbox.pass(2 * DAY);
  expect(await sessionsOf(player.token)).toHaveLength(1);
});

test('a visitor of the demo account sees their own session, and ends nobody else’s', async () => {
  const [mine, theirs] = await Promise.all([sandbox.post('/api/login/demo'), sandbox.post('/api/login/demo')]);
  const [token, other] = [String(mine.body.token), String(theirs.body.token)];
  expect(await sessionsOf(token)).toMatchObject([{ isThis: true }]);
  expect((await sandbox.get('/api/profile', { token })).body.data).toMatchObject({ isDemo: true });
  expect((await sandbox.post('/api/sessions/end-others', {}, { token })).status).toBe(403);
  expect((await sandbox.post('/api/sessions/end', { id: '1' }, { token })).status).toBe(403);
  expect(await isIn(other)).toBe(true);
});
