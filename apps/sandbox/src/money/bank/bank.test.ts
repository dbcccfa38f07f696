import { proves } from '@pavilion/api-client/proves';
import { addBank, type CallOutput, getBanks, MOST_BANK_DETAILS } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { DAY } from '../../base/index.ts';
import { otherAccountsOf } from '../../players/index.ts';
import { createVault } from '../../store/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { reprintAccounts } from '../withdrawals/reprint.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const ACCOUNT = {
  type: 'bank',
  holder: 'Asha Rao',
  bankName: 'HDFC Bank',
  accountNumber: '50100284734417',
  ifsc: 'HDFC0000142',
};
const CARD = { type: 'card', holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2029-04' };

const add = (input: object, by = asha) => sandbox.post('/api/bank', input, { token: by.token });
const idOf = (answer: Answer) => z.decode(addBank.response, answer.body as never).data.bank.id;
const account = (number: number) => ({ ...ACCOUNT, accountNumber: String(600_000_000 + number) });
async function list(query = '', by = asha): Promise<CallOutput<typeof getBanks>['data']> {
  const { body } = await sandbox.get(`/api/bank${query}`, { token: by.token });
  return z.decode(getBanks.response, body as never).data;
}
const change = (path: 'default' | 'remove', id: string, by = asha, more: object = { password: PASSWORD }) =>
  sandbox.post(`/api/bank/${path}`, { id, ...(path === 'default' ? more : {}) }, { token: by.token });
const refused = ({ status, body }: Answer) => [status, body.message, body.field];

test('a bank account is saved, shown by its last four digits, and the first one is the default', async () => {
  proves('addBank');
  const answer = await add(ACCOUNT);
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { bank: { type: 'bank', lastDigits: '4417', ifsc: 'HDFC0000142', isDefault: true } } },
  });
  await add(CARD);
  expect((await list()).banks).toMatchObject([
    { type: 'bank', isDefault: true, bankName: 'HDFC Bank' },
    { type: 'card', isDefault: false, bankName: 'Visa', lastDigits: '1111', expires: '2029-04' },
  ]);
});

test('the player hears of a new account and of a new default, by the code of its bank, once each', async () => {
  await add(ACCOUNT);
  const other = { ...account(1), bankName: 'ICICI Bank', ifsc: 'ICIC0000001' };
  const id = idOf(await add(other));
  await add({ ...other, orSaved: true });
  await change('default', id);
  await change('default', id);
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  const about = { kind: 'account', id: 'bank' };
  expect(body.data).toMatchObject({
    count: 3,
    notifications: [
      { title: 'Your default account changed', message: expect.stringMatching(/^ICIC0000001 ••0001 is now/), about },
      { title: 'Account or card saved', message: expect.stringMatching(/^ICIC0000001 ••0001 was/), about },
      { message: expect.stringMatching(/^HDFC0000142 ••4417 was/), about, named: { title: { name: 'payout-saved' } } },
    ],
  });
});

test('the player hears that their password was changed', async () => {
  const change = { current: PASSWORD, password: 'Another123' };
  expect((await sandbox.post('/api/update-password', change, { token: asha.token })).status).toBe(200);
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  const named = { title: { name: 'password-changed' }, message: { name: 'password-changed-what' } };
  expect(body.data).toMatchObject({ count: 1, notifications: [{ about: { kind: 'account' }, named }] });
});

test('no answer and no row of the database has a whole number', async () => {
  const answers = [await add(CARD), await add(ACCOUNT), await sandbox.get('/api/bank', { token: asha.token })];
  const [row] = await sandbox.database.query(`select string_agg(b::text, ' ') as all from bank_detail b`);
  for (const text of [...answers.slice(1).map(({ body }) => JSON.stringify(body)), row?.all]) {
    expect(text).toContain('4417');
    expect(text).not.toMatch(/50100284734417|4111111111111111|411111|3530313030/);
  }
});

test('the same account and the same card are refused, for this player only, and until they are removed', async () => {
  const id = idOf(await add(ACCOUNT));
  await add(CARD);
  expect(refused(await add({ ...ACCOUNT, holder: 'A. Rao' }))).toEqual([
    409,
    'This account is already saved.',
    'accountNumber',
  ]);
  expect(refused(await add(CARD))).toEqual([409, 'This card is already saved.', 'cardNumber']);
  expect((await add(ACCOUNT, await newPlayer(sandbox))).status).toBe(200);
  await change('remove', id);
  expect((await add(ACCOUNT)).status).toBe(200);
});

