import { proves } from '@pavilion/api-client/proves';
import { HOUR, MINUTE } from '../../base/index.ts';
import { DEFAULT_LIMITS } from '../../server/index.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

let numbers = 9_100_000_000;
const freshMobile = () => {
  numbers += 1;
  return String(numbers);
};
const otpFor = (mobile: string) => sandbox.post('/api/sendOtpToMobile', { mobile, country_code: '+91' });
const verify = (mobile: string, otp: string) =>
  sandbox.post('/api/mobileVerification', { mobile, country_code: '+91', otp });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a one-time code', () => {
  test('works once', async () => {
    const mobile = freshMobile();
    await otpFor(mobile);
    const code = await sandbox.codeOf(mobile);
    expect((await verify(mobile, code)).status).toBe(200);
    sandbox.pass(5 * MINUTE);
    expect(await verify(mobile, code)).toMatchObject({ status: 400, body: { field: 'otp' } });
  });

  test('works for ten minutes', async () => {
    proves('verifyOtp');
    const mobile = freshMobile();
    await otpFor(mobile);
    sandbox.pass(10 * MINUTE);
    expect((await verify(mobile, await sandbox.codeOf(mobile))).status).toBe(400);
  });

  test('is of no use after five wrong tries', async () => {
    const mobile = freshMobile();
    await otpFor(mobile);
    const code = await sandbox.codeOf(mobile);
    for (let count = 0; count < 5; count += 1) expect((await verify(mobile, wrongOf(code))).status).toBe(400);
    expect((await verify(mobile, code)).status).toBe(400);
  });

  test('is of no use once a newer one is sent, nor for another number', async () => {
    proves('sendOtp');
    const [mobile, other] = [freshMobile(), freshMobile()];
    await otpFor(mobile);
    await otpFor(other);
    const old = await sandbox.codeOf(mobile);
    expect((await verify(other, wrongOf(await sandbox.codeOf(other)))).status).toBe(400);
    await otpFor(mobile);
    const fresh = await sandbox.codeOf(mobile);
    if (old !== fresh) expect((await verify(mobile, old)).status).toBe(400);
    expect((await verify(mobile, fresh)).status).toBe(200);
  });

  test('is not in the database in plain, but in the inbox that stands for the phone', async () => {
    const mobile = freshMobile();
    await otpFor(mobile);
    const [row] = await sandbox.database.query('select c::text as text from one_time_code c order by id desc limit 1');
    expect(row?.text).not.toContain(`,${await sandbox.codeOf(mobile)},`);
    const page = await sandbox.get(`/sandbox/inbox?mobile=${mobile}`, { accept: 'text/html' });
    expect(page.body.text).toContain(await sandbox.codeOf(mobile));
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('limits', () => {
  let limited: TestSandbox;
  beforeAll(async () => {
    limited = await testSandbox({
      limits: {
        ...NO_LIMITS,
        codesPerNumber: { times: 2, per: HOUR },
        signInsPerName: { times: 3, per: HOUR },
        codesPerAddress: { times: 6, per: HOUR },
      },
    });
  });
  afterAll(() => limited.close());

  test('a number gets so many codes, then a wait that is said, then codes again', async () => {
    const send = () => limited.post('/api/sendOtpToMobile', { mobile: '9000011111', country_code: '+91' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { error: true, message: 'Too many attempts. Try again in 60 minutes.' },
    });
    expect(refused.headers['retry-after']).toBe('3600');
    limited.pass(HOUR);
    expect((await send()).status).toBe(200);
  });

  test('an address gets so many codes over all its numbers', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push(
        (await limited.post('/api/forgot-password', { phone: `900002000${count}`, countryCode: '+91' })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('a name gets so many tries, and a right password clears them', async () => {
    const enter = (password: string) => limited.post('/api/login', { username: 'demo', password });
    await enter('wrong');
    await enter('wrong');
    expect((await enter('Pavilion1')).status).toBe(200);
    for (let count = 0; count < 3; count += 1) expect((await enter('wrong')).status).toBe(400);
    expect((await enter('Pavilion1')).status).toBe(429);
  });

  test('the limits that hold when nobody says otherwise are tight', () => {
    expect(DEFAULT_LIMITS.codesPerNumber).toEqual({ times: 5, per: HOUR });
    expect(DEFAULT_LIMITS.signInsPerName).toEqual({ times: 10, per: 15 * MINUTE });
  });
});
