import { paise } from '@pavilion/money';
import { type Database, lockAccounts, type Transaction, walletOf } from '../../store/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { placedBets } from '../../testing/placed-bets.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { settledAtOnce, TIMES } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { recordDebt } from '../debts/debts.ts';
import { approveWithdrawal, declineWithdrawal, failWithdrawal, payWithdrawal } from './decide.ts';

// On a server, whose connections really run side by side.
let database: Database;
let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 0;
const ask = (amount: number, clientRef = `race-ref-${++refs}`) =>
  sandbox.post(
    '/api/withdrawRequest/create',
    { amount, method: 'upi', upi: 'asha.r@okaxis', password: PASSWORD, again: true, clientRef },
    { token: player.token },
  );
const cancel = (id: string) =>
  sandbox.post('/api/withdrawRequest/cancel', { id, clientRef: `race-ref-${++refs}` }, { token: player.token });
const idOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  (answer.body.data as { withdrawal: { id: string } }).withdrawal.id;
const cash = async () => (await walletOf(database, player.id)).cash;
const stateOf = async (id: string) => {
  const [row] = await database.query(`select state from withdrawal where 'WD-' || id = $1`, [id]);
  return row?.state;
};

test('requests at once take what there is and no more', async () => {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => ask(3000)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array(TIMES - 3).fill(409)]);
  expect(await cash()).toBe(100_000);
});

test('one reference of the bank entered for eight requests at once pays one of them', async () => {
  const ids: string[] = [];
  for (let each = 0; each < TIMES; each += 1) ids.push(idOf(await ask(500)));
  for (const id of ids) await database.transaction((tx) => approveWithdrawal(tx, TEST_VAULT, id, sandbox.now()));
  const results = await settledAtOnce((index) =>
    database.transaction((tx) => payWithdrawal(tx, TEST_VAULT, ids[index] ?? '', 'N323269999', sandbox.now())),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject(Array(TIMES - 1).fill({ reason: { status: 409, field: 'utr' } }));
});

test('one request sent eight times at once is one request, and every answer is the same', async () => {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => ask(3000, 'race-once')));
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect(await cash()).toBe(700_000);
});

test('requests at once pass the amount that is free of KYC once', async () => {
  player = await newPlayer(sandbox, paise(100_000_000));
  const answers = await Promise.all(Array.from({ length: TIMES }, () => ask(20_000)));
  const waiting = answers.map(
    ({ body }) => (body.data as { withdrawal: { waitsForKyc: boolean } }).withdrawal.waitsForKyc,
  );
  expect(waiting.filter((waits) => !waits)).toHaveLength(2);
});

test('taken back by its player and decided in every way by the desk at once, a request ends one way, and its money is in one place', async () => {
  for (let round = 0; round < 6; round += 1) {
    const before = await cash();
    const id = idOf(await ask(500));
    if (round % 2 === 0) await database.transaction((tx) => approveWithdrawal(tx, TEST_VAULT, id, sandbox.now()));
    const desk: readonly ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => approveWithdrawal(tx, TEST_VAULT, id, sandbox.now()),
      (tx) => declineWithdrawal(tx, id, 'No.', sandbox.now()),
      (tx) => payWithdrawal(tx, TEST_VAULT, id, `N${323_264_500 + round}`, sandbox.now()),
      (tx) => failWithdrawal(tx, id, 'No.', sandbox.now()),
    ];
    await settledAtOnce(async (index) => {
      const decide = desk[(index + round) % 5];
      return decide ? database.transaction(decide) : cancel(id);
    });
    const state = (await stateOf(id)) ?? '';
    const isOut = state === 'pending' || state === 'approved' || state === 'paid';
    expect([state, await cash()]).toEqual([state, isOut ? before - 50_000 : before]);
    const [moved] = await database.query(
      `select coalesce(sum(e.amount), 0)::bigint as held from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       join account a on a.id = e.account_id where a.name = 'withdrawals' and t.reference in ($1, $1 || '-R', $1 || '-P')`,
      [id],
    );
    expect([state, moved?.held]).toEqual([state, state === 'pending' || state === 'approved' ? 50_000 : 0]);
  }
});

test('taken back while the desk’s approval is not yet written, a request waits for it and stays approved', async () => {
  const id = idOf(await ask(500));
  const [approved, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const approving = database.transaction(async (tx) => {
    await approveWithdrawal(tx, TEST_VAULT, id, sandbox.now());
    approved.resolve();
    await written.promise;
  });
  await approved.promise;
  const cancelling = cancel(id);
  await waiting(database, 1);
  written.resolve();
  await approving;
  expect((await cancelling).status).toBe(409);
  expect([await stateOf(id), await cash()]).toEqual(['approved', 950_000]);
});

test('whoever approves waits for who has the player’s accounts, so that no debt begins unseen meanwhile', async () => {
  const id = idOf(await ask(500));
  await placedBets(database, { id: 'approval-waits' }, [], sandbox.now());
  const both = await database.transaction(async (tx) => {
    await lockAccounts(tx, player.id);
    const approved = database.transaction((other) => approveWithdrawal(other, TEST_VAULT, id, sandbox.now()));
    await waiting(database, 1);
    await recordDebt(tx, {
      ...{ player: player.id, market: 'approval-waits', version: 2, about: 'a corrected result', amount: paise(100) },
      at: sandbox.now(),
    });
    return { approved };
  });
  await expect(both.approved).rejects.toMatchObject({ status: 409, message: expect.stringContaining('owes') });
  expect(await stateOf(id)).toBe('pending');
});

test('accounts saved at once are twenty at most, the same one once, with one default', async () => {
  const save = (number: number) =>
    sandbox.post(
      '/api/bank',
      {
        ...{ type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', ifsc: 'HDFC0000142' },
        accountNumber: String(700_000_000 + number),
      },
      { token: player.token },
    );
  const both = (first: number) => Promise.all(Array.from({ length: 22 }, (_, index) => save(first + (index >> 1))));
  const answers = [...(await both(0)), ...(await both(11))];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const rows = await database.query('select is_default as "isDefault" from bank_detail where player_id = $1', [
    player.id,
  ]);
  expect([rows.length, rows.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
});