test('the same account by another branch, or with zeros in front, is the same; at another bank it is another', async () => {
  await add(ACCOUNT);
  for (const same of [
    { ...ACCOUNT, ifsc: 'HDFC0000143' },
    { ...ACCOUNT, accountNumber: `00${ACCOUNT.accountNumber}` },
  ]) {
    expect(refused(await add(same))).toEqual([409, 'This account is already saved.', 'accountNumber']);
  }
  expect((await add({ ...ACCOUNT, bankName: 'ICICI Bank', ifsc: 'ICIC0000142' })).status).toBe(200);
});

describe('what an operator of before knew by branch and typed number', () => {
  /** Saves an account, known as it was then. */
  async function saveAsBefore(by: SignedIn, ifsc: string, number: string): Promise<void> {
    const id = idOf(await add({ ...account(Math.trunc(Number(number) % 1000)), bankName: 'HDFC Bank' }, by));
    await sandbox.database.query('update bank_detail set ifsc = $2, sealed = $3, fingerprint = $4 where id = $1', [
      Number(id),
      ifsc,
      TEST_VAULT.seal(by.id, number),
      TEST_VAULT.fingerprint(`bank:${ifsc}:${number}`),
    ]);
  }
  const saved = ({ id }: SignedIn) =>
    sandbox.database.query(
      'select ifsc, is_default as "isDefault" from bank_detail where player_id = $1 and removed_at is null order by id',
      [id],
    );
  const othersOf = async ({ id }: SignedIn) =>
    [...((await otherAccountsOf(sandbox.database, [id], sandbox.now())).get(id) ?? [])].map(({ player }) => player);

  test('is known anew from a start on: of two players as one, of one player once, the default', async () => {
    const ben = await newPlayer(sandbox);
    await saveAsBefore(asha, 'HDFC0000001', '733100555');
    await saveAsBefore(asha, 'HDFC0000002', '0733100556');
    await saveAsBefore(asha, 'HDFC0000003', '733100556');
    await change('default', (await list()).banks.find(({ ifsc }) => ifsc === 'HDFC0000003')?.id ?? '');
    await saveAsBefore(ben, 'HDFC0000004', '00733100555');
    expect(await othersOf(ben)).toEqual([]);
    await sandbox.database.query(`delete from setting where key = 'seed:account-identity'`);
    await reprintAccounts(sandbox.database, TEST_VAULT, sandbox.now());
    await reprintAccounts(sandbox.database, TEST_VAULT, sandbox.now());
    expect(await othersOf(ben)).toEqual([asha.id]);
    expect(await saved(asha)).toEqual([
      { ifsc: 'HDFC0000001', isDefault: false },
      { ifsc: 'HDFC0000003', isDefault: true },
    ]);
    expect((await add({ ...ACCOUNT, accountNumber: '733100555' }, ben)).status).toBe(409);
  });

  test('stays as it was where it can’t be opened, and is tried again', async () => {
    await saveAsBefore(asha, 'HDFC0000001', '733200555');
    await sandbox.database.query(`delete from setting where key = 'seed:account-identity'`);
    const stranger = createVault(Buffer.alloc(32, 9));
    await reprintAccounts(sandbox.database, { ...stranger, keys: TEST_VAULT.keys }, sandbox.now());
    const ben = await newPlayer(sandbox);
    await saveAsBefore(ben, 'HDFC0000002', '733200555');
    await reprintAccounts(sandbox.database, TEST_VAULT, sandbox.now());
    expect(await othersOf(ben)).toEqual([asha.id]);
  });
});

test('one that is saved already is answered as it is where that is wanted, though no more can be saved', async () => {
  const accounts = Array.from({ length: MOST_BANK_DETAILS }, (_, at) => account(at));
  const ids: string[] = [];
  for (const each of accounts) ids.push(idOf(await add(each)));
  expect(idOf(await add({ ...accounts[4], holder: 'A. Rao', orSaved: true }))).toBe(ids[4]);
  expect((await add({ ...account(99), orSaved: true })).status).toBe(409);
});

