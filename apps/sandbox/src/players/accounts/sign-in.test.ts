import { createRateLimiter, DEFAULT_LIMITS } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { QUICK, seededDatabase, TEST_START } from '../../testing/database.ts';
import { NO_LIMITS } from '../../testing/sandbox.ts';
import { createPasswords } from './passwords.ts';
import type { AccountServices } from './services.ts';
import { createSessions } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';

let database: Database;
beforeEach(async () => {
  database = await seededDatabase();
});
afterEach(() => database.close());

const HOME = '198.51.100.1';
const limits = {
  ...NO_LIMITS,
  signInsPerName: DEFAULT_LIMITS.signInsPerName,
  strangersPerName: DEFAULT_LIMITS.strangersPerName,
};

/** A door of its own, and how each try at it ended, with what it cost: the statements and the passwords that were checked. */
function door() {
  const clock = () => new Date(TEST_START);
  const work: string[] = [];
  const passwords = createPasswords({ cost: QUICK });
  const services = {
    database: {
      ...database,
      query: ((...call: readonly unknown[]) => {
        work.push(String(call[0]));
        return (database.query as unknown as (...all: readonly unknown[]) => Promise<never[]>)(...call);
      }) as Database['query'],
    },
    ...{ clock, limiter: createRateLimiter(limits, clock), sessions: createSessions(database, clock) },
    passwords: {
      ...passwords,
      check: (...call: Parameters<typeof passwords.check>) => {
        work.push('a password is checked');
        return passwords.check(...call);
      },
    },
    vault: { fingerprint: (text: string) => Buffer.from(text) },
  } as unknown as AccountServices;
  const { login } = signInHandlers(services);
  return async (username: string, address: string, password = 'wrong') => {
    work.length = 0;
    const answer = await Promise.resolve(
      login({ username, password }, { address, userAgent: '', organisation: { code: 'pavilion' } } as never),
    ).then(
      () => ({ status: 200 }),
      ({ status, message, retryAfter }) => ({ status, message, retryAfter }),
    );
    return { ...answer, work: [...work] };
  };
}

test('in the player’s own network a name that somebody has is answered as one that nobody has, in status, text and work, however often strangers have tried it', async () => {
  const enter = door();
  expect((await enter('demo', HOME, 'Pavilion1')).status).toBe(200);
  const statuses: number[] = [];
  for (let tried = 0; tried < 14; tried += 1) {
    const [known, unknown] = [await enter('demo', HOME), await enter('nobody', HOME)];
    expect(unknown).toEqual(known);
    statuses.push(known.status);
    for (const name of ['demo', 'nobody']) await enter(name, `203.0.113.${tried}`);
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.at(-1)).toBe(429);
});

test('what is tried in the player’s own network counts with the strangers, as it does for a name that nobody has', async () => {
  const enter = door();
  await enter('demo', HOME, 'Pavilion1');
  for (const name of ['demo', 'nobody']) for (let tried = 0; tried < 10; tried += 1) await enter(name, HOME);
  const [known, unknown] = [await enter('demo', '203.0.113.7'), await enter('nobody', '203.0.113.7')];
  expect(unknown).toEqual(known);
  expect(known.status).toBe(429);
});

test('the right password gets in where its player has been before, and uses up nothing of what strangers may try', async () => {
  const enter = door();
  for (let time = 0; time < 12; time += 1) expect((await enter('demo', HOME, 'Pavilion1')).status).toBe(200);
  expect((await enter('demo', '203.0.113.1')).status).toBe(400);
  for (let stranger = 0; stranger < 40; stranger += 1) await enter('demo', `203.0.113.${stranger}`);
  expect((await enter('demo', HOME, 'Pavilion1')).status).toBe(200);
  expect((await enter('demo', '203.0.113.99', 'Pavilion1')).status).toBe(429);
});
