import { HOUR, MINUTE } from '../../base/index.ts';
import { DEFAULT_LIMITS } from '../../server/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import { seededDatabase } from '../../testing/database.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

const DEMO = { phone: '9876543210', countryCode: '+91' };
const HOME = '198.51.100.1';
const opened: TestSandbox[] = [];
afterEach(() => Promise.all(opened.splice(0).map((sandbox) => sandbox.close())));

async function guarded(options: Parameters<typeof testSandbox>[0] = {}, database?: Database): Promise<TestSandbox> {
  const sandbox = await testSandbox(options, database);
  opened.push(sandbox);
  return sandbox;
}

const from = async (sandbox: TestSandbox, remoteAddress: string, url: string, payload: object) => {
  const answer = await sandbox.app.inject({ method: 'POST', url, payload, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
};
const login = (sandbox: TestSandbox, address: string, password = 'Pavilion1') =>
  from(sandbox, address, '/api/login', { username: 'demo', password });

const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

const recoveryOf = (phone: string) => ({ phone, countryCode: '+91', password: 'Another123' });
const signUpOf = (mobile: string) => ({ mobile, country_code: '+91' });

/** Adds a player with a session; returns their number. */
async function registered(sandbox: TestSandbox, mobile: string): Promise<{ token: string }> {
  const number = { mobile, country_code: '+91' };
  await sandbox.post('/api/sendOtpToMobile', number);
  await sandbox.post('/api/mobileVerification', { ...number, otp: await sandbox.codeOf(mobile) });
  const details = { name: 'Asha', username: `asha ${mobile.slice(-6)}`, password: 'Secret123' };
  const { body } = await sandbox.post('/api/register', { ...details, ...number, typeId: 3, parentId: 81026 });
  return { token: String(body.token) };
}

describe('wrong passwords of a name', () => {
  const limits = {
    ...NO_LIMITS,
    signInsPerName: DEFAULT_LIMITS.signInsPerName,
    strangersPerName: DEFAULT_LIMITS.strangersPerName,
  };

  test('from anywhere lock nobody out where they have been before', async () => {
    const sandbox = await guarded({ limits });
    expect((await login(sandbox, HOME)).status).toBe(200);
    for (let stranger = 0; stranger < 40; stranger += 1) await login(sandbox, `203.0.113.${stranger}`, 'wrong');
    expect((await login(sandbox, HOME)).status).toBe(200);
  });

  test('from one address close that address, and another gets in', async () => {
    const sandbox = await guarded({ limits });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await login(sandbox, '203.0.113.7', 'wrong')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    sandbox.pass(1000);
    expect((await login(sandbox, HOME)).status).toBe(200);
    expect((await login(sandbox, '203.0.113.7')).status).toBe(429);
  });

  test('make the next stranger wait longer each time, half a minute at most, and are guessed no faster by many addresses', async () => {
    const sandbox = await guarded({ limits });
    let strangers = 0;
    const guess = () => {
      strangers += 1;
      return login(sandbox, `203.0.113.${strangers}`, 'wrong');
    };
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400);
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { status, retryAfter } = await guess();
      expect(status).toBe(429);
      waits.push(Number(retryAfter));
      sandbox.pass(Number(retryAfter) * 1000);
      expect((await guess()).status).toBe(400);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
    // As many as there is always room for in the line.
    const together = await Promise.all(Array.from({ length: 16 }, guess));
    expect(together.map(({ status }) => status)).toEqual(Array(16).fill(429));
  });

  test('count the same for a name that nobody has', async () => {
    const sandbox = await guarded({ limits });
    const guess = (username: string, address: string) =>
      from(sandbox, address, '/api/login', { username, password: 'wrong' });
    for (let count = 0; count < 12; count += 1) {
      const [known, unknown] = [await guess('demo', `203.0.113.${count}`), await guess('nobody', `203.0.113.${count}`)];
      expect({ ...unknown, body: { ...unknown.body, requestId: '' } }).toEqual({
        ...known,
        body: { ...known.body, requestId: '' },
      });
    }
  });
});

test('a password that was hashed in a way of before is kept as new ones are from the next right sign-in on', async () => {
  const database = await seededDatabase();
  const old = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$7xzPj1qGqgxfsLyl82IT5f8YVx_H9Qn3ibIQ0JBhAOg';
  await database.query('update player set password_hash = $1 where is_demo', [old]);
  const sandbox = await guarded({}, database);
  const kept = async () =>
    (await database.query("select password_hash as hash from player where is_demo and organisation = 'pavilion'")).map(
      ({ hash }) => hash,
    );
  expect((await login(sandbox, HOME, 'wrong')).status).toBe(400);
  expect(await kept()).toEqual([old]);
  expect((await login(sandbox, HOME)).status).toBe(200);
  const [renewed = ''] = await kept();
  expect(renewed).toMatch(/^argon2id\$64\$1\$/);
  expect([(await login(sandbox, HOME, 'wrong')).status, (await login(sandbox, HOME)).status]).toEqual([400, 200]);
  expect(await kept()).toEqual([renewed]);
});

describe('a recovery', () => {
  test('needs the number that its code was sent to: the code alone, or with another number, does nothing', async () => {
    const sandbox = await guarded();
    const [mine, other] = ['9000000041', '9000000042'];
    const [{ token }, { token: others }] = [await registered(sandbox, mine), await registered(sandbox, other)];
    await sandbox.post('/api/forgot-password', { phone: mine, countryCode: '+91' });
    const otp = await sandbox.codeOf(mine);
    const reset = (more: object) => sandbox.post('/api/reset-password', { otp, password: 'Taken1234', ...more });
    expect(await reset({})).toMatchObject({ status: 422, body: { field: 'phone' } });
    expect(await reset({ phone: other, countryCode: '+91' })).toMatchObject({ status: 400, body: { field: 'otp' } });
    for (const session of [token, others]) {
      expect((await sandbox.get('/api/bet/exposure/amount', { token: session })).status).toBe(200);
    }
    const right = await reset({ phone: mine, countryCode: '+91' });
    expect(right).toMatchObject({ status: 200, body: { message: 'Password reset success' } });
    expect(right.body).not.toHaveProperty('token');
    expect((await sandbox.get('/api/bet/exposure/amount', { token })).status).toBe(401);
    expect((await sandbox.get('/api/bet/exposure/amount', { token: others })).status).toBe(200);
  });

  test('has five tries for each of its codes and so many codes, from wherever they come', async () => {
    const sandbox = await guarded({ limits: { ...NO_LIMITS, codesPerNumber: { times: 2, per: HOUR } } });
    let address = 0;
    const guess = async (otp: string) => {
      address += 1;
      const input = { otp, password: 'Taken1234', ...DEMO };
      return (await from(sandbox, `203.0.113.${address}`, '/api/reset-password', input)).status;
    };
    for (let code = 0; code < 2; code += 1) {
      expect((await sandbox.post('/api/forgot-password', DEMO)).status).toBe(200);
      const otp = await sandbox.codeOf(DEMO.phone);
      for (let tries = 0; tries < 5; tries += 1) expect(await guess(wrongOf(otp))).toBe(400);
      expect(await guess(otp)).toBe(400);
    }
    expect((await sandbox.post('/api/forgot-password', DEMO)).status).toBe(429);
  });

  test('with a code that two use at the same time sets one password', async () => {
    const sandbox = await guarded();
    await registered(sandbox, '9000000044');
    const phone = { phone: '9000000044', countryCode: '+91' };
    await sandbox.post('/api/forgot-password', phone);
    const otp = await sandbox.codeOf('9000000044');
    const answers = await Promise.all(
      ['Another123', 'Another456'].map((password) => sandbox.post('/api/reset-password', { otp, password, ...phone })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    sandbox.pass(10 * MINUTE);
    expect((await sandbox.post('/api/reset-password', { otp, password: 'Third1234', ...phone })).status).toBe(400);
  });
});

describe('tries of a number that has no code', () => {
  const [players, nobodys] = ['9000000046', '9000000047'];
  const { times } = DEFAULT_LIMITS.codeTriesPerAddress;

  test.each([
    ['recovery', players, '/api/forgot-password', '/api/reset-password', recoveryOf],
    ['sign-up', nobodys, '/api/sendOtpToMobile', '/api/mobileVerification', signUpOf],
  ])('close their address and nobody’s %s, and tell nothing of the number', async (_, owners, ask, enter, of) => {
    const sandbox = await guarded({ limits: DEFAULT_LIMITS });
    await registered(sandbox, players);
    const triesOf = async (number: string, stranger: string) => {
      const answers: { status: number }[] = [];
      for (let count = 0; count <= times; count += 1) {
        const { body, ...answer } = await from(sandbox, stranger, enter, { ...of(number), otp: '000000' });
        answers.push({ ...answer, ...body, requestId: '' });
      }
      return answers;
    };
    const tries = await triesOf(players, '203.0.113.1');
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(times).fill(400), 429]);
    expect(await triesOf(nobodys, '203.0.113.2')).toEqual(tries);
    expect((await from(sandbox, HOME, ask, of(owners))).status).toBe(200);
    const otp = await sandbox.codeOf(owners);
    expect((await from(sandbox, HOME, enter, { ...of(owners), otp })).status).toBe(200);
  });
});

test.each([
  ['/api/forgot-password', (number: string) => ({ phone: number, countryCode: '+91' })],
  ['/api/sendOtpToMobile', (number: string) => ({ phone: number, countryCode: '+91' })],
  ['/api/sendOtpToMobile', (mobile: string) => ({ mobile, country_code: '+91' })],
])(
  '%s does the same work, and says the same, for a number that has an account and one that has none',
  async (path, of) => {
    const texts: string[] = [];
    const sandbox = await guarded({}, watched(await seededDatabase(), texts));
    const ask = async (number: string) => {
      texts.length = 0;
      const { status, body } = await sandbox.post(path, of(number));
      return { status, body, statements: [...texts] };
    };
    const [known, stranger] = [await ask(DEMO.phone), await ask('9000000045')];
    expect(known.statements.length).toBeGreaterThanOrEqual(3);
    expect(stranger).toEqual(known);
  },
);

/** The same database, each of whose statements is noted in `texts`. */
function watched<Q extends Queryable>(database: Q, texts: string[]): Q {
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (tx: Queryable) => Promise<unknown>) => value((tx: Queryable) => work(watched(tx, texts)));
      }
      if (name !== 'query') return value;
      return (...call: readonly unknown[]) => {
        texts.push(String(call[0]));
        return value(...call);
      };
    },
  });
}

