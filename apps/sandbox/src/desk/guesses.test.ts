import { DEFAULT_LIMITS } from '../server/index.ts';
import { deskBrowser, formsOf } from '../testing/desk.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../testing/sandbox.ts';

const HOME = '198.51.100.1';
const PASSWORD = 'eight or more';
const { deskSignIns, deskSignInsPerAddress } = DEFAULT_LIMITS;

let sandbox: TestSandbox;
beforeEach(async () => {
  const limits = { ...NO_LIMITS, deskSignIns, deskSignInsPerAddress };
  sandbox = await testSandbox({ limits, deskPassword: PASSWORD });
});
afterEach(() => sandbox.close());

/** Fills in the sign-in form, and sends it from wherever it is told to. */
async function signInForm(): Promise<(remoteAddress: string, password?: string) => Promise<number>> {
  const browser = deskBrowser(sandbox);
  const [form] = formsOf((await browser.open('')).body);
  return async (remoteAddress, password = PASSWORD) => {
    const { statusCode } = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/desk/sign-in',
      remoteAddress,
      headers: { cookie: browser.cookies(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ ...form?.hidden, password })),
    });
    return statusCode;
  };
}

/** Wrong passwords from as many networks until strangers wait for each other. */
async function flood(enter: Awaited<ReturnType<typeof signInForm>>): Promise<void> {
  for (let network = 1; network <= deskSignIns.times; network += 1) {
    await enter(`2001:db8:0:${network.toString(16)}::1`, 'wrong');
  }
  expect(await enter('2001:db8:0:ffff::1', 'wrong')).toBe(429);
}

test('strangers’ wrong passwords keep nobody out where the desk has been opened before, and strangers wait for each other', async () => {
  const enter = await signInForm();
  expect(await enter(HOME)).toBe(303);
  await flood(enter);
  expect(await enter(HOME)).toBe(303);
  expect(await enter('203.0.113.9')).toBe(429);
  sandbox.pass(1000);
  expect(await enter('203.0.113.9')).toBe(303);
});

test('where the desk has been opened before, wrong passwords are limited too, and cost strangers nothing', async () => {
  const enter = await signInForm();
  expect(await enter(HOME)).toBe(303);
  for (let tries = 0; tries < deskSignIns.times; tries += 1) expect(await enter(HOME, 'wrong')).toBe(401);
  expect(await enter(HOME)).toBe(429);
  expect(await enter('203.0.113.9')).toBe(303);
});

test('of the networks where it has been opened the last twenty are known again, by what does not tell them', async () => {
  const enter = await signInForm();
  for (let network = 0; network <= 20; network += 1) {
    sandbox.pass(1000);
    expect(await enter(`198.51.100.${network}`)).toBe(303);
  }
  const kept = await sandbox.database.query('select n::text as text from desk_network n');
  expect(kept).toHaveLength(20);
  expect(JSON.stringify(kept)).not.toContain('198.51');
  await flood(enter);
  expect([await enter('198.51.100.0'), await enter('198.51.100.1')]).toEqual([429, 303]);
});
