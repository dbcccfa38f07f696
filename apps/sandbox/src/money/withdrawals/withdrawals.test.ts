import { proves } from '@pavilion/api-client/proves';
import { type CallOutput, createWithdrawal, getWithdrawals } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { MINUTE } from '../../base/index.ts';
import { retireOldKeys } from '../../start/keys.ts';
import { createVault, post, walletOf } from '../../store/index.ts';
import { TEST_KEYS, TEST_VAULT } from '../../testing/database.ts';
import { heldPasswords } from '../../testing/passwords.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import { onDepositApproved } from '../bonus/grants.ts';
import { approveWithdrawal, declineWithdrawal, failWithdrawal, payWithdrawal, waitingWithdrawals } from './decide.ts';
import { giveBackToDemo } from './demo.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox, paise(10_000_000));
  await sandbox.database.query(
    `update setting set value = '{"canCancel": true, "kycAbove": 5000000, "kycFirst": false}' where key = 'withdrawals'`,
  );
  await sandbox.database.query(`update withdrawal_method set max = 20000000, fee = 0, is_open = true`);
});
afterAll(() => sandbox.close());

type Listing = CallOutput<typeof getWithdrawals>['data'];
const UPI = 'asha.r@okaxis';
let refs = 0;
const freshRef = () => {
  refs += 1;
  return `client-ref-${refs}`;
};
/** Asks for ₹1,000.00 to the UPI address with the password, unless told otherwise. */
const ask = (input: object = {}, by = asha) =>
  sandbox.post(
    '/api/withdrawRequest/create',
    { amount: 1000, method: 'upi', upi: UPI, password: PASSWORD, again: true, clientRef: freshRef(), ...input },
    { token: by.token },
  );
const requested = async (input: object = {}, by = asha) => {
  const answer = await ask(input, by);
  expect([answer.status, answer.body.message]).toEqual([200, 'Withdrawal requested']);
  return z.decode(createWithdrawal.response, answer.body as never).data.withdrawal;
};
const cancel = (id: string, by = asha, clientRef = freshRef()) =>
  sandbox.post('/api/withdrawRequest/cancel', { id, clientRef }, { token: by.token });
async function list(query = '', by = asha): Promise<Listing> {
  const { body } = await sandbox.get(`/api/withdrawRequest/get${query}`, { token: by.token });
  return z.decode(getWithdrawals.response, body as never).data;
}
const cash = async (by = asha) => (await walletOf(sandbox.database, by.id)).cash;
const refused = ({ status, body }: Answer) => [status, body.message, body.field];
const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
const approve = (id: string) => tx((t) => approveWithdrawal(t, TEST_VAULT, id, sandbox.now()));
const decline = (id: string, reason = 'The name differs.') =>
  tx((t) => declineWithdrawal(t, id, reason, sandbox.now()));
let utrs = 326_264_000;
const pay = (id: string, utr = `N${++utrs}`) => tx((t) => payWithdrawal(t, TEST_VAULT, id, utr, sandbox.now()));
const fail = (id: string, reason = 'The bank sent it back.') => tx((t) => failWithdrawal(t, id, reason, sandbox.now()));
const waiting = () => waitingWithdrawals(sandbox.database, TEST_VAULT, sandbox.now(), { skip: 0, pagesize: 100 });
const houseOf = async (name: string) => {
  const [row] = await sandbox.database.query(
    `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join account a on a.id = e.account_id
     where a.player_id is null and a.name = $1`,
    [name],
  );
  return row?.sum ?? 0;
};
const notices = async (by = asha) => {
  const rows = await sandbox.database.query('select title from notification where player_id = $1 order by id', [by.id]);
  return rows.map(({ title }) => title);
};

