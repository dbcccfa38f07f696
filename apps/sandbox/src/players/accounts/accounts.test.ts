import { proves } from '@pavilion/api-client/proves';
import { HOUR, MINUTE } from '../../base/index.ts';
import { heldPasswords } from '../../testing/passwords.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

let numbers = 9_000_000_000;
const freshMobile = () => {
  numbers += 1;
  return String(numbers);
};
const form = (mobile: string, username: string) => ({
  name: 'Asha',
  username,
  password: 'Secret123',
  typeId: 3,
  parentId: 81026,
  mobile,
  country_code: '+91',
});
const otpFor = (mobile: string) => sandbox.post('/api/sendOtpToMobile', { mobile, country_code: '+91' });
const verify = (mobile: string, otp: string) =>
  sandbox.post('/api/mobileVerification', { mobile, country_code: '+91', otp });
const login = (username: string, password: string, remember?: boolean) =>
  sandbox.post('/api/login', { username, password, ...(remember === undefined ? {} : { remember }) });
const whoami = (token: unknown) => sandbox.get('/api/bet/exposure/amount', { token: String(token) });

async function verified(mobile: string) {
  await otpFor(mobile);
  await verify(mobile, await sandbox.codeOf(mobile));
}

describe('sign-in', () => {
  test('the demo player signs in, whatever the case of their name', async () => {
    proves('login');
    const { status, body } = await login(' DEMO ', 'Pavilion1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      error: false,
      message: 'Login Success',
      user: { mstruserid: 'PV10234', name: 'Rohit' },
    });
    expect((await whoami(body.token)).status).toBe(200);
  });

  test('a wrong password and an unknown name answer the same', async () => {
    const wrong = await login('demo', 'Pavilion2');
    const unknown = await login('nobody here', 'Pavilion2');
    expect(wrong).toMatchObject({ status: 400, body: { error: true, message: 'Invalid username or password' } });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test.each([
    [{ username: '', password: 'x' }, 'Username cannot be empty', 'username'],
    [{ username: 'demo', password: '' }, 'Password cannot be empty', 'password'],
  ])('%j is refused in words', async (input, message, field) => {
    expect(await sandbox.post('/api/login', input)).toMatchObject({
      status: 422,
      body: { error: true, message, field },
    });
  });

  test('/app/demo says that there is a demo player, and /login/demo signs them in without a body', async () => {
    proves('demoLogin', 'demoUsersCheck');
    expect((await sandbox.get('/api/app/demo')).body).toEqual({ error: false, message: '', hasDemoUsers: true });
    const { body } = await sandbox.post('/api/login/demo');
    expect((await whoami(body.token)).status).toBe(200);
  });

  test('a session lasts a day, and thirty days when remembered', async () => {
    const short = (await login('demo', 'Pavilion1')).body.token;
    const long = (await login('demo', 'Pavilion1', true)).body.token;
    sandbox.pass(25 * HOUR);
    expect(await whoami(short)).toMatchObject({ status: 401, body: { error: true, message: 'Unauthorized action.' } });
    expect((await whoami(long)).status).toBe(200);
    sandbox.pass(30 * 24 * HOUR);
    expect((await whoami(long)).status).toBe(401);
  });

  test('signing out ends that session and no other', async () => {
    proves('signOut');
    const [mine, other] = [
      (await login('demo', 'Pavilion1')).body.token,
      (await login('demo', 'Pavilion1')).body.token,
    ];
    expect((await sandbox.get('/api/signout', { token: String(mine) })).status).toBe(200);
    expect((await whoami(mine)).status).toBe(401);
    expect((await whoami(other)).status).toBe(200);
  });

  test.each(['', 'short', 'A'.repeat(43), `${'A'.repeat(43)}'--`])('the made-up token %j is nobody', async (token) => {
    expect((await whoami(token)).status).toBe(401);
  });

  test('the database knows no token and no password', async () => {
    const token = String((await login('demo', 'Pavilion1')).body.token);
    const rows = await sandbox.database.query(
      `select (select string_agg(s::text, ' ') from session s) || (select string_agg(p::text, ' ') from player p) as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
    expect(rows[0]?.all).not.toContain('Pavilion1');
  });
});

describe('sign-up', () => {
  test('whether a username is free is said to whoever has shown that the number is theirs, and to nobody else', async () => {
    proves('checkUsername');
    const mobile = freshMobile();
    const check = (username: string) => sandbox.post('/api/username/check', { username, mobile, country_code: '+91' });
    expect(await check('demo')).toMatchObject({ status: 403, body: { message: 'Verify your mobile number first' } });
    await otpFor(mobile);
    await verify(mobile, await sandbox.codeOf(mobile));
    expect((await check('nobody yet')).body).toEqual({ error: false, message: '', isAvailable: true });
    // By the same key as at signing in, whatever the case and the spaces.
    expect((await check(' DEMO')).body).toMatchObject({ isAvailable: false });
  });

  test('a number is verified, the player registers, and has play money through the ledger', async () => {
    proves('register');
    const mobile = freshMobile();
    expect((await otpFor(mobile)).body).toMatchObject({ error: false, message: 'OTP sent' });
    const code = await sandbox.codeOf(mobile);
    expect(code).toMatch(/^\d{6}$/);
    expect((await verify(mobile, code)).body).toMatchObject({ error: false });
    const { status, body } = await sandbox.post('/api/register', { ...form(mobile, 'asha 1'), agent_code: 'agdelhi' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ error: false, message: 'Player added', user: { mobileno: mobile, name: 'Asha' } });
    const statement = await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-12-31', {
      token: String(body.token),
    });
    expect(statement.body.data).toMatchObject({
      total: 2,
      entries: [{ title: 'Play money to start with' }, { title: 'Play money to start with' }],
      summary: { closingCash: 10_000, coins: 1000, balance: 11_000 },
    });
    expect((await login('ASHA  1', 'Secret123')).status).toBe(200);
  });

  test('without a verified number registration is refused; after thirty minutes too', async () => {
    const mobile = freshMobile();
    const refused = { status: 403, body: { error: true, message: 'Verify your mobile number first', field: 'mobile' } };
    expect(await sandbox.post('/api/register', form(mobile, 'early'))).toMatchObject(refused);
    await verified(mobile);
    sandbox.pass(31 * MINUTE);
    expect(await sandbox.post('/api/register', form(mobile, 'late one'))).toMatchObject(refused);
  });

  test('with another OTP flag a number need not be verified', async () => {
    await sandbox.database.query(`update app_detail set value = '1' where key = 'OTP_FLAG'`);
    expect((await sandbox.post('/api/register', form(freshMobile(), 'unverified'))).status).toBe(200);
    await sandbox.database.query(`update app_detail set value = '0' where key = 'OTP_FLAG'`);
  });

  test('that a number has an account is said to whoever has the code sent to it, and at the end, and to nobody else', async () => {
    const taken = {
      status: 409,
      body: { error: true, message: 'This mobile number is already registered', field: 'mobile' },
    };
    const [known, stranger] = ['9876543210', freshMobile()];
    const answers = await Promise.all([otpFor(known), otpFor(stranger)]);
    expect(answers[0]).toMatchObject({ status: 200, body: { error: false, message: 'OTP sent' } });
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const code = await sandbox.codeOf(known);
    const wrong = code === '000000' ? '111111' : '000000';
    const guesses = [await verify(known, wrong), await verify(stranger, wrong)];
    expect(guesses[0]).toMatchObject({ status: 400, body: { message: 'This code is incorrect', field: 'otp' } });
    expect({ ...guesses[0]?.body, requestId: '' }).toEqual({ ...guesses[1]?.body, requestId: '' });
    expect(await verify(known, code)).toMatchObject(taken);
    expect((await verify(known, code)).status).toBe(400);
    // Somebody else has registered it since it was verified.
    await sandbox.database.query(
      `insert into verified_mobile (country_code, mobile, verified_at) values ('+91', '9876543210', $1)`,
      [sandbox.now()],
    );
    expect(await sandbox.post('/api/register', form('9876543210', 'second'))).toMatchObject(taken);
    await sandbox.database.query(`delete from verified_mobile where mobile = '9876543210'`);
  });

  test('who has not verified a number learns nothing of it, and no password of theirs is hashed, however often they try', async () => {
    const registrationsPerAddress = { times: 3, per: HOUR };
    const { passwords, hold } = heldPasswords();
    const slow = await testSandbox({ limits: { ...NO_LIMITS, registrationsPerAddress }, passwords });
    const mobile = freshMobile();
    await slow.database.query(
      `insert into verified_mobile (country_code, mobile, verified_at) values ('+91', $1, $2)`,
      [mobile, slow.now()],
    );
    const register = async (number: string, name: string) => await slow.post('/api/register', form(number, name));
    const { begun, letGo } = hold();
    const verifiedOne = register(mobile, 'verified');
    await begun;
    const notVerified = { status: 403, body: { message: 'Verify your mobile number first' } };
    expect(await register(freshMobile(), 'unknown')).toMatchObject(notVerified);
    expect(await register('9876543210', 'has an account')).toMatchObject(notVerified);
    letGo();
    expect(await verifiedOne).toMatchObject({ status: 200, body: { message: 'Player added' } });
    expect((await slow.post('/api/register', form(freshMobile(), 'once more'))).status).toBe(429);
    await slow.close();
  });

  test('a user name that is taken is refused, and the number stays verified for another try', async () => {
    const mobile = freshMobile();
    await verified(mobile);
    expect(await sandbox.post('/api/register', form(mobile, 'DEMO'))).toMatchObject({
      status: 409,
      body: { error: true, message: 'This username is taken', field: 'username' },
    });
    expect((await sandbox.post('/api/register', form(mobile, 'demo two'))).status).toBe(200);
  });

  test('a user name that somebody takes at the same moment is refused at its field, and the number stays verified', async () => {
    const mobiles = [freshMobile(), freshMobile()] as const;
    for (const mobile of mobiles) await verified(mobile);
    const answers = await Promise.all(
      mobiles.map((mobile) => sandbox.post('/api/register', form(mobile, 'same name'))),
    );
    const late = answers.findIndex(({ status }) => status === 409);
    expect(answers[1 - late]?.status).toBe(200);
    expect(answers[late]?.body).toMatchObject({ message: 'This username is taken', field: 'username' });
    expect((await sandbox.post('/api/register', form(mobiles[late] ?? '', 'other name'))).status).toBe(200);
  });

  test('two registrations of one number at the same time make one player', async () => {
    const mobile = freshMobile();
    await verified(mobile);
    const answers = await Promise.all(
      ['twin one', 'twin two'].map((name) => sandbox.post('/api/register', form(mobile, name))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test.each([
    ['12345', 422, 'mobile'],
    ['1234567890', 422, 'mobile'],
  ])('the number %s is refused by its field', async (mobile, status, field) => {
    expect(await otpFor(mobile)).toMatchObject({ status, body: { error: true, field } });
  });

  test('a number of another country is refused', async () => {
    const answer = await sandbox.post('/api/sendOtpToMobile', { mobile: '9876543211', country_code: '+44' });
    expect(answer).toMatchObject({ status: 422, body: { field: 'country_code' } });
  });
});

describe('recovery', () => {
  const demo = { phone: '9876543210', countryCode: '+91' };

  test.each(['/api/forgot-password', '/api/sendOtpToMobile'])(
    '%s sends a code that sets a new password and ends every session',
    async (path) => {
      const mobile = freshMobile();
      await verified(mobile);
      const name = `forgetful ${mobile.slice(-4)}`.slice(0, 15);
      const { token } = (await sandbox.post('/api/register', form(mobile, name))).body;
      expect((await sandbox.post(path, { phone: mobile, countryCode: '91' })).body).toMatchObject({
        error: false,
        message: 'OTP sent',
      });
      const otp = await sandbox.codeOf(mobile);
      const resetTo = (password: string) =>
        sandbox.post('/api/reset-password', { otp, password, phone: mobile, countryCode: '91' });
      expect((await resetTo('Another123')).body).toMatchObject({ error: false, message: 'Password reset success' });
      expect((await whoami(token)).status).toBe(401);
      expect((await login(name, 'Secret123')).status).toBe(400);
      expect((await login(name, 'Another123')).status).toBe(200);
      expect((await resetTo('Third1234')).status).toBe(400);
    },
  );

  test('nobody learns whether a number has an account', async () => {
    proves('forgotPassword');
    const stranger = freshMobile();
    const known = await sandbox.post('/api/forgot-password', demo);
    const unknown = await sandbox.post('/api/forgot-password', { ...demo, phone: stranger });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await sandbox.codeOf(stranger)).toBe('');
  });

  test('a sign-up code resets no password', async () => {
    proves('resetPassword');
    const mobile = freshMobile();
    await otpFor(mobile);
    const answer = await sandbox.post('/api/reset-password', {
      otp: await sandbox.codeOf(mobile),
      password: 'Another123',
      phone: mobile,
      countryCode: '+91',
    });
    expect(answer).toMatchObject({ status: 400, body: { field: 'otp' } });
  });
});

test('page visits are limited by address', async () => {
  const guarded = await testSandbox({ limits: { ...NO_LIMITS, visitsPerAddress: { times: 2, per: HOUR } } });
  const visit = async () => (await guarded.post('/api/page/visit', { page: '/home' })).status;
  expect([await visit(), await visit(), await visit()]).toEqual([200, 200, 429]);
  await guarded.close();
});

test('page visits are counted by page and day', async () => {
  proves('pageVisit');
  await sandbox.post('/api/page/visit', { page: '/slots' });
  await sandbox.post('/api/page/visit', { page: '/slots' });
  expect((await sandbox.post('/api/page/visit', { page: 'slots' })).status).toBe(422);
  expect(
    await sandbox.database.query(`select sum(visits)::bigint as visits from page_visit where page = '/slots'`),
  ).toEqual([{ visits: 2 }]);
});

describe('a new password', () => {
  const change = (token: unknown, body: object) => sandbox.post('/api/update-password', body, { token: String(token) });
  async function registered(): Promise<{ name: string; token: unknown }> {
    const mobile = freshMobile();
    await verified(mobile);
    const name = `mind ${mobile.slice(-6)}`;
    return { name, token: (await sandbox.post('/api/register', form(mobile, name))).body.token };
  }

  test('ends every other session and leaves this one', async () => {
    proves('updatePassword');
    const { name, token } = await registered();
    const other = (await login(name, 'Secret123')).body.token;
    expect(await change(token, { current: 'Secret123', password: 'Another123' })).toMatchObject({
      status: 200,
      body: { error: false, message: 'Password changed' },
    });
    expect((await whoami(token)).status).toBe(200);
    expect((await whoami(other)).status).toBe(401);
    expect((await login(name, 'Secret123')).status).toBe(400);
    expect((await login(name, 'Another123')).status).toBe(200);
  });

  test.each([
    [{ current: 'Wrong1234', password: 'Another123' }, 403, 'This password is incorrect.', 'current'],
    [{ current: '', password: 'Another123' }, 403, 'This password is incorrect.', 'current'],
    [{ current: 'Secret123', password: 'Secret123' }, 422, 'Choose a different password.', 'password'],
    [{ current: 'Secret123', password: 'short' }, 422, 'The field password is not valid.', 'password'],
  ])('%j is refused with %i: %s', async (body, status, message, field) => {
    const { name, token } = await registered();
    expect(await change(token, body)).toMatchObject({ status, body: { error: true, message, field } });
    expect((await login(name, 'Secret123')).status).toBe(200);
  });
});