test('the demo’s password and number stay as they are, whoever asks and with whatever code', async () => {
  const sandbox = await guarded();
  const token = String((await sandbox.post('/api/login/demo')).body.token);
  const refused = {
    status: 403,
    body: { error: true, message: 'The demo account is shared: its password can’t be changed.', field: 'password' },
  };
  const change = { current: 'Pavilion1', password: 'Another123' };
  expect(await sandbox.post('/api/update-password', change, { token })).toMatchObject(refused);
  await sandbox.post('/api/forgot-password', DEMO);
  const otp = await sandbox.codeOf(DEMO.phone);
  expect(await sandbox.post('/api/reset-password', { otp, password: 'Another123', ...DEMO })).toMatchObject(refused);
  expect((await login(sandbox, HOME)).status).toBe(200);
  expect((await sandbox.get('/api/bet/exposure/amount', { token })).status).toBe(200);
});

test('one visitor’s wrong passwords and open deposits leave the demo to the next', async () => {
  const sandbox = await guarded({
    limits: { ...NO_LIMITS, passwordTriesPerPlayer: DEFAULT_LIMITS.passwordTriesPerPlayer },
  });
  const token = String((await sandbox.post('/api/login/demo')).body.token);
  const { id } = (
    await sandbox.database.query("select id from player where is_demo and organisation = 'pavilion'")
  )[0] ?? { id: 0 };
  const withdraw = async (password: string, remoteAddress: string) => {
    const payload = { amount: 1000, method: 'upi', upi: `${freshRef()}@upi`, password, clientRef: freshRef() };
    const headers = { token };
    return (
      await sandbox.app.inject({ method: 'POST', url: '/api/withdrawRequest/create', payload, remoteAddress, headers })
    ).statusCode;
  };
  for (let tries = 0; tries < 5; tries += 1) expect(await withdraw('wrong', '203.0.113.9')).toBe(403);
  expect([await withdraw('Pavilion1', '203.0.113.9'), await withdraw('Pavilion1', HOME)]).toEqual([429, 200]);
  const body = { ...(await moneyCalls.createDeposit(sandbox, { id, token })), clientRef: freshRef() };
  const { deposit } = (await sandbox.post('/api/deposit/create', body, { token })).body.data as {
    deposit: { expiresAt: string };
  };
  expect(new Date(deposit.expiresAt).getTime() - sandbox.now().getTime()).toBe(15 * MINUTE);
});