test('the same account sent twice at once is saved once, and is the one default', async () => {
  const answers = await Promise.all([add(ACCOUNT), add(ACCOUNT), add(account(1))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  expect((await list()).banks.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('another default can be chosen; removing it makes the newest of the others the default', async () => {
  proves('setDefaultBank', 'removeBank');
  const [first, second, third] = [
    idOf(await add(account(1))),
    idOf(await add(account(2))),
    idOf(await add(account(3))),
  ];
  expect((await change('default', second)).body.data).toMatchObject({ bank: { id: second, isDefault: true } });
  await change('default', second);
  expect((await list()).banks.map(({ id }) => id)).toEqual([second, third, first]);
  await change('remove', second);
  expect((await list()).banks.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third, true],
    [first, false],
  ]);
  await change('remove', first);
  await change('remove', third);
  expect(await list()).toMatchObject({ banks: [], count: 0 });
  expect(await add(account(4))).toMatchObject({ body: { data: { bank: { isDefault: true } } } });
});

test('an account is made the default with the password until something was paid to it; a card, and the default itself, without', async () => {
  await add(ACCOUNT);
  const [other, card] = [idOf(await add(account(1))), idOf(await add(CARD))];
  const first = (id: string, more: object = {}) => change('default', id, asha, more);
  expect(refused(await first(other))).toEqual([
    403,
    'Enter your password to make this account the default.',
    'password',
  ]);
  expect(refused(await first(other, { password: 'wrong' }))).toEqual([403, 'This password is incorrect.', 'password']);
  expect((await list()).banks[0]).toMatchObject({ lastDigits: '4417', isDefault: true });
  expect((await first(other, { password: PASSWORD })).status).toBe(200);
  expect([(await first(other)).status, (await first(card)).status]).toEqual([200, 200]);

  expect((await first(other)).status).toBe(403);
  await sandbox.database.query(
    `insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at, utr)
     select player_id, 'bank', '', '', fingerprint, 100000, 'paid', false, $2, 'N' || id from bank_detail where id = $1`,
    [Number(other), sandbox.now()],
  );
  expect((await first(other)).status).toBe(200);
});

test('a bank’s name that is not of the IFSC is refused at its field; one that is not in the table is taken as it is written', async () => {
  expect(refused(await add({ ...ACCOUNT, ifsc: 'ICIC0000142' }))).toEqual([
    422,
    'This IFSC belongs to ICICI Bank. Enter that bank’s name.',
    'bankName',
  ]);
  expect((await add({ ...ACCOUNT, bankName: 'Our Village Bank', ifsc: 'QQQQ0000142' })).status).toBe(200);
});

test('a page has ten, the default first, and twenty are the most', async () => {
  proves('getBanks');
  for (let number = 1; number <= 20; number += 1) expect((await add(account(number))).status).toBe(200);
  expect(refused(await add(account(21)))).toEqual([
    409,
    'You can save up to 20 accounts and cards. Remove one first.',
    undefined,
  ]);
  const [one, two, short] = [await list(), await list('?skip=10'), await list('?skip=19&pagesize=5')];
  expect([one.banks.length, one.count, one.pagesize]).toEqual([10, 20, 10]);
  expect(one.banks[0]?.isDefault).toBe(true);
  expect(new Set([...one.banks, ...two.banks].map(({ id }) => id)).size).toBe(20);
  expect([short.banks.length, short.pagesize]).toEqual([1, 5]);
});

test.each([
  [{ ...ACCOUNT, accountNumber: '12345678' }, 'accountNumber'],
  [{ ...ACCOUNT, accountNumber: '1'.repeat(19) }, 'accountNumber'],
  [{ ...ACCOUNT, accountNumber: '000000000' }, 'accountNumber'],
  [{ ...ACCOUNT, ifsc: 'HDFC1000142' }, 'ifsc'],
  [{ ...ACCOUNT, ifsc: 'hdfc0000142' }, 'ifsc'],
  [{ ...ACCOUNT, holder: ' A ' }, 'holder'],
  [{ ...ACCOUNT, bankName: '' }, 'bankName'],
  [{ ...CARD, cardNumber: '4111111111111112' }, 'cardNumber'],
  [{ ...CARD, cardNumber: '1111111111111117' }, 'cardNumber'],
  [{ ...CARD, expires: '2026-13' }, 'expires'],
  [{ ...CARD, expires: '2026-10' }, 'expires'],
  [{ ...CARD, expires: '2047-01' }, 'expires'],
])('%j is refused by its field %s', async (input, field) => {
  expect(await add(input)).toMatchObject({ status: 422, body: { error: true, field } });
  expect((await list()).count).toBe(0);
});

test('a card is good to the end of its last month, in India', async () => {
  expect((await add({ ...CARD, expires: '2026-11' })).status).toBe(200);
});

test('another player’s account is not there', async () => {
  const id = idOf(await add(ACCOUNT));
  const stranger = await newPlayer(sandbox);
  for (const path of ['default', 'remove'] as const) {
    expect(refused(await change(path, id, stranger))).toEqual([404, 'This account was not found.', 'id']);
    expect(refused(await change(path, 'x', stranger))).toEqual([404, 'This account was not found.', 'id']);
  }
  expect((await list('', stranger)).count).toBe(0);
  expect((await list()).banks).toMatchObject([{ id, isDefault: true }]);
});

test('the demo player has the two accounts of the mock-ups', async () => {
  const token = String((await sandbox.post('/api/login/demo')).body.token);
  expect((await list('', { id: 0, token })).banks).toMatchObject([
    { bankName: 'HDFC Bank', lastDigits: '4417', isDefault: true },
    { bankName: 'State Bank of India', lastDigits: '9021', isDefault: false },
  ]);
});

test('what is removed is remembered once for each account, and no more than so many of them', async () => {
  const { database } = sandbox;
  const rows = async () =>
    (await database.query('select removed_at as removed from bank_detail where player_id = $1', [asha.id])).length;
  for (let turn = 0; turn < 3; turn += 1) await change('remove', idOf(await add(ACCOUNT)));
  expect(await rows()).toBe(1);
  await database.query(
    `insert into bank_detail (player_id, type, holder, bank_name, last_digits, fingerprint, is_default, created_at, removed_at)
     select $1, 'card', 'Asha Rao', 'Visa', '1111', int4send(n), false, $2, $2 from generate_series(1, 198) n`,
    [asha.id, sandbox.now()],
  );
  const id = idOf(await add(account(1)));
  await change('remove', id);
  expect(refused(await add(account(2)))).toEqual([
    409,
    'You have removed 200 accounts and cards. Contact support to save another one.',
    undefined,
  ]);
  // One that is known already takes no more room.
  expect((await add(account(1))).status).toBe(200);
  expect(await rows()).toBe(200);
});

test('a player saves, chooses and removes so many in an hour; the demo player’s are counted by where they come from', async () => {
  const limited = await testSandbox({ limits: { bankChangesPerPlayer: { times: 2, per: DAY } } });
  const from = async (remoteAddress: string, token: string, url: string, payload: object) => {
    const answer = await limited.app.inject({ method: 'POST', url, payload, headers: { token }, remoteAddress });
    return [answer.statusCode, (answer.json() as { data?: { bank: { id: string } } }).data?.bank.id ?? ''] as const;
  };
  const ben = (await newPlayer(limited)).token;
  const [, id] = await from('203.0.113.1', ben, '/api/bank', ACCOUNT);
  expect((await from('203.0.113.2', ben, '/api/bank/default', { id }))[0]).toBe(200);
  for (const [path, payload] of [
    ['', ACCOUNT],
    ['/default', { id }],
    ['/remove', { id }],
  ] as const)
    expect((await from('203.0.113.3', ben, `/api/bank${path}`, payload))[0]).toBe(429);
  const demo = String((await limited.post('/api/login/demo')).body.token);
  const adding = async (address: string, number: number) =>
    (await from(address, demo, '/api/bank', account(number)))[0];
  const same = [await adding('203.0.113.4', 1), await adding('203.0.113.4', 2), await adding('203.0.113.4', 3)];
  expect([...same, await adding('203.0.113.5', 4)]).toEqual([200, 200, 429, 200]);
  await limited.close();
});

describe('the vault', () => {
  const vault = createVault(Buffer.alloc(32, 7));

  test('opens what it sealed, for that player, with that key, and untouched', () => {
    const sealed = vault.seal(5, '50100284734417');
    expect(vault.open(5, sealed)).toBe('50100284734417');
    expect(() => vault.open(6, sealed)).toThrow();
    expect(() => createVault(Buffer.alloc(32, 8)).open(5, sealed)).toThrow();
    const touched = Buffer.from(sealed);
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    expect(() => vault.open(5, touched)).toThrow();
  });

  test('seals the same text differently each time, and knows it again by its fingerprint', () => {
    expect(vault.seal(5, 'same').equals(vault.seal(5, 'same'))).toBe(false);
    expect(vault.fingerprint('same')).toEqual(vault.fingerprint('same'));
    expect(vault.fingerprint('same')).not.toEqual(createVault(Buffer.alloc(32, 8)).fingerprint('same'));
  });
});
