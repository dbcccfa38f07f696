import { proves } from '@pavilion/api-client/proves';
import type { CallOutput, getPasskeys, PasskeyCreation, PasskeyRequest } from '@pavilion/api-client/wire';
import { DAY, MINUTE } from '../../base/index.ts';
import { DEFAULT_LIMITS } from '../../server/index.ts';
import { type Answering, type Authenticator, createAuthenticator } from '../../testing/authenticator.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { openSessionsOf } from '../accounts/sessions.ts';
import { sweepChallenges } from './challenges.ts';
import { MOST_PASSKEYS } from './passkeys.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox({
    limits: { ...NO_LIMITS, signInsPerAddress: DEFAULT_LIMITS.signInsPerAddress },
  });
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const SITE = { origin: 'http://localhost:3000', rpId: 'localhost' };
const AT = { host: 'localhost:3000', origin: SITE.origin };
const STUMPS = { host: 'stumps.localhost:3000', origin: 'http://stumps.localhost:3000' };
type At = Readonly<Record<string, string>>;

const post = (path: string, body: object, by: SignedIn | null = null, at: At = AT) =>
  sandbox.post(`/api${path}`, body, { ...at, ...(by ? { token: by.token } : {}) });
const refused = ({ status, body }: Answer) => [status, body.code ?? body.message, body.field];
const listOf = (answer: Answer) => answer.body.data as CallOutput<typeof getPasskeys>['data'];
const list = async (by = asha) => listOf(await sandbox.get('/api/passkeys', { ...AT, token: by.token }));

const begin = async (by = asha, body: object = {}, at: At = AT) =>
  (await post('/passkeys/begin', body, by, at)).body.data as PasskeyCreation;
async function added(by = asha, key: Authenticator = createAuthenticator(SITE)): Promise<Authenticator> {
  expect((await post('/passkeys/add', { credential: key.create(await begin(by)) }, by)).status).toBe(200);
  return key;
}
const beginLogin = async (at: At = AT) =>
  (await post('/login/passkey/begin', {}, null, at)).body.data as PasskeyRequest;
const send = (credential: object, more: object = {}, at: At = AT) =>
  post('/login/passkey', { credential, ...more }, null, at);
const login = async (key: Authenticator, as: Answering = {}) => send(key.sign(await beginLogin(), as));

test('a passkey is made for who has just signed in, is told to them, and signs them in as a password does', async () => {
  proves('getPasskeys', 'beginPasskey', 'addPasskey', 'beginPasskeyLogin', 'passkeyLogin');
  expect(await list()).toEqual({ passkeys: [], isOffered: true });
  const creation = await begin();
  expect(creation).toMatchObject({
    rp: { id: 'localhost', name: 'Pavilion' },
    timeout: 5 * MINUTE,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(Buffer.from(creation.user.id, 'base64url').toString()).not.toContain(String(asha.id));
  const key = createAuthenticator(SITE);
  const kept = listOf(await post('/passkeys/add', { credential: key.create(creation) }, asha));
  expect(kept).toMatchObject({ passkeys: [{ device: { kind: 'other' } }], isOffered: false });
  expect((await begin()).excludeCredentials).toHaveLength(1);
  sandbox.pass(MINUTE);
  const answer = await send(key.sign(await beginLogin()), { remember: true });
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Login Success', user: { mstruserid: `PV${asha.id}` } },
  });
  const by = { ...asha, token: String(answer.body.token) };
  expect((await list(by)).passkeys[0]?.lastUsedAt).toBeDefined();
  const [session] = await openSessionsOf(sandbox.database, asha.id, sandbox.now());
  expect(session && session.expiresAt.getTime() - session.createdAt.getTime()).toBe(30 * DAY);
  const { body } = await sandbox.get('/api/notifications', { ...AT, token: asha.token });
  expect(body.data).toMatchObject({
    notifications: expect.arrayContaining([expect.objectContaining({ title: 'A passkey was added' })]),
  });
});