test('the demo player’s requests are those of their ledger: paid ones with a UTR, one that is being paid, and one that is pending', async () => {
  const demo = { id: 10_234, token: String((await sandbox.post('/api/login/demo')).body.token) };
  const { withdrawList, count, available } = await list('', demo);
  expect(withdrawList.slice(0, 2)).toMatchObject([
    { id: 'WD-20418', method: 'upi', destination: 'rohit•••@ybl', amount: 500_000, state: 'pending' },
    { id: 'WD-20377', method: 'bank', destination: 'HDFC •••• 4417', state: 'paid', utr: 'N323264410' },
  ]);
  expect(count).toBeGreaterThan(8);
  expect(available).toMatchObject({ cash: 9_821_000, locked: 250_000, kycAbove: 5_000_000 });
  const ledger = await sandbox.database.query(
    `select -sum(e.amount)::bigint as sum from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     join account a on a.id = e.account_id where a.player_id = $1 and a.name = 'cash' and t.kind = 'withdrawal'`,
    [demo.id],
  );
  const out = withdrawList.filter(({ state }) => ['paid', 'approved', 'pending'].includes(state));
  expect(out.filter(({ state }) => state === 'approved')).toMatchObject([{ id: 'WD-20366', amount: 300_000 }]);
  expect(ledger[0]?.sum).toBe(out.reduce((sum, { amount }) => sum + amount, 0));
  expect(withdrawList.filter((request) => !out.includes(request)).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'The UPI address did not accept the transfer.'],
    ['declined', 'The account is not in your name.'],
    ['cancelled', undefined],
  ]);
  expect((await ask({ upi: 'rohit.k@ybl', password: undefined }, demo)).status).toBe(200);
});

test('a player hears of a request to where nothing was ever paid, at once, and of no other', async () => {
  const kept = async () => {
    const { body } = await sandbox.get('/api/notifications', { token: asha.token });
    return (body.data as { notifications: readonly { readonly title: string }[] }).notifications.filter(
      ({ title }) => title === 'New withdrawal account',
    );
  };
  const heard: string[] = [];
  await sandbox.database.listen('notification', (payload) => heard.push(payload));
  const first = await requested();
  expect(await kept()).toMatchObject([
    {
      message: expect.stringMatching(/^₹1,000\.00 to asha•••@okaxis was requested\./),
      status: 'warning',
      about: { kind: 'withdrawal', id: first.id },
      named: { message: { name: 'withdrawal-new-place-what' } },
    },
  ]);
  await until('the player’s sockets hear of it', () => heard.some((payload) => payload.endsWith(` ${asha.id}`)));
  await requested();
  expect(await kept()).toHaveLength(2);
  await approve(first.id);
  await pay(first.id);
  await requested();
  expect(await kept()).toHaveLength(2);
});

test('what a visitor of the demo asked for goes back after an hour, once, and the demo’s history stays as it is', async () => {
  const demo = { id: 10_234, token: String((await sandbox.post('/api/login/demo')).body.token) };
  // What other tests here have asked for as the demo.
  sandbox.pass(60 * MINUTE);
  await giveBackToDemo(sandbox.database, sandbox.now());
  const before = await cash(demo);
  const open = async () => (await list('?state=pending', demo)).withdrawList.map(({ id }) => id);
  const history = await open();
  const { id } = await requested({ upi: 'rohit.k@ybl', password: undefined, amount: 1500 }, demo);
  expect([await cash(demo), await open()]).toEqual([before - 150_000, [id, ...history]]);
  sandbox.pass(59 * MINUTE);
  await giveBackToDemo(sandbox.database, sandbox.now());
  expect(await open()).toEqual([id, ...history]);
  sandbox.pass(MINUTE);
  await Promise.all([1, 2].map(() => giveBackToDemo(sandbox.database, sandbox.now())));
  expect([await cash(demo), await open()]).toEqual([before, history]);
  expect((await list(`?id=${id}`, demo)).withdrawList).toMatchObject([
    { state: 'declined', named: { reason: { name: 'reason-demo-returned' } } },
  ]);
  const own = await requested();
  sandbox.pass(2 * 60 * MINUTE);
  await giveBackToDemo(sandbox.database, sandbox.now());
  expect((await list(`?id=${own.id}`)).withdrawList).toMatchObject([{ state: 'pending' }]);
});

