import { MINUTE } from '../../base/index.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

// What is sent again because its answer was lost on the way is answered as it was the first time, for some minutes.
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

let numbers = 9_200_000_000;
const freshMobile = () => {
  numbers += 1;
  return String(numbers);
};
const verify = (mobile: string, otp: string) =>
  sandbox.post('/api/mobileVerification', { mobile, country_code: '+91', otp });
async function verified(mobile: string): Promise<string> {
  await sandbox.post('/api/sendOtpToMobile', { mobile, country_code: '+91' });
  const otp = await sandbox.codeOf(mobile);
  expect((await verify(mobile, otp)).status).toBe(200);
  return otp;
}
const form = (mobile: string) => ({
  name: 'Asha',
  username: `asha ${mobile.slice(-6)}`,
  password: 'Secret123',
  typeId: 3,
  parentId: 81026,
  mobile,
  country_code: '+91',
});
const login = (mobile: string, password: string) =>
  sandbox.post('/api/login', { username: form(mobile).username, password });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const without = ({ requestId, ...body }: Record<string, unknown>) => body;

describe('a number that is verified once more with the same code', () => {
  test('is verified still, and no longer than it was', async () => {
    const mobile = freshMobile();
    const otp = await verified(mobile);
    sandbox.pass(4 * MINUTE);
    expect(await verify(mobile, otp)).toMatchObject({ status: 200, body: { message: 'Mobile number verified' } });
    sandbox.pass(27 * MINUTE);
    expect(await sandbox.post('/api/register', form(mobile))).toMatchObject({ status: 403 });
  });

  test('is told nothing once it is registered, once another code is sent, or with a wrong code, of which five end it', async () => {
    const [registered, sent, guessed] = [freshMobile(), freshMobile(), freshMobile()];
    const over = {
      status: 400,
      body: { message: 'This code is no longer valid. Request a new one.', field: 'otp' },
    };
    const used = await verified(registered);
    expect((await sandbox.post('/api/register', form(registered))).status).toBe(200);
    expect(await verify(registered, used)).toMatchObject(over);
    const before = await verified(sent);
    await sandbox.post('/api/sendOtpToMobile', { mobile: sent, country_code: '+91' });
    if (before !== (await sandbox.codeOf(sent))) expect((await verify(sent, before)).status).toBe(400);
    const right = await verified(guessed);
    for (let count = 0; count < 5; count += 1) expect(await verify(guessed, wrongOf(right))).toMatchObject(over);
    expect(await verify(guessed, right)).toMatchObject(over);
  });
});

describe('a registration that is sent once more', () => {
  test('signs the player in whom it made, and makes no other', async () => {
    const mobile = freshMobile();
    await verified(mobile);
    const first = await sandbox.post('/api/register', form(mobile));
    sandbox.pass(9 * MINUTE);
    const again = await sandbox.post('/api/register', form(mobile));
    expect(again).toMatchObject({ status: 200, body: { message: 'Player added', user: first.body.user } });
    for (const token of [first.body.token, again.body.token]) {
      expect((await sandbox.get('/api/bet/exposure/amount', { token: String(token) })).status).toBe(200);
    }
    expect(await sandbox.database.query('select count(*)::int as n from player where mobile = $1', [mobile])).toEqual([
      { n: 1 },
    ]);
  });

  test.each([
    ['another password', { password: 'Secret124' }],
    ['another user name', { username: 'another asha' }],
    ['another name', { name: 'Usha' }],
  ])('with %s is answered as that of a stranger to the number', async (_, other) => {
    const mobile = freshMobile();
    await verified(mobile);
    await sandbox.post('/api/register', form(mobile));
    const stranger = await sandbox.post('/api/register', { ...form(freshMobile()), ...other });
    const again = await sandbox.post('/api/register', { ...form(mobile), ...other });
    expect(again.status).toBe(403);
    expect(without(again.body)).toEqual(without(stranger.body));
  });

  test('from another network, or later, is answered as that of a stranger too', async () => {
    const mobile = freshMobile();
    await verified(mobile);
    await sandbox.post('/api/register', form(mobile));
    const from = (remoteAddress: string) =>
      sandbox.app.inject({ method: 'POST', url: '/api/register', payload: form(mobile), remoteAddress });
    expect((await from('203.0.113.9')).statusCode).toBe(403);
    sandbox.pass(11 * MINUTE);
    expect((await sandbox.post('/api/register', form(mobile))).status).toBe(403);
  });

  test('is no way to guess a password more often than at signing in', async () => {
    const limited = await testSandbox({ limits: { ...NO_LIMITS, signInsPerName: { times: 2, per: 15 * MINUTE } } });
    const [mobile, details] = ['9000000061', form('9000000061')];
    await limited.database.query(
      `insert into verified_mobile (country_code, mobile, verified_at) values ('+91', $1, $2)`,
      [mobile, limited.now()],
    );
    await limited.post('/api/register', details);
    const statuses: number[] = [];
    for (const password of ['Guess1234', 'Guess1235', 'Secret123']) {
      statuses.push((await limited.post('/api/register', { ...details, password })).status);
    }
    expect(statuses).toEqual([403, 403, 429]);
    await limited.close();
  });
});

describe('a recovery that is sent once more', () => {
  async function recovered() {
    const mobile = freshMobile();
    await verified(mobile);
    await sandbox.post('/api/register', form(mobile));
    const phone = { phone: mobile, countryCode: '+91' };
    await sandbox.post('/api/forgot-password', phone);
    const input = { otp: await sandbox.codeOf(mobile), password: 'Another123', ...phone };
    expect((await sandbox.post('/api/reset-password', input)).status).toBe(200);
    return { mobile, input };
  }
  const reset = (input: object) => sandbox.post('/api/reset-password', input);

  test('says that the new password counts, and ends no session that began with it', async () => {
    const { mobile, input } = await recovered();
    const { token } = (await login(mobile, 'Another123')).body;
    expect(await reset(input)).toMatchObject({ status: 200, body: { message: 'Password reset success' } });
    expect((await sandbox.get('/api/bet/exposure/amount', { token: String(token) })).status).toBe(200);
  });

  test('with another password, a wrong code, or after five minutes does nothing', async () => {
    const { mobile, input } = await recovered();
    const notRight = {
      status: 400,
      body: { message: 'This code is incorrect or no longer valid', field: 'otp' },
    };
    expect(await reset({ ...input, password: 'Third1234' })).toMatchObject(notRight);
    expect(await reset({ ...input, otp: wrongOf(input.otp) })).toMatchObject(notRight);
    sandbox.pass(5 * MINUTE);
    expect(await reset(input)).toMatchObject(notRight);
    expect((await login(mobile, 'Another123')).status).toBe(200);
  });
});
