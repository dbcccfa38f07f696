import { negatePaise, paise } from '@pavilion/money';
import fc from 'fast-check';
import { blankDatabase, embeddedTestDatabase, testDatabase } from '../../testing/database.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations.ts';
import { accountSums, foldHouseMoves } from './accounts.ts';
import { entriesOf } from './entries.ts';
import { type LedgerKind, openAccounts, post } from './post.ts';
import { statementOf } from './statement.ts';

const databases: Record<'embedded' | 'server', Database> = {} as never;
beforeAll(async () => {
  databases.server = await testDatabase();
  databases.embedded = await embeddedTestDatabase();
});
afterAll(async () => {
  await Promise.all(Object.values(databases).map((database) => database.close()));
});

const KEPT = 'select player_id, day, name, kind, entries, gained, given from ledger_day';
const SUMMED = `
  select player_id, (at at time zone 'Asia/Kolkata')::date, name, kind, count(*),
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
  from ledger_entry where name in ('cash', 'coins') group by 1, 2, 3, 4`;

/** What is kept beside the entries and is not what they say. */
async function wrongSums(database: Database): Promise<unknown[]> {
  return [
    ...(await uncheckedRows(database, `(${KEPT} except all ${SUMMED}) union all (${SUMMED} except all ${KEPT})`)),
    ...(await database.query(
      `select a.id, a.entries from account a where a.player_id is not null
         and (a.entries, a.balance) <> (select count(*), coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id)`,
    )),
    ...(await database.query(
      `select e.* from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
       where e.at <> t.at or (e.player_id, e.name, e.kind) is distinct from
         (a.player_id, case when a.player_id is not null then a.name end, case when a.player_id is not null then t.kind end)`,
    )),
  ];
}

/** What the desk shows, and what the entries say. */
async function houseSums(database: Database): Promise<[shown: unknown, summed: unknown]> {
  const shown = (await accountSums(database)).filter(({ isHouse }) => isHouse).map(({ name, sum }) => [name, sum]);
  const summed = await database.query(
    `select a.name, coalesce(sum(e.amount), 0)::bigint as sum from account a left join ledger_entry e on e.account_id = a.id
     where a.player_id is null group by a.name order by a.name`,
  );
  return [shown, summed.map(({ name, sum }) => [name, sum])];
}

/** A statement's days are its kinds: what deposits brought and withdrawals took, day by day, is what they come to over the period. */
async function expectDaysToAddUp(database: Database, player: number): Promise<void> {
  const { summary } = await statementOf(database, player, { from: '2025-12-31', to: '2026-01-02' });
  const ofKind = (kind: LedgerKind) => summary.byKind.find((each) => each.kind === kind)?.amount ?? 0;
  const overDays = (name: 'change' | 'deposits' | 'withdrawals') =>
    summary.days.reduce((total, day) => total + day[name], 0);
  expect(overDays('deposits')).toBe(ofKind('deposit'));
  expect(overDays('withdrawals') + ofKind('withdrawal')).toBe(0);
  expect(overDays('change')).toBe(summary.closingCash - summary.openingCash);
}

let players = 0;
async function newPlayer(database: Database): Promise<number> {
  players += 1;
  const name = `sums ${players}`;
  return database.transaction(async (tx) => {
    const [row] = await tx.query(
      `insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       values ($1, $1, $1, '+91', $1, '', 3, 81026, now()) returning id`,
      [name],
    );
    const id = row?.id ?? 0;
    await openAccounts(tx, id);
    return id;
  });
}

interface Move {
  readonly player: number;
  readonly name: 'cash' | 'coins' | 'held';
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly at: Date;
}

let references = 0;
function move(database: Database, { player, name, kind, amount, at }: Move, reference?: string): Promise<unknown> {
  references += 1;
  return database.transaction((tx) =>
    post(tx, {
      reference: reference ?? `SUM-${references}`,
      kind,
      title: 'Moved',
      detail: '',
      state: 'Done',
      at,
      entries: [
        { account: { player, name }, amount: paise(amount) },
        { account: { house: name === 'held' ? 'holds' : 'bank' }, amount: negatePaise(paise(amount)) },
      ],
    }),
  );
}