test('a request leaves cash at once, is approved, paid, and has left the house by then', async () => {
  proves('createWithdrawal');
  const [waiting, bank] = [await houseOf('withdrawals'), await houseOf('bank')];
  const request = await requested();
  expect(request).toMatchObject({
    id: expect.stringMatching(/^WD-2\d{4}$/),
    destination: 'asha•••@okaxis',
    state: 'pending',
    waitsForKyc: false,
  });
  expect([await cash(), (await houseOf('withdrawals')) - waiting]).toEqual([9_900_000, 100_000]);
  expect(await approve(request.id)).toMatchObject({ state: 'approved' });
  expect(await pay(request.id, ' n323 264411 ')).toMatchObject({ state: 'paid', utr: 'N323264411' });
  expect([(await houseOf('withdrawals')) - waiting, (await houseOf('bank')) - bank]).toEqual([0, 100_000]);
  expect((await list()).withdrawList).toMatchObject([
    { id: request.id, state: 'paid', approvedAt: sandbox.now(), decidedAt: sandbox.now() },
  ]);
  expect(await notices()).toEqual(['New withdrawal account', 'Withdrawal approved', 'Withdrawal paid']);
});

test('to a saved account, which may be removed afterwards; the desk reads the whole number', async () => {
  const bank = await sandbox.post(
    '/api/bank',
    { type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
    { token: asha.token },
  );
  const { id } = (bank.body.data as { bank: { id: string } }).bank;
  const request = await requested({ method: 'bank', bankId: id, upi: undefined });
  expect(request.destination).toBe('HDFC Bank •••• 4417');
  await sandbox.post('/api/bank/remove', { id }, { token: asha.token });
  const { withdrawals, count } = await waiting();
  expect(count).toBe(withdrawals.length);
  expect(withdrawals.find(({ withdrawal }) => withdrawal.id === request.id)).toMatchObject({
    player: asha.id,
    destination: { holder: 'Asha Rao', accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
  });
  expect(JSON.stringify(await list())).not.toContain('50100284734417');
});

test.each([
  ['cancelled', (id: string) => cancel(id)],
  ['declined', (id: string) => decline(id)],
  ['failed', async (id: string) => [await approve(id), await fail(id)]],
])('a %s request returns its money once', async (state, end) => {
  const request = await requested();
  await end(request.id);
  expect(await cash()).toBe(10_000_000);
  expect((await list()).withdrawList).toMatchObject([{ state, amount: 100_000 }]);
  await Promise.allSettled([cancel(request.id), decline(request.id), fail(request.id), pay(request.id)]);
  expect(await cash()).toBe(10_000_000);
  expect((await list()).withdrawList).toMatchObject([{ state }]);
});

test('the desk’s decisions may be repeated, and refuse what was decided otherwise', async () => {
  const [paid, declined] = [await requested(), await requested()];
  for (const _ of [1, 2]) expect(await approve(paid.id)).toMatchObject({ state: 'approved' });
  await expect(decline(paid.id)).rejects.toMatchObject({ status: 409, field: 'id' });
  for (const _ of [1, 2]) expect(await pay(paid.id, 'N999999998')).toMatchObject({ state: 'paid' });
  await expect(pay(paid.id, 'N999999999')).rejects.toMatchObject({ status: 409 });
  await expect(fail(paid.id)).rejects.toMatchObject({ status: 409 });
  for (const why of ['The name differs.', 'Another reason']) {
    expect(await decline(declined.id, why)).toMatchObject({ state: 'declined', reason: 'The name differs.' });
  }
  await expect(approve(declined.id)).rejects.toMatchObject({ status: 409 });
  await expect(approve('WD-1')).rejects.toMatchObject({ status: 404 });
  await expect(decline(declined.id, '  ')).rejects.toMatchObject({ status: 422, field: 'reason' });
  await expect(pay(paid.id, '?')).rejects.toMatchObject({ status: 422, field: 'utr' });
  expect(await cash()).toBe(9_900_000);
});

test('one payment of the bank pays one request, however its reference is written: the desk reads which', async () => {
  const [first, second] = [await requested(), await requested()];
  for (const { id } of [first, second]) await approve(id);
  await pay(first.id, 'N326264777');
  for (const utr of ['N326264777', ' n326264777', 'N326 264 777', 'N323264410']) {
    await expect(pay(second.id, utr)).rejects.toMatchObject({
      status: 409,
      field: 'utr',
      message: `This UTR is already used for ${utr === 'N323264410' ? 'WD-20377' : first.id}.`,
    });
  }
  expect(await pay(second.id, 'N326264778')).toMatchObject({ state: 'paid' });
});

test('nobody fills the queue of the desk by themselves: twenty requests are open at once, whoever asks at once', async () => {
  for (let open = 0; open < 17; open += 1) await requested();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask({})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.map(refused).filter(([status]) => status === 409)).toEqual(
    Array(3).fill([409, 'You have 20 pending withdrawals. Wait until one of them is processed.', undefined]),
  );
  expect(await cash()).toBe(8_000_000);
  const [one] = (await list()).withdrawList;
  await approve(one?.id ?? '');
  expect(refused(await ask({}))).toMatchObject([409, expect.stringContaining('pending'), undefined]);
  await pay(one?.id ?? '');
  expect((await ask({})).status).toBe(200);
});

test('cancelled and approved at the same time, a request ends one way', async () => {
  proves('cancelWithdrawal');
  const request = await requested();
  const [cancelled] = await Promise.all([cancel(request.id), approve(request.id).catch(() => null)]);
  const [after] = (await list()).withdrawList;
  expect(after?.state).toBe(cancelled.status === 200 ? 'cancelled' : 'approved');
  expect(await cash()).toBe(cancelled.status === 200 ? 10_000_000 : 9_900_000);
});

test('the same request sent again answers the same and takes the money once; requests at once never overdraw', async () => {
  const clientRef = freshRef();
  const [first, again] = [await ask({ clientRef }), await ask({ clientRef })];
  expect(again.body).toEqual(first.body);
  expect((await ask({ clientRef, password: 'forgotten' })).body).toEqual(first.body);
  expect(await cash()).toBe(9_900_000);
  expect(refused(await ask({ clientRef, amount: 2000 }))).toEqual([
    409,
    'This reference belongs to another request.',
    'clientRef',
  ]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ amount: 40_000 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await cash()).toBe(1_900_000);
});

test('what is held for open bets or locked by a bonus can’t be withdrawn, and coins never count', async () => {
  await tx((t) =>
    post(t, {
      reference: `hold:${asha.id}`,
      kind: 'sports',
      title: 'Held',
      detail: '',
      state: 'Held',
      at: sandbox.now(),
      entries: [
        { account: { player: asha.id, name: 'held' }, amount: paise(2_000_000) },
        { account: { house: 'holds' }, amount: paise(-2_000_000) },
      ],
    }),
  );
  await tx((t) => onDepositApproved(t, asha.id, 77, paise(500_000), sandbox.now()));
  const bonuses = await sandbox.get('/api/bonus/claims', { token: asha.token });
  const [bonus] = (bonuses.body.data as { bonusListing: { id: string }[] }).bonusListing;
  expect((await list()).available).toMatchObject({ held: 2_000_000, locked: 0, withdrawable: 8_000_000 });
  await sandbox.post('/api/bonus/claims', { bonusId: bonus?.id, clientRef: freshRef() }, { token: asha.token });
  expect((await list()).available).toMatchObject({
    cash: 10_000_000,
    held: 2_000_000,
    locked: 500_000,
    withdrawable: 7_500_000,
  });
  expect(refused(await ask({ amount: 75_000.01 }))).toEqual([409, 'You can withdraw up to ₹75,000.00.', 'amount']);
  expect((await ask({ amount: 75_000 })).status).toBe(200);
  expect((await list()).available).toMatchObject({ cash: 2_500_000, locked: 500_000, withdrawable: 0 });
});

describe('KYC', () => {
  const approveKyc = () =>
    sandbox.database.query(
      `insert into kyc_document (player_id, type, status, fields, submitted_at, decided_at, expires_on)
       values ($1, 'passport', 'approved', '[]', $2, $2, '2030-01-01')`,
      [asha.id, sandbox.now()],
    );

  test('is needed once a player has asked for more than ₹50,000 in all; such a request is taken, and waits', async () => {
    expect((await list()).available).toMatchObject({ kyc: 'none', needsKyc: false, withoutKyc: 5_000_000 });
    const before = await requested({ amount: 49_800 });
    expect(before.waitsForKyc).toBe(false);
    expect((await list()).available).toMatchObject({ needsKyc: true, withoutKyc: 20_000 });
    const waiting = await requested({ amount: 600 });
    expect(waiting.waitsForKyc).toBe(true);
    expect(await cash()).toBe(4_960_000);
    expect(await approve(before.id)).toMatchObject({ state: 'approved' });
    await expect(approve(waiting.id)).rejects.toMatchObject({
      status: 409,
      message: 'This request is waiting for the player’s KYC.',
    });
    await approveKyc();
    expect((await list()).withdrawList[0]).toMatchObject({ id: waiting.id, waitsForKyc: false });
    expect((await list()).available).toMatchObject({ kyc: 'approved', needsKyc: false, withoutKyc: 0 });
    expect(await approve(waiting.id)).toMatchObject({ state: 'approved' });
  });

  test('comes first where the organisation says so: nothing is taken before it', async () => {
    await sandbox.database.query(`update setting set value = value || '{"kycFirst": true}' where key = 'withdrawals'`);
    expect((await list()).available).toMatchObject({ kyc: 'none', kycFirst: true });
    expect(refused(await ask())).toEqual([409, 'Complete your KYC to withdraw.', undefined]);
    expect([await cash(), (await list()).count]).toEqual([10_000_000, 0]);
    await approveKyc();
    expect(await requested()).toMatchObject({ waitsForKyc: false });
  });

  test('counts what was returned as never asked for', async () => {
    const request = await requested({ amount: 50_000 });
    await cancel(request.id);
    expect((await requested({ amount: 50_000 })).waitsForKyc).toBe(false);
  });
});

describe('a new destination', () => {
  test('takes the password, and is known from then on', async () => {
    const missing = [403, 'Enter your password to withdraw to a new account.', 'password'];
    expect(refused(await ask({ password: undefined }))).toEqual(missing);
    expect(refused(await ask({ password: '' }))).toEqual(missing);
    expect(refused(await ask({ password: 'Wrong1234' }))).toEqual([403, 'This password is incorrect.', 'password']);
    await requested();
    await requested({ password: undefined, upi: UPI.toUpperCase() });
    expect(refused(await ask({ password: undefined, upi: 'asha.s@okaxis' }))).toEqual(missing);
  });

  test.each(['12345@HDFC0000001.ifsc.npci', '9876543210@ybl2', 'asha-rao.1@pz.axis'])(
    'is the same address in any case: %s',
    async (upi) => {
      await requested({ upi });
      await requested({ password: undefined, upi: upi.toUpperCase() });
      await requested({ password: undefined, upi: upi.toLowerCase() });
    },
  );

  test.each(['asha@', 'asha@ybl.', 'asha@.ybl', '@ybl', 'asha@yb l', 'asha@@ybl', 'a@ybl'])(
    '%s is no address',
    async (upi) => {
      expect(await ask({ upi })).toMatchObject({ status: 422, body: { field: 'upi' } });
    },
  );

  test('is another player’s own business: what one withdrew to is new to the other', async () => {
    await requested();
    const stranger = await newPlayer(sandbox);
    expect((await ask({ password: undefined }, stranger)).status).toBe(403);
  });
});

test.each([
  [{ amount: 499.99 }, 422, 'amount'],
  [{ amount: 200_000.01 }, 422, 'amount'],
  [{ amount: 0 }, 422, 'amount'],
  [{ amount: -1000 }, 422, 'amount'],
  [{ amount: 1000.001 }, 422, 'amount'],
  [{ amount: 100_000.01 }, 409, 'amount'],
  [{ upi: undefined }, 422, 'upi'],
  [{ upi: 'no address' }, 422, 'upi'],
  [{ method: 'bank', upi: undefined }, 422, 'bankId'],
  [{ method: 'bank', bankId: '1' }, 404, 'bankId'],
  [{ method: 'bank', bankId: 'x' }, 404, 'bankId'],
  [{ method: 'cash' }, 422, 'method'],
  [{ clientRef: 'short' }, 422, 'clientRef'],
])('%j is refused with %i by its field %s, and nothing moves', async (input, status, field) => {
  expect(await ask(input)).toMatchObject({ status, body: { error: true, field } });
  expect([await cash(), (await list()).count]).toEqual([10_000_000, 0]);
});

describe('the methods', () => {
  test('are those that are open, each with its own limits, fee and time', async () => {
    const { methods, min, max } = (await list()).available;
    expect(methods).toEqual([
      { code: 'bank', min: 100_000, max: 20_000_000, fee: 0, minutes: 360 },
      { code: 'upi', min: 50_000, max: 20_000_000, fee: 0, minutes: 60 },
    ]);
    expect([min, max]).toEqual([50_000, 20_000_000]);
  });

  test('that are closed take no request', async () => {
    await sandbox.database.query(`update withdrawal_method set is_open = false where code = 'upi'`);
    expect(refused(await ask())).toEqual([422, 'This withdrawal method is closed.', 'method']);
    expect((await list()).available.methods.map(({ code }) => code)).toEqual(['bank']);
    await sandbox.database.query('update withdrawal_method set is_open = false');
    expect((await list()).available).toMatchObject({ methods: [], min: 0, max: 0 });
  });

  test('charge no other fee than was shown: it is refused with the new one, by name, and nothing has happened', async () => {
    const before = await cash();
    const clientRef = freshRef();
    const changed = { status: 409, body: { code: 'withdrawal-fee', values: { amount: '₹95.50' }, field: 'fee' } };
    await sandbox.database.query(`update withdrawal_method set fee = 9550 where code = 'upi'`);
    // Nor is one charged of whoever was shown none, by a release of before.
    for (const fee of [0, 15, undefined]) expect(await ask({ fee, clientRef })).toMatchObject(changed);
    expect([await cash(), (await list()).count]).toEqual([before, 0]);
    // What was shown is no part of which request it is: sent again with the new fee it is done once, and again is the same.
    const first = await requested({ fee: 95.5, clientRef });
    await sandbox.database.query(`update withdrawal_method set fee = 0 where code = 'upi'`);
    expect(await requested({ fee: 0, clientRef })).toEqual(first);
    expect([await cash(), (await list()).count]).toEqual([before - 100_000, 1]);
    // A lower one is shown first, too; without a fee, who names none is taken as before.
    expect(await ask({ fee: 95.5 })).toMatchObject({ status: 409, body: { values: { amount: '₹0.00' } } });
    expect(await requested()).toMatchObject({ fee: 0 });
  });

  test('keep their fee of what is paid: the player is told, the house has it, and a refund is whole', async () => {
    await sandbox.database.query(`update withdrawal_method set fee = 9550 where code = 'upi'`);
    const [bank, fees] = [await houseOf('bank'), await houseOf('fees')];
    const [paid, returned] = [await requested({ fee: 95.5 }), await requested({ fee: 95.5 })];
    expect(paid).toMatchObject({ amount: 100_000, fee: 9550 });
    expect((await list()).withdrawList[0]).toMatchObject({ id: returned.id, fee: 9550 });
    await approve(paid.id);
    await pay(paid.id);
    await cancel(returned.id);
    expect([(await houseOf('bank')) - bank, (await houseOf('fees')) - fees]).toEqual([90_450, 9550]);
    expect(await cash()).toBe(9_900_000);
    const message = await sandbox.database.query(
      'select message from notification where player_id = $1 order by id desc limit 1',
      [asha.id],
    );
    expect(message).toEqual([{ message: '₹904.50 to asha•••@okaxis.' }]);
  });
});

test('a card is no destination', async () => {
  const card = await sandbox.post(
    '/api/bank',
    { type: 'card', holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2029-04' },
    { token: asha.token },
  );
  const { id } = (card.body.data as { bank: { id: string } }).bank;
  expect(refused(await ask({ method: 'bank', bankId: id }))).toEqual([
    422,
    'You can’t withdraw to a card. Choose a bank account or a UPI ID.',
    'bankId',
  ]);
});

test('where the organisation says so, a request can’t be taken back', async () => {
  const request = await requested();
  await sandbox.database.query(`update setting set value = value || '{"canCancel": false}' where key = 'withdrawals'`);
  expect((await cancel(request.id)).status).toBe(403);
  expect((await list()).available.canCancel).toBe(false);
});

test('another player’s request is not there', async () => {
  const request = await requested();
  const stranger = await newPlayer(sandbox);
  expect(refused(await cancel(request.id, stranger))).toEqual([404, 'This request was not found.', 'id']);
  expect(refused(await cancel('WD-x', stranger))).toEqual([404, 'This request was not found.', 'id']);
  expect(await list(`?id=${request.id}`, stranger)).toMatchObject({ withdrawList: [], count: 0 });
  const bank = await sandbox.post(
    '/api/bank',
    { type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
    { token: asha.token },
  );
  const { id } = (bank.body.data as { bank: { id: string } }).bank;
  expect(refused(await ask({ method: 'bank', bankId: id }, stranger))).toEqual([
    404,
    'This account was not found.',
    'bankId',
  ]);
  expect((await list()).withdrawList).toMatchObject([{ id: request.id, state: 'pending' }]);
});

test('the list is newest first, page by page, by state and by name', async () => {
  proves('getWithdrawals');
  const requests = [await requested(), await requested(), await requested()];
  await cancel(requests[1]?.id ?? '');
  expect((await list()).withdrawList.map(({ id }) => id)).toEqual(requests.map(({ id }) => id).toReversed());
  expect(await list('?skip=1&pagesize=1')).toMatchObject({ withdrawList: [{ id: requests[1]?.id }], count: 3 });
  expect(await list('?state=cancelled')).toMatchObject({ withdrawList: [{ id: requests[1]?.id }], count: 1 });
  expect(await list(`?id=${requests[0]?.id}`)).toMatchObject({ withdrawList: [{ id: requests[0]?.id }], count: 1 });
  expect(await list('?id=nothing')).toMatchObject({ withdrawList: [], count: 0 });
});

test('the same again within two minutes is another request only if it says so: two tabs send one each', async () => {
  const tab = () => ask({ again: undefined });
  const answers = await Promise.all([tab(), tab()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first] = (await list()).withdrawList;
  expect(refused(answers.find(({ status }) => status === 409) as Answer)).toEqual([
    409,
    `You have just made the same request: ${first?.id}.`,
    'again',
  ]);
  expect(await cash()).toBe(paise(9_900_000));
  // Another amount, another place and one that was taken back are no repetition; nor is one that is meant.
  expect((await ask({ again: undefined, amount: 1000.01 })).status).toBe(200);
  expect((await ask({ again: undefined, upi: 'asha.rao@ybl' })).status).toBe(200);
  expect((await ask({ again: true })).status).toBe(200);
  const other = await newPlayer(sandbox, paise(10_000_000));
  const taken = await requested({ again: undefined }, other);
  await cancel(taken.id, other);
  expect((await ask({ again: undefined }, other)).status).toBe(200);
  sandbox.pass(119_999);
  expect((await ask({ again: undefined }, other)).status).toBe(409);
  sandbox.pass(1);
  expect((await ask({ again: undefined }, other)).status).toBe(200);
});

test('wrong passwords are limited, whatever they are for, until a right one, and so is how often any is asked for', async () => {
  const guarded = await testSandbox({
    limits: {
      signInsPerAddress: { times: 100, per: 1000 },
      passwordTriesPerPlayer: { times: 2, per: 900_000 },
      passwordChecksPerPlayer: { times: 6, per: 900_000 },
    },
  });
  const player = await newPlayer(guarded);
  const send = (path: string, body: object) => guarded.post(path, body, { token: player.token });
  const guess = (password: string) =>
    send('/api/withdrawRequest/create', {
      amount: 1000,
      method: 'upi',
      upi: UPI,
      password,
      again: true,
      clientRef: freshRef(),
    });
  const change = (current: string) => send('/api/update-password', { current, password: 'Another123' });
  expect([(await guess('a')).status, (await guess(PASSWORD)).status, (await change('b')).status]).toEqual([
    403, 200, 403,
  ]);
  expect((await guess('')).status).toBe(200);
  const again = (password: string) =>
    send('/api/withdrawRequest/create', {
      amount: 1000,
      method: 'upi',
      upi: 'new@upi',
      password,
      clientRef: freshRef(),
    });
  // The right one between them has cleared the first.
  expect((await change('c')).status).toBe(403);
  expect(await again(PASSWORD)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  expect((await change(PASSWORD)).status).toBe(429);
  guarded.pass(900_000);
  const right = [];
  const [one, other] = [PASSWORD, 'Another123'];
  for (let tries = 0; tries < 7; tries += 1) {
    const [current, password] = tries % 2 === 0 ? [one, other] : [other, one];
    right.push((await send('/api/update-password', { current, password })).status);
  }
  expect(right).toEqual([200, 200, 200, 200, 200, 200, 429]);
  await guarded.close();
});

test('who confirms a password holds nobody else up: no transaction is open meanwhile, and a wrong amount costs none', async () => {
  const { passwords, hold } = heldPasswords();
  const slow = await testSandbox({ passwords });
  const [player, other] = [await newPlayer(slow), await newPlayer(slow)];
  const guess = async (amount: number, by = player) =>
    await slow.post(
      '/api/withdrawRequest/create',
      { amount, method: 'upi', upi: UPI, password: 'wrong', clientRef: freshRef() },
      { token: by.token },
    );
  const { begun, letGo } = hold();
  const guesses = [guess(1000), guess(1000)];
  await begun;
  expect((await guess(1, other)).status).toBe(422);
  expect((await slow.get('/api/bank', { token: other.token })).status).toBe(200);
  letGo();
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual([403, 403]);
  await slow.close();
});

test('what is no request’s name finds none, not the one that happens to have the number 0', async () => {
  const { id } = await requested();
  await sandbox.database.query(
    `insert into withdrawal overriding system value
     select (jsonb_populate_record(w, '{"id": 0}')).* from withdrawal w where w.id = $1`,
    [Number(id.slice(3))],
  );
  expect(await list('?id=nonsense')).toMatchObject({ withdrawList: [], count: 0 });
  expect(refused(await cancel('nonsense'))).toEqual([404, 'This request was not found.', 'id']);
});

describe('with another key in front than this process has', () => {
  const NEWER = `${'B'.repeat(42)}A`;
  const newer = createVault(Buffer.from(NEWER, 'base64url'));
  const account = { type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', ifsc: 'HDFC0000142' };
  /** What another process sealed with its newest key. */
  const sealedElsewhere = (id: string) =>
    sandbox.database.query('update withdrawal set sealed = $2 where id = $1', [
      Number(id.slice(3)),
      newer.seal(asha.id, JSON.stringify({ upi: UPI })),
    ]);

  test('a request that can’t be opened here says so, stands among the others, and is neither approved nor paid; it may be given back', async () => {
    const [strange, known, failed] = [await requested(), await requested(), await requested()];
    await approve(failed.id);
    for (const { id } of [strange, failed]) await sealedElsewhere(id);
    const { withdrawals } = await waiting();
    const seen = new Map(withdrawals.map(({ withdrawal, destination }) => [withdrawal.id, destination]));
    expect([strange, known, failed].map(({ id }) => seen.get(id))).toEqual(['no-key', { upi: UPI }, 'no-key']);
    const refusal = { status: 409, message: 'It can’t be opened: a key is missing.', field: 'id' };
    await expect(approve(strange.id)).rejects.toMatchObject(refusal);
    await expect(pay(failed.id)).rejects.toMatchObject(refusal);
    expect(await decline(strange.id)).toMatchObject({ state: 'declined' });
    expect(await fail(failed.id)).toMatchObject({ state: 'failed' });
  });

  test('after this one’s key was retired it saves no account and takes no request; started again it does', async () => {
    const save = (accountNumber: string) =>
      sandbox.post('/api/bank', { ...account, accountNumber }, { token: asha.token });
    expect((await save('50100284734417')).status).toBe(200);
    const before = await cash();
    await retireOldKeys(sandbox.database, { given: [NEWER, ...TEST_KEYS] });
    // The same account by the older key’s fingerprint would be another one.
    expect([(await save('50100284734417')).status, (await save('50100284734418')).status]).toEqual([500, 500]);
    expect([(await ask()).status, await cash()]).toEqual([500, before]);
    expect((await list()).count).toBe(0);
    // As it was, for whoever comes next: this key in front and the other one gone.
    await retireOldKeys(sandbox.database, { given: [...TEST_KEYS, NEWER] });
    expect([(await save('50100284734417')).status, (await ask()).status]).toEqual([409, 200]);
  });
});
