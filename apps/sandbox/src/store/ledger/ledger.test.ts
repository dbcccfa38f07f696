import { negatePaise, type Paise, paise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import { testDatabase } from '../../testing/database.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { until } from '../../testing/until.ts';
import type { Database } from '../database/database.ts';
import { type AccountName, LedgerError, type LedgerTransaction, openAccounts, post } from './post.ts';
import { walletOf } from './wallet.ts';

let database: Database;
const players: number[] = [];

beforeAll(async () => {
  database = await testDatabase();
  for (let number = 0; number < 3; number += 1) players.push(await newPlayer(number));
});
afterAll(() => database.close());

async function newPlayer(number: number): Promise<number> {
  return database.transaction(async (tx) => {
    const [row] = await tx.query(
      `insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       values ($1, $1, $1, '+91', $2, '', 3, 81026, now()) returning id`,
      [`player ${number}`, String(9_000_000_000 + number)],
    );
    const id = row?.id ?? 0;
    await openAccounts(tx, id);
    return id;
  });
}

const cash = (player: number): AccountName => ({ player, name: 'cash' });
const bank: AccountName = { house: 'bank' };
let references = 0;
function freshReference(): string {
  references += 1;
  return `T-${references}`;
}
const transfer = (
  from: AccountName,
  to: AccountName,
  amount: number,
  reference = freshReference(),
): LedgerTransaction => ({
  reference,
  kind: 'adjustment',
  title: 'Transfer',
  detail: 'In a test',
  state: 'Done',
  at: new Date('2026-11-21T10:00:00Z'),
  entries: [
    { account: from, amount: negatePaise(paise(amount)) },
    { account: to, amount: paise(amount) },
  ],
});
const posted = (transaction: LedgerTransaction) => database.transaction((tx) => post(tx, transaction));
const first = () => players[0] ?? 0;

/** Every account against the sum of its entries, and all entries against zero. */
async function drift(): Promise<{ wrong: number; total: number; below: number }> {
  const [row] = await database.query(`
    select (select count(*) from account a where a.balance is not null
              and a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)) as wrong,
           (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,
           (select count(*) from account where balance < 0) as below`);
  return row ?? { wrong: -1, total: -1, below: -1 };
}

test('random transfers, repeats and refusals leave every balance equal to its entries, none below zero, and the sum at zero', async () => {
  const account = fc.constantFrom<number | 'bank'>(0, 1, 2, 'bank');
  const step = fc.record({
    from: account,
    to: account,
    amount: fc.integer({ min: 0, max: 5000 }),
    again: fc.boolean(),
  });
  const accountOf = (name: number | 'bank') => (name === 'bank' ? bank : cash(players[name] ?? 0));
  const model = new Map<number | 'bank', number>(
    await Promise.all(players.map(async (player, index) => [index, (await walletOf(database, player)).cash] as const)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { from, to, amount, again } of steps) {
        const transaction = transfer(accountOf(from), accountOf(to), amount);
        const isPossible = from !== to && (from === 'bank' || (model.get(from) ?? 0) >= amount);
        const result = await posted(transaction).catch((error: unknown) => error);
        if (!isPossible) {
          expect(result).toBeInstanceOf(LedgerError);
          continue;
        }
        model.set(from, (model.get(from) ?? 0) - amount).set(to, (model.get(to) ?? 0) + amount);
        if (again) expect(await posted(transaction)).toEqual({ ...(result as object), isNew: false });
      }
      for (const [index, player] of players.entries()) {
        expect((await walletOf(database, player)).cash).toBe(model.get(index) ?? 0);
      }
      expect(await drift()).toEqual({ wrong: 0, total: 0, below: 0 });
    }),
    { numRuns: 200 },
  );
});

test('transfers sent at the same time never overdraw an account', async () => {
  const player = await newPlayer(10);
  await posted(transfer(bank, cash(player), 1000));
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => posted(transfer(cash(player), bank, 300))));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await walletOf(database, player)).cash).toBe(100);
});

test('a reference sent twice moves money once and answers the first result', async () => {
  const player = await newPlayer(11);
  const transaction = transfer(bank, cash(player), 700, 'DP-1');
  const once = await posted(transaction);
  expect(await posted({ ...transaction, at: new Date() })).toEqual({ id: once.id, isNew: false });
  expect((await walletOf(database, player)).cash).toBe(700);
});

test('a reference sent again with other content is refused', async () => {
  await posted(transfer(bank, cash(first()), 700, 'DP-2'));
  await expect(posted(transfer(bank, cash(first()), 701, 'DP-2'))).rejects.toMatchObject({ reason: 'reference-taken' });
  await expect(posted({ ...transfer(bank, cash(first()), 700, 'DP-2'), title: 'Another' })).rejects.toMatchObject({
    reason: 'reference-taken',
  });
});

/** Past the type, as a caller would who was never checked: the ledger has to look for itself. */
const unchecked = (amount: number) => amount as Paise;

test.each<[title: string, entries: LedgerTransaction['entries']]>([
  [
    'entries that do not sum to zero',
    [
      { account: bank, amount: paise(-1) },
      { account: { house: 'casino' }, amount: paise(2) },
    ],
  ],
  [
    'half a paisa',
    [
      { account: bank, amount: unchecked(-0.5) },
      { account: { house: 'casino' }, amount: unchecked(0.5) },
    ],
  ],
  ['one entry', [{ account: bank, amount: ZERO }]],
  [
    'an account twice',
    [
      { account: bank, amount: paise(-1) },
      { account: bank, amount: paise(1) },
    ],
  ],
])('%s is refused', async (_, entries) => {
  await expect(posted({ ...transfer(bank, bank, 0), entries })).rejects.toMatchObject({ reason: 'unbalanced' });
});