test('what a passkey signed is taken once, also when it is sent twice at the same time, and for five minutes', async () => {
  const key = await added();
  // One that does not count: what it signed is known again by its challenge alone.
  const credential = key.sign(await beginLogin(), { counter: 0 });
  const both = await Promise.all([send(credential), send(credential)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(refused(await send(credential))).toEqual([400, 'passkey-over', undefined]);
  const late = key.sign(await beginLogin(), { counter: 0 });
  sandbox.pass(5 * MINUTE);
  expect(refused(await send(late))).toEqual([400, 'passkey-over', undefined]);
});

test('a challenge is good for what it was made for, and for whom, alone', async () => {
  const key = await added();
  const creation = await begin();
  const confirmation = (await post('/passkeys/confirm', {}, asha)).body.data as PasskeyRequest;
  for (const challenge of [creation.challenge, confirmation.challenge, 'AAAA', `${(await beginLogin()).challenge}A`])
    expect(refused(await send(key.sign({ challenge })))).toEqual([400, 'passkey-over', undefined]);
  const ben = await newPlayer(sandbox);
  const another = createAuthenticator(SITE).create(creation);
  expect(refused(await post('/passkeys/add', { credential: another }, ben))).toEqual([400, 'passkey-over', undefined]);
});

const WRONG: readonly (readonly [string, Answering])[] = [
  ['another origin', { origin: 'http://localhost:3001' }],
  ['a site that looks like it', { origin: 'http://localhost.example:3000' }],
  ['another site’s passkeys', { rpId: 'stumps.localhost' }],
  ['who was not verified', { isVerified: false }],
];

test.each(WRONG)('what was signed for %s signs nobody in and makes no passkey', async (_, as) => {
  const key = await added();
  expect(refused(await login(key, as))).toEqual([400, 'passkey-failed', undefined]);
  const made = createAuthenticator(SITE).create(await begin(), as);
  expect(refused(await post('/passkeys/add', { credential: made }, asha))).toEqual([400, 'passkey-failed', undefined]);
  expect((await login(key)).status).toBe(200);
});

test('a passkey that has signed less often than is known is a copy, and is refused; one that never counts is taken', async () => {
  const key = await added();
  expect((await login(key, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) expect(refused(await login(key, { counter }))[1]).toBe('passkey-failed');
  expect((await login(key, { counter: 8 })).status).toBe(200);
  const synced = await added();
  for (const counter of [0, 0]) expect((await login(synced, { counter })).status).toBe(200);
});

test('a passkey that is nobody’s, was removed, or whose signature is another’s signs nobody in', async () => {
  proves('removePasskey');
  const key = await added();
  expect(refused(await login(createAuthenticator(SITE)))).toEqual([400, 'passkey-unknown', undefined]);
  const { challenge } = await beginLogin();
  const forged = { ...createAuthenticator(SITE).sign({ challenge }), id: key.sign({ challenge }).id };
  expect(refused(await send({ ...forged, rawId: forged.id }))).toEqual([400, 'passkey-failed', undefined]);
  const id = (await list()).passkeys[0]?.id;
  const ben = await newPlayer(sandbox);
  expect(refused(await post('/passkeys/remove', { id }, ben))).toEqual([404, 'no-such-passkey', 'id']);
  expect(listOf(await post('/passkeys/remove', { id }, asha)).passkeys).toEqual([]);
  expect(refused(await login(key))).toEqual([400, 'passkey-unknown', undefined]);
});

test('a passkey that is kept already is kept once, whosever it is, and there is an end of how many', async () => {
  const key = await added();
  const ben = await newPlayer(sandbox);
  const again = await post('/passkeys/add', { credential: key.create(await begin(ben)) }, ben);
  expect(refused(again)).toEqual([409, 'passkey-kept', undefined]);
  await sandbox.database.query(
    `insert into passkey (player_id, credential_id, public_key, counter, transports, rp_id, device, created_at)
     select player_id, decode(lpad(n::text, 8, '0'), 'hex'), public_key, 0, transports, rp_id, device, created_at
     from passkey, generate_series(1, $2::int) n where player_id = $1`,
    [asha.id, MOST_PASSKEYS - 1],
  );
  expect(refused(await post('/passkeys/begin', {}, asha))).toEqual([409, 'passkeys-full', undefined]);
});

test('a player who is limited, on a break or excluded gets in as by password, and one whose account is closed does not', async () => {
  const key = await added();
  const stand = (restrictions: object) =>
    sandbox.database.query('update player set restrictions = $2::text::jsonb where id = $1', [
      asha.id,
      JSON.stringify(restrictions),
    ]);
  for (const restriction of ['limited', 'break', 'excluded']) {
    await stand({ [restriction]: null });
    expect((await login(key)).status).toBe(200);
  }
  await stand({ closed: null });
  expect(refused(await login(key))).toEqual([403, 'account-closed', undefined]);
});

test('a passkey is of one host: at another organisation it signs nobody in, and no other page is taken', async () => {
  const key = await added();
  const atStumps = await beginLogin(STUMPS);
  expect(atStumps.rpId).toBe('stumps.localhost');
  const credential = key.sign(atStumps, { origin: STUMPS.origin, rpId: 'stumps.localhost' });
  expect(refused(await send(credential, {}, STUMPS))).toEqual([400, 'passkey-unknown', undefined]);
  expect(refused(await send(key.sign(atStumps)))).toEqual([400, 'passkey-over', undefined]);
  const strange = { ...AT, origin: 'https://pavilion.example' };
  expect(refused(await post('/login/passkey/begin', {}, null, strange))).toEqual([403, 'passkey-elsewhere', undefined]);
  // An API on a host of its own: the page that asks is the organisation's.
  expect((await beginLogin({ host: 'api.example', origin: 'https://stumps.localhost' })).rpId).toBe('stumps.localhost');
});

test('a while after the sign-in it takes the password to add a passkey or to remove one', async () => {
  await added();
  const id = (await list()).passkeys[0]?.id;
  sandbox.pass(10 * MINUTE);
  for (const [path, body] of [
    ['/passkeys/begin', {}],
    ['/passkeys/remove', { id }],
  ] as const) {
    expect(refused(await post(path, body, asha))).toEqual([403, 'confirm-by-password', 'password']);
    expect(refused(await post(path, { ...body, password: 'wrong' }, asha))).toEqual([
      403,
      'wrong-password',
      'password',
    ]);
    expect((await post(path, { ...body, password: PASSWORD }, asha)).status).toBe(200);
  }
  expect((await list()).isOffered).toBe(false);
});

test('whoever declines a passkey is offered none again, and may add one all the same; the demo has none', async () => {
  proves('declinePasskeys');
  for (let time = 0; time < 2; time += 1) expect((await post('/passkeys/decline', {}, asha)).status).toBe(200);
  expect((await list()).isOffered).toBe(false);
  await added();
  const { body } = await sandbox.post('/api/login/demo', {}, AT);
  const demo = { id: 0, token: String(body.token) };
  expect((await list(demo)).isOffered).toBe(false);
  expect(refused(await post('/passkeys/begin', {}, demo))).toEqual([403, 'demo-passkeys', undefined]);
});

test('sign-ins by passkey are limited by address as those by password are, and used challenges are forgotten in time', async () => {
  const key = await added();
  sandbox.pass(DAY);
  const statuses: number[] = [];
  for (let tried = 0; tried < DEFAULT_LIMITS.signInsPerAddress.times; tried += 1) {
    statuses.push((await send(key.sign({ challenge: 'AAAA' }))).status);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect((await login(key)).status).toBe(429);
  const kept = async () => (await sandbox.database.query('select 1 from used_passkey_challenge limit 1')).length;
  expect(await kept()).toBe(1);
  await sweepChallenges(sandbox.database, sandbox.now());
  expect(await kept()).toBe(0);
});

test('other ways in stay: a player who has lost their passkey logs in by password, and recovers by their number', async () => {
  await added();
  const [player] = await sandbox.database.query('select username, mobile from player where id = $1', [asha.id]);
  const enter = async (password: string) => (await post('/login', { username: player?.username, password })).status;
  sandbox.pass(DAY);
  expect(await enter(PASSWORD)).toBe(200);
  const phone = { phone: player?.mobile, countryCode: '+91' };
  await post('/forgot-password', phone);
  const otp = await sandbox.codeOf(String(player?.mobile));
  expect((await post('/reset-password', { ...phone, otp, password: 'Another123' })).status).toBe(200);
  expect(await enter('Another123')).toBe(200);
});
