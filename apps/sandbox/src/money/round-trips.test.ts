import { calls } from '@pavilion/api-client/wire';
import { DAY } from '../base/index.ts';
import { BASES } from '../server/index.ts';
import { seededDatabase } from '../testing/database.ts';
import { freshRef, type MoneyCallName, moneyCalls } from '../testing/money-calls.ts';
import { overheard, statementsOf } from '../testing/overheard.ts';
import { newPlayer } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({}, overheard(await seededDatabase()));
});
afterAll(() => sandbox.close());

/** What a call says to the database the first time, and when it is sent again; one of both is who asks. */
async function countsOf(name: MoneyCallName): Promise<{ first: number; again: number }> {
  const player = await newPlayer(sandbox);
  const { host, path, auth } = calls[name];
  const body = { ...(await moneyCalls[name](sandbox, player)), clientRef: freshRef() };
  const send = async () => {
    const { statements, result } = await statementsOf(() =>
      sandbox.post(BASES[host] + path, body, { [auth]: player.token }),
    );
    expect([name, result.status]).toEqual([name, 200]);
    return statements.length;
  };
  return { first: await send(), again: await send() };
}

type Counts = { readonly first: number; readonly again: number };
/** Those that are more than three, and why: docs/decisions/bets-in-one-function.md. */
const COUNTS: Readonly<Partial<Record<MoneyCallName, Counts>>> = {
  placeBet: { first: 2, again: 2 },
  // With whom it is counted as.
  createDeposit: { first: 4, again: 4 },
  // Besides, what keeps it from being a deposit.
  reclaimPayment: { first: 6, again: 6 },
  // The same. To a new account: besides, what the reference was answered with, and the password's hash.
  createWithdrawal: { first: 7, again: 4 },
  cancelWithdrawal: { first: 3, again: 3 },
};
/** What a call is that is made seldom: a transaction of several statements. */
const SELDOM: Counts = { first: 13, again: 5 };

test.each(Object.keys(moneyCalls) as MoneyCallName[])(
  'what %s says to the database is few statements, each a round trip',
  async (name) => {
    const counted = await countsOf(name);
    const counts = COUNTS[name];
    if (counts) expect(counted).toEqual(counts);
    expect(counted.first).toBeLessThanOrEqual((counts ?? SELDOM).first);
    expect(counted.again).toBeLessThanOrEqual((counts ?? SELDOM).again);
  },
);

test.each([
  ['createDeposit', 'depositsPerPlayer'],
  ['fastpayme', 'depositsPerPlayer'],
  ['createWithdrawal', 'withdrawalsPerPlayer'],
] as const)('%s is done so many times in an hour, and what was answered is answered again', async (name, limit) => {
  const limited = await testSandbox({ limits: { [limit]: { times: 2, per: DAY } } });
  const { host, path, auth } = calls[name];
  const send = async (token: string, body: unknown, remoteAddress: string) => {
    const headers = { [auth]: token };
    const payload = body as object;
    return limited.app.inject({ method: 'POST', url: BASES[host] + path, headers, payload, remoteAddress });
  };
  const player = await newPlayer(limited);
  const bodies: object[] = [];
  for (let made = 0; made < 3; made += 1) {
    // As much to the same place within a moment is refused for another reason.
    bodies.push({ ...(await moneyCalls[name](limited, player)), amount: 1000 + made, clientRef: freshRef() });
  }
  const answers = [];
  for (const [index, body] of [...bodies, bodies[0]].entries()) {
    answers.push((await send(player.token, body, `203.0.113.${index}`)).statusCode);
  }
  expect(answers).toEqual([200, 200, 429, 200]);
  await limited.close();
});