const moves = fc.array(
  fc.record({
    player: fc.nat(2),
    name: fc.constantFrom('cash', 'cash', 'coins', 'held'),
    kind: fc.constantFrom('sports', 'casino', 'deposit', 'withdrawal', 'bonus', 'adjustment'),
    amount: fc.integer({ min: -3000, max: 5000 }),
    // Around midnight in India, around the turn of a year there, and in no order.
    at: fc.date({ min: new Date('2025-12-31T18:00:00Z'), max: new Date('2026-01-01T19:00:00Z'), noInvalidDate: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

test.each(['embedded', 'server'] as const)(
  'on the %s database the sums of days, the counts and the totals of the house are those of the entries, whatever was posted side by side',
  async (place) => {
    const database = databases[place];
    const all = [await newPlayer(database), await newPlayer(database), await newPlayer(database)];
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        await Promise.allSettled([
          ...list.map((one) => move(database, { ...one, player: all[one.player] ?? 0 })),
          foldHouseMoves(database),
          foldHouseMoves(database),
        ]);
        expect(await wrongSums(database)).toEqual([]);
        const [shown, summed] = await houseSums(database);
        expect(shown).toEqual(summed);
        for (const player of all) await expectDaysToAddUp(database, player);
      }),
      { numRuns: 15 },
    );
    await foldHouseMoves(database);
    expect(await database.query('select * from ledger_house_move')).toEqual([]);
    const [shown, summed] = await houseSums(database);
    expect(shown).toEqual(summed);
  },
);

test('a statement over the turn of a year is whole, page by page, although its entries stand in two parts', async () => {
  const database = databases.embedded;
  const player = await newPlayer(database);
  const midnight = Date.parse('2026-01-01T00:00:00+05:30');
  for (let number = 0; number < 30; number += 1) {
    const at = new Date(midnight + (number - 15) * 1000);
    await move(database, { player, name: 'cash', kind: number % 3 ? 'casino' : 'sports', amount: 100 + number, at });
  }
  const parts = await database.query(
    'select distinct tableoid::regclass::text as part from ledger_entry where player_id = $1 order by 1',
    [player],
  );
  expect(parts).toEqual([{ part: 'ledger_entry_2026' }, { part: 'ledger_entry_earlier' }]);
  const amounts: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await statementOf(database, player, {
      from: '2025-12-31',
      to: '2026-01-01',
      limit: 7,
      ...(cursor === undefined ? {} : { cursor }),
    });
    expect(page).toMatchObject({ total: 30, summary: { openingCash: 0, closingCash: 3435 } });
    expect(page.summary.days.map(({ day, change }) => [day, change])).toEqual([
      ['2025-12-31', 1605],
      ['2026-01-01', 1830],
    ]);
    amounts.push(...page.entries.map(({ amount }) => amount));
    cursor = page.next;
  }
  expect(amounts).toEqual(Array.from({ length: 30 }, (_, index) => 129 - index));
  const year = await statementOf(database, player, { from: '2026-01-01', to: '2026-12-31' });
  expect([year.total, year.summary.openingCash, year.summary.closingCash]).toEqual([15, 1605, 3435]);
});

test('an entry that is written late but happened earlier is in its day’s figures, and in nobody’s opening cash twice', async () => {
  const database = databases.embedded;
  const player = await newPlayer(database);
  const on = (at: string, amount: number) =>
    move(database, { player, name: 'cash', kind: 'casino', amount, at: new Date(at) });
  await on('2026-11-10T10:00:00Z', 1000);
  await on('2026-11-12T10:00:00Z', 200);
  await on('2026-11-11T10:00:00Z', -300);
  const { summary } = await statementOf(database, player, { from: '2026-11-12', to: '2026-11-12' });
  expect(summary).toMatchObject({ openingCash: 700, closingCash: 900 });
});

test('a whole reference is found however many newer entries there are, a part of one in the newest, and of a deposit further back', async () => {
  const database = databases.embedded;
  const player = await newPlayer(database);
  const at = new Date('2026-11-10T10:00:00Z');
  await move(database, { player, name: 'cash', kind: 'casino', amount: 1000, at }, 'FIND-ME-1');
  await move(database, { player, name: 'cash', kind: 'deposit', amount: -50, at }, 'FIND-ME-12');
  const found = async (reference: string, kind?: 'casino') => {
    const page = await statementOf(database, player, {
      from: '2026-11-01',
      to: '2026-11-20',
      reference,
      ...(kind ? { kind } : {}),
    });
    return [page.total, page.summary.moneyIn, page.summary.moneyOut, page.entries.map((entry) => entry.reference)];
  };
  expect(await found('find-me-1')).toEqual([2, 1000, 50, ['FIND-ME-12', 'FIND-ME-1']]);
  expect(await found('me-12')).toEqual([1, 0, 50, ['FIND-ME-12']]);
  expect(await found('me-1', 'casino')).toEqual([1, 1000, 0, ['FIND-ME-1']]);
  expect(await found('nothing')).toEqual([0, 0, 0, []]);

  // Not at once: each entry of a transaction leaves the account's row behind for the next one to step over.
  for (let first = 1; first <= 2001; first += 69) {
    await database.query(
      `select count(*) as count from generate_series($3::bigint, $3::bigint + 68) n, lateral ledger_post('NEWER-' || n, 'casino', 'A round',
         '', 'Settled', $2::timestamptz + n * interval '1 second', array[$1::bigint, null], array['cash', 'casino'], array[1, -1])`,
      [player, at, first],
    );
  }
  expect(await found('find-me-1')).toEqual([2, 1000, 50, ['FIND-ME-12', 'FIND-ME-1']]);
  expect(await found('find-me')).toEqual([1, 0, 50, ['FIND-ME-12']]);
});

test('the desk’s pages of a player’s entries follow each other to the last, account by account', async () => {
  const database = databases.embedded;
  const player = await newPlayer(database);
  const at = (second: number) => new Date(Date.parse('2026-11-10T10:00:00Z') + second * 1000);
  for (let number = 1; number <= 12; number += 1) {
    const name = number % 4 === 0 ? 'held' : 'cash';
    await move(database, { player, name, kind: number % 2 ? 'deposit' : 'sports', amount: number, at: at(number) });
  }
  const page = async (name: 'cash' | 'held' | null, skip: number) => {
    const { entries, count } = await entriesOf(database, player, name, { skip, pagesize: 5 });
    return [count, entries.map(({ amount }) => amount)];
  };
  expect(await page(null, 0)).toEqual([12, [12, 11, 10, 9, 8]]);
  expect(await page(null, 10)).toEqual([12, [2, 1]]);
  expect(await page('held', 0)).toEqual([3, [12, 8, 4]]);
  expect(await page('cash', 5)).toEqual([9, [5, 3, 2, 1]]);
  expect(await page('cash', 20)).toEqual([9, []]);
});

test('the database itself refuses to change the sums of a day, and entries that are written to a part in its stead are counted', async () => {
  const database = databases.embedded;
  const player = await newPlayer(database);
  await move(database, { player, name: 'cash', kind: 'deposit', amount: 500, at: new Date('2026-11-10T10:00:00Z') });
  for (const sql of [
    'update ledger_day set gained = gained + 1',
    'delete from ledger_day',
    'truncate ledger_day',
    `insert into ledger_day values (${player}, '2026-11-11', 'cash', 'bonus', 1, 1, 0)`,
    'delete from ledger_entry_2026',
    'update ledger_entry_2026 set amount = amount',
    'truncate ledger_entry_2026',
  ]) {
    await expect(database.transaction((tx) => tx.script(sql))).rejects.toThrow(/ledger/);
  }
  const raw = (sum: number) => `
    with t as (insert into ledger_transaction (reference, kind, title, detail, state, at)
      values ('part-' || gen_random_uuid(), 'bonus', '', '', '', '2026-11-10T10:00:00Z') returning id, at)
    insert into ledger_entry_2026 (id, transaction_id, account_id, amount, at)
    select 0, t.id, a.id, case when a.player_id is null then ${sum} - 70 else 70 end, t.at from t, account a
    where (a.player_id = ${player} and a.name = 'cash') or (a.player_id is null and a.name = 'bonus')`;
  await expect(database.transaction((tx) => tx.script(raw(1)))).rejects.toThrow(/sum to zero/);
  await database.transaction((tx) => tx.script(raw(0)));
  expect(await wrongSums(database)).toEqual([]);
  const { entries } = await statementOf(database, player, { from: '2026-11-10', to: '2026-11-10' });
  expect(entries.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [70, 570],
    [500, 500],
  ]);
});