test('an account that does not exist is refused, and nothing is written', async () => {
  await expect(posted(transfer(bank, cash(999_999), 5, 'NO-1'))).rejects.toMatchObject({ reason: 'no-account' });
  expect(await database.query(`select 1 from ledger_transaction where reference = 'NO-1'`)).toEqual([]);
});

describe('the database itself refuses', () => {
  const accountId = `(select id from account where player_id is null and name = 'bank')`;
  const written = `insert into ledger_transaction (reference, kind, title, detail, state, at)
    values ('RAW-' || gen_random_uuid(), 'adjustment', '', '', '', now()) returning id`;

  /** Before the entries of somebody who says all that they are: none of it is believed. */
  const inFull = 'insert into ledger_entry (id, transaction_id, account_id, amount, at, player_id, name, kind)';
  const somebodys = `(select min(id) from account where player_id is not null and name = 'cash')`;

  test.each([
    ['to edit an entry', 'update ledger_entry set amount = amount'],
    ['to delete an entry', 'delete from ledger_entry'],
    ['to empty the entries', 'truncate ledger_entry'],
    ['to edit a transaction', `update ledger_transaction set title = 'x'`],
    ['to delete a transaction', 'delete from ledger_transaction'],
    ['to empty everything', 'truncate ledger_transaction cascade'],
    ['to delete an account', 'delete from account'],
    ['to set a balance', 'update account set balance = 5 where player_id is not null'],
    [
      'an account that begins with money',
      `insert into account (player_id, name, balance) select player_id, 'coins', 5 from account where player_id is not null`,
    ],
    ['a transaction without entries', written],
    [
      'a transaction that does not sum to zero',
      `with t as (${written}) insert into ledger_entry (transaction_id, account_id, amount, at) select id, ${accountId}, 5, now() from t`,
    ],
    [
      'a later entry to an old transaction',
      `insert into ledger_entry (transaction_id, account_id, amount, at) select max(transaction_id), (select id from account where name = 'bonus'), 0, now() from ledger_entry`,
    ],
    [
      'money for an account that its entry says is the house’s',
      `with t as (${written}) ${inFull} select 0, t.id, a.id, case when a.player_id is null then -5 else 5 end, now(), null, null, 'adjustment'
       from t, account a where a.id = ${accountId} or a.id = ${somebodys}`,
    ],
    [
      'money for a player of whom the account is not',
      `with t as (${written}) ${inFull} select 0, t.id, a.id, case when a.player_id is null then -5 else 5 end, now(),
         (select max(id) from player where id <> a.player_id), case when a.player_id is not null then 'cash' end, 'adjustment'
       from t, account a where a.id = ${accountId} or a.id = ${somebodys}`,
    ],
    [
      'money in an account by the name of another',
      `with t as (${written}) ${inFull} select 0, t.id, a.id, case when a.player_id is null then -5 else 5 end, now(),
         a.player_id, case when a.player_id is not null then 'held' end, 'adjustment'
       from t, account a where a.id = ${accountId} or a.id = ${somebodys}`,
    ],
    [
      'an entry of another kind than its transaction’s',
      `with t as (${written}) ${inFull} select 0, t.id, a.id, case when a.player_id is null then -5 else 5 end, now(),
         a.player_id, case when a.player_id is not null then a.name end, 'deposit'
       from t, account a where a.id = ${accountId} or a.id = ${somebodys}`,
    ],
    [
      'an entry that says all that it is to an old transaction',
      `${inFull} select 0, t.id, a.id, case when a.player_id is null then -5 else 5 end, t.at,
         a.player_id, case when a.player_id is not null then a.name end, t.kind
       from (select * from ledger_transaction order by id desc limit 1) t, account a where a.id = (select id from account where name = 'bonus') or a.id = (select min(id) from account where name = 'coins')`,
    ],
  ])('%s', async (_, sql) => {
    await posted(transfer(bank, cash(first()), 5));
    const before = await drift();
    await expect(database.transaction((tx) => uncheckedRows(tx, sql))).rejects.toThrow(
      /ledger|violates|cannot truncate/,
    );
    expect(await drift()).toEqual(before);
  });

  test('an account below zero, even where the code asks for it', async () => {
    const player = await newPlayer(12);
    const sql = `with t as (${written}), entries as (
        select a.id, case when a.player_id is null then 5 else -5 end as amount from account a
        where a.id = ${accountId} or (a.player_id = ${player} and a.name = 'cash'))
      insert into ledger_entry (transaction_id, account_id, amount, at) select t.id, entries.id, entries.amount, now() from t, entries`;
    await expect(database.transaction((tx) => uncheckedRows(tx, sql))).rejects.toThrow(/account_not_below_zero/);
  });
});

test('whoever listens hears whose account moved, once it is committed', async () => {
  const heard: string[] = [];
  await database.listen('balance', (player) => heard.push(player));
  await expect(posted(transfer(cash(first()), bank, 10_000_000))).rejects.toThrow();
  await posted(transfer(bank, cash(first()), 5));
  await until('the one that was committed is heard of', () => heard.length > 0);
  expect(heard).toEqual([String(first())]);
});
