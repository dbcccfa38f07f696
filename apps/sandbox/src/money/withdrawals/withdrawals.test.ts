import { proves } from '@pavilion/api-client/proves';
import { type CallOutput, createWithdrawal, getWithdrawals } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { createPasswords } from '../../players/index.ts';
import { retireOldKeys } from '../../start/keys.ts';
import { post, walletOf } from '../../store/index.ts';
import { TEST_KEYS, TEST_VAULT } from '../../testing/database.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { createVault } from '../bank/vault.ts';
import { onDepositApproved } from '../bonus/grants.ts';
import { approveWithdrawal, declineWithdrawal, failWithdrawal, payWithdrawal, waitingWithdrawals } from './decide.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox, paise(10_000_000));
  await sandbox.database.query(
    `update setting set value = '{"min": 50000, "max": 20000000, "canCancel": true, "kycAbove": 5000000}' where key = 'withdrawals'`,
  );
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
    { amount: 1000, method: 'upi', upi: UPI, password: PASSWORD, clientRef: freshRef(), ...input },
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
const pay = (id: string, utr = 'N323264410') => tx((t) => payWithdrawal(t, TEST_VAULT, id, utr, sandbox.now()));
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

test('the demo player’s requests are those of their ledger: paid ones with a UTR, and one that is pending', async () => {
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
  const out = withdrawList.filter(({ state }) => state === 'paid' || state === 'pending');
  expect(ledger[0]?.sum).toBe(out.reduce((sum, { amount }) => sum + amount, 0));
  expect(withdrawList.filter((request) => !out.includes(request)).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'The UPI address did not accept the transfer.'],
    ['declined', 'The account is in another name than yours.'],
    ['cancelled', undefined],
  ]);
  expect((await ask({ upi: 'rohit.k@ybl', password: undefined }, demo)).status).toBe(200);
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
  expect(await pay(request.id, ' n323264410 ')).toMatchObject({ state: 'paid', utr: 'N323264410' });
  expect([(await houseOf('withdrawals')) - waiting, (await houseOf('bank')) - bank]).toEqual([0, 100_000]);
  expect((await list()).withdrawList).toMatchObject([{ id: request.id, state: 'paid', decidedAt: sandbox.now() }]);
  expect(await notices()).toEqual(['Withdrawal paid']);
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
  for (const _ of [1, 2]) expect(await pay(paid.id)).toMatchObject({ state: 'paid' });
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
    'This reference stands for another request.',
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
  expect(refused(await ask({ amount: 75_000.01 }))).toEqual([409, 'You can withdraw ₹75,000.00 at most.', 'amount']);
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
      message: 'This request waits for the player’s KYC.',
    });
    await approveKyc();
    expect((await list()).withdrawList[0]).toMatchObject({ id: waiting.id, waitsForKyc: false });
    expect((await list()).available).toMatchObject({ kyc: 'approved', needsKyc: false, withoutKyc: 0 });
    expect(await approve(waiting.id)).toMatchObject({ state: 'approved' });
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
    expect(refused(await ask({ password: 'Wrong1234' }))).toEqual([403, 'This password is not right.', 'password']);
    await requested();
    await requested({ password: undefined, upi: UPI.toUpperCase() });
    expect(refused(await ask({ password: undefined, upi: 'asha.s@okaxis' }))).toEqual(missing);
  });

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

test('a card is no destination', async () => {
  const card = await sandbox.post(
    '/api/bank',
    { type: 'card', holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2029-04' },
    { token: asha.token },
  );
  const { id } = (card.body.data as { bank: { id: string } }).bank;
  expect(refused(await ask({ method: 'bank', bankId: id }))).toEqual([
    422,
    'Withdrawals go to a bank account or a UPI address, not to a card.',
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
  expect(refused(await cancel(request.id, stranger))).toEqual([404, 'There is no such request.', 'id']);
  expect(refused(await cancel('WD-x', stranger))).toEqual([404, 'There is no such request.', 'id']);
  expect(await list(`?id=${request.id}`, stranger)).toMatchObject({ withdrawList: [], count: 0 });
  const bank = await sandbox.post(
    '/api/bank',
    { type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
    { token: asha.token },
  );
  const { id } = (bank.body.data as { bank: { id: string } }).bank;
  expect(refused(await ask({ method: 'bank', bankId: id }, stranger))).toEqual([
    404,
    'There is no such account.',
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

test('how often a password is asked for is limited, whatever it is for, right ones too', async () => {
  const guarded = await testSandbox({
    limits: { signInsPerAddress: { times: 100, per: 1000 }, passwordTriesPerPlayer: { times: 3, per: 900_000 } },
  });
  const player = await newPlayer(guarded);
  const send = (path: string, body: object) => guarded.post(path, body, { token: player.token });
  const guess = (password: string) =>
    send('/api/withdrawRequest/create', { amount: 1000, method: 'upi', upi: UPI, password, clientRef: freshRef() });
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
  expect(await again(PASSWORD)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  expect((await change(PASSWORD)).status).toBe(429);
  guarded.pass(900_000);
  expect((await again(PASSWORD)).status).toBe(200);
  await guarded.close();
});

test('who confirms a password holds nobody else up: no transaction is open meanwhile, and a wrong amount costs none', async () => {
  const slow = await createPasswords({ cost: { memory: 65_536, passes: 8 } }).hash(PASSWORD);
  const player = await newPlayer(sandbox);
  const other = await newPlayer(sandbox);
  await sandbox.database.query('update player set password_hash = $2 where id = $1', [player.id, slow]);
  const order: string[] = [];
  const guess = (amount: number) =>
    sandbox
      .post(
        '/api/withdrawRequest/create',
        { amount, method: 'upi', upi: UPI, password: 'wrong', clientRef: freshRef() },
        { token: player.token },
      )
      .then(({ status }) => order.push(`guess ${status}`));
  // First in their player's line.
  const wrongAmount = guess(1);
  const guesses = [guess(1000), guess(1000)];
  const balance = sandbox.get('/api/bank', { token: other.token }).then(() => order.push('balance'));
  await Promise.all([...guesses, wrongAmount, balance]);
  expect(order.slice(0, 2).toSorted()).toEqual(['balance', 'guess 422']);
  expect(order.slice(2)).toEqual(['guess 403', 'guess 403']);
});

test('what is no request’s name finds none, not the one that happens to have the number 0', async () => {
  const { id } = await requested();
  await sandbox.database.query(
    `insert into withdrawal overriding system value
     select (jsonb_populate_record(w, '{"id": 0}')).* from withdrawal w where w.id = $1`,
    [Number(id.slice(3))],
  );
  expect(await list('?id=nonsense')).toMatchObject({ withdrawList: [], count: 0 });
  expect(refused(await cancel('nonsense'))).toEqual([404, 'There is no such request.', 'id']);
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
    const refusal = { status: 409, message: 'The account can’t be opened: a key is missing.', field: 'id' };
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