test('a house that has been open for long keeps its entries and balances when they move into their parts', async () => {
  const database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 25),
  );
  const player = await newPlayer(database);
  await move(database, { player, name: 'cash', kind: 'deposit', amount: 5000, at: new Date('2025-06-01T10:00:00Z') });
  await move(database, { player, name: 'held', kind: 'sports', amount: 300, at: new Date('2026-06-01T10:00:00Z') });
  await move(database, { player, name: 'cash', kind: 'casino', amount: -700, at: new Date('2026-06-02T10:00:00Z') });
  const before = await database.query(
    'select id, transaction_id, account_id, amount, balance_after, at from ledger_entry order by id',
  );
  await migrate(database);
  expect(
    await database.query(
      'select id, transaction_id, account_id, amount, balance_after, at from ledger_entry order by id',
    ),
  ).toEqual(before);
  expect(await wrongSums(database)).toEqual([]);
  await move(database, { player, name: 'cash', kind: 'casino', amount: 100, at: new Date('2026-06-03T10:00:00Z') });
  expect(await wrongSums(database)).toEqual([]);
  const [shown, summed] = await houseSums(database);
  expect(shown).toEqual(summed);
  const { summary, entries } = await statementOf(database, player, { from: '2026-06-02', to: '2026-06-03' });
  expect([summary.openingCash, summary.closingCash, entries.length]).toEqual([5000, 4400, 2]);
  await database.close();
});
