import { proves } from '@pavilion/api-client/proves';
import { addBank, type CallOutput, getBanks } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { createVault } from './vault.ts';

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
const change = (path: 'default' | 'remove', id: string, by = asha) =>
  sandbox.post(`/api/bank/${path}`, { id }, { token: by.token });
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
    'This account is saved already.',
    'accountNumber',
  ]);
  expect(refused(await add(CARD))).toEqual([409, 'This card is saved already.', 'cardNumber']);
  expect((await add(ACCOUNT, await newPlayer(sandbox))).status).toBe(200);
  await change('remove', id);
  expect((await add(ACCOUNT)).status).toBe(200);
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

test('a page has ten, the default first, and twenty are the most', async () => {
  proves('getBanks');
  for (let number = 1; number <= 20; number += 1) expect((await add(account(number))).status).toBe(200);
  expect(refused(await add(account(21)))).toEqual([
    409,
    'You can save 20 accounts and cards. Remove one first.',
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
    expect(refused(await change(path, id, stranger))).toEqual([404, 'There is no such account.', 'id']);
    expect(refused(await change(path, 'x', stranger))).toEqual([404, 'There is no such account.', 'id']);
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
