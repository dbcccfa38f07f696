import { paise } from '@pavilion/money';
import { DAY, HOUR } from '../base/index.ts';
import { walletOf } from '../store/index.ts';
import { approveNewest, type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';
import { waiting } from '../testing/waiting.ts';

let sandbox: TestSandbox;
let asha: DeskBrowser;
let vikram: DeskBrowser;
const signIn = async () => {
  [asha, vikram] = [await signedInDesk(sandbox, 'Asha'), await signedInDesk(sandbox, 'Vikram')];
};
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  sandbox.pass(2 * DAY);
  await signIn();
});
afterAll(() => sandbox.close());

let sent = 0;
const deposit = async ({ token }: SignedIn, amount: number) => {
  const number = ++sent;
  const screenshot = await uploaded(sandbox, token, 'deposit');
  const fields = { reference: String(600_000_000_000 + number), payer: 'Asha Rao', screenshot };
  const body = { gateway: 'upi', amount, fields, clientRef: `one-operator-${number}` };
  const answer = await sandbox.post('/api/deposit/create', body, { token });
  return (answer.body.data as { deposit: { id: string } }).deposit.id;
};
const withdrawal = async ({ token }: SignedIn, amount: number, upi = `one.operator.${++sent}@okaxis`) => {
  const body = { amount, method: 'upi', upi, password: PASSWORD, again: true, clientRef: `one-operator-${++sent}` };
  const answer = await sandbox.post('/api/withdrawRequest/create', body, { token });
  return (answer.body.data as { withdrawal: { id: string } }).withdrawal.id;
};
/** Approves it; whether it waits for another operator then. */
const press = async (desk: DeskBrowser, room: 'deposits' | 'withdrawals', id: string) => {
  await desk.open(`/${room}/${id}`);
  const { status } = await desk.send(`/${room}/${id}/approve`);
  expect(status).toBe(200);
  const first = await sandbox.database.query(
    `select 1 from desk_request where coalesce(withdrawal, deposit) = $1 and state = 'waiting'`,
    [id],
  );
  return first.length > 0;
};
const sum = (operator: number) =>
  sandbox.database.query(
    `update setting set value = value || jsonb_build_object('operator', $1::bigint) where key = 'second-eyes'`,
    [operator],
  );

describe('what one operator does alone for all players', () => {
  beforeAll(() => sum(1_000_000));
  afterAll(() => sum(20_000_000));

  test('is summed over them, of every kind: above the house’s sum another one is needed, and not for others', async () => {
    const [one, other] = [await newPlayer(sandbox), await newPlayer(sandbox)];
    expect(await press(asha, 'deposits', await deposit(one, 6000))).toBe(false);
    await asha.open(`/players/${other.id}`);
    const correction = { account: 'cash', way: 'add', amount: '3000', reason: 'Credited late.' };
    await asha.send('/correction', correction);
    expect((await walletOf(sandbox.database, other.id)).cash).toBe(1_300_000);
    const [third, fourth] = [await deposit(other, 1001), await deposit(other, 1001)];
    expect(await press(asha, 'deposits', third)).toBe(true);
    expect(await press(vikram, 'deposits', third)).toBe(false);
    expect(await press(vikram, 'deposits', fourth)).toBe(false);
    sandbox.pass(DAY);
    await signIn();
    expect(await press(asha, 'deposits', await deposit(one, 6000))).toBe(false);
  });

  test('is summed at the same moment too', async () => {
    const { database } = sandbox;
    const players = [await newPlayer(sandbox), await newPlayer(sandbox)];
    const ids = await Promise.all(players.map((player) => deposit(player, 6000)));
    const again = await signedInDesk(sandbox, 'Asha');
    const { both } = await database.transaction(async (tx) => {
      await tx.query(`select 1 from desk_operator where name = 'Asha' for no key update`);
      const both = [press(asha, 'deposits', ids[0] ?? ''), press(again, 'deposits', ids[1] ?? '')];
      await waiting(database, 2);
      return { both };
    });
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
  });
});

describe('a withdrawal', () => {
  test('of a player whom an operator brought money within a day is not approved by that one alone', async () => {
    const player = await newPlayer(sandbox);
    await press(asha, 'deposits', await deposit(player, 5000));
    const [one, other] = [await withdrawal(player, 1000), await withdrawal(player, 1000)];
    expect([await press(asha, 'withdrawals', one), await press(vikram, 'withdrawals', one)]).toEqual([true, false]);
    expect(await press(vikram, 'withdrawals', other)).toBe(false);
    sandbox.pass(DAY);
    await signIn();
    expect(await press(asha, 'withdrawals', await withdrawal(player, 1000))).toBe(false);
  });

  test.each([
    ['at once', 0, 0],
    ['20 hours after it was asked for, and 6 hours before the withdrawal', 20 * HOUR, 6 * HOUR],
  ])(
    'of a player whom an operator brought money as the second of two, %s, is not approved by that one alone',
    async (_, until, since) => {
      const player = await newPlayer(sandbox);
      await asha.open(`/players/${player.id}`);
      await asha.send('/correction', { account: 'cash', way: 'add', amount: '5001', reason: 'Credited late.' });
      sandbox.pass(until);
      await signIn();
      expect((await approveNewest(vikram)).status).toBe(200);
      expect((await walletOf(sandbox.database, player.id)).cash).toBe(1_500_100);
      sandbox.pass(since);
      await signIn();
      const id = await withdrawal(player, 1000);
      expect([await press(vikram, 'withdrawals', id), await press(asha, 'withdrawals', id)]).toEqual([true, false]);
    },
  );

  test('to where another account is paid takes two, whoever they are', async () => {
    const [one, other] = [await newPlayer(sandbox, paise(1_000_000)), await newPlayer(sandbox)];
    const shared = 'shared.one@okaxis';
    await withdrawal(one, 1000, shared);
    const id = await withdrawal(other, 1000, shared);
    expect([await press(asha, 'withdrawals', id), await press(vikram, 'withdrawals', id)]).toEqual([true, false]);
  });
});
