import { calls } from '@pavilion/api-client/wire';
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
  createDeposit: { first: 3, again: 3 },
  // To a new account: besides, what the reference was answered with, and the password's hash.
  createWithdrawal: { first: 5, again: 3 },
  cancelWithdrawal: { first: 3, again: 3 },
};
/** What a call is that is made seldom: a transaction of several statements. */
const SELDOM: Counts = { first: 11, again: 5 };

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
