import { proves } from '@pavilion/api-client/proves';
import { type CallOutput, getAccountStatement, getBonusStats } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { post } from './post.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  token = String((await sandbox.post('/api/login/demo')).body.token);
});
afterAll(() => sandbox.close());

type Statement = CallOutput<typeof getAccountStatement>['data'];
const ALL = 'from=2026-09-01&to=2026-11-21';

async function statement(query: string): Promise<Statement> {
  const { body } = await sandbox.get(`/api/getAccountstatement?${query}`, { token });
  return z.decode(getAccountStatement.response, body as never).data;
}

async function everyPage(query: string): Promise<Statement['entries']> {
  const entries: Statement['entries'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Statement = await statement(`${query}&limit=40${cursor ? `&cursor=${cursor}` : ''}`);
    entries.push(...page.entries);
    cursor = page.next;
  }
  return entries;
}

test('the demo player ends at the cashier of the mock-ups, with hundreds of entries over sixty days', async () => {
  const { summary, total, entries } = await statement(ALL);
  expect(summary).toMatchObject({ closingCash: 9_821_000, coins: 2_524_650, balance: 12_345_650 });
  expect(total).toBeGreaterThan(300);
  expect(entries[0]).toMatchObject({ title: 'Bet won: India, match odds', amount: 159_600, balanceAfter: 9_821_000 });
});

test('pages follow each other without a gap or a repeat, and count up to the total', async () => {
  proves('getAccountStatement');
  const entries = await everyPage(ALL);
  expect(entries).toHaveLength((await statement(ALL)).total);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.map(({ at }) => at.getTime())).toEqual(
    entries.map(({ at }) => at.getTime()).toSorted((a, b) => b - a),
  );
});

test('each entry’s balance is the one before it plus its amount, account by account', async () => {
  const entries = (await everyPage(ALL)).toReversed();
  for (const name of ['cash', 'coins']) {
    let balance = 0;
    for (const entry of entries.filter((candidate) => candidate.account === name)) {
      balance += entry.amount;
      expect(entry.balanceAfter).toBe(balance);
    }
  }
});

test('opening cash and what each kind did make closing cash, to the paisa; days too', async () => {
  const { summary } = await statement('from=2026-11-01&to=2026-11-20');
  const moved = summary.byKind.reduce((sum, { amount }) => sum + amount, 0);
  expect(summary.openingCash + moved).toBe(summary.closingCash);
  expect(summary.moneyIn - summary.moneyOut).toBe(moved);
  expect(summary.openingCash + summary.days.reduce((sum, { change }) => sum + change, 0)).toBe(summary.closingCash);
  expect(summary.days.at(-1)?.cash).toBe(summary.closingCash);
  expect((await statement('from=2026-11-21&to=2026-11-21')).summary.openingCash).toBe(summary.closingCash);
});

test('a kind narrows entries, total, in and out, and leaves the period’s figures as they are', async () => {
  const all = await statement(ALL);
  const deposits = await statement(`${ALL}&kind=deposit`);
  expect(deposits.entries.every(({ kind }) => kind === 'deposit')).toBe(true);
  expect(deposits.total).toBe(all.summary.byKind.find(({ kind }) => kind === 'deposit')?.count);
  expect(deposits.summary).toMatchObject({
    moneyOut: 0,
    moneyIn: deposits.summary.days.reduce((sum, day) => sum + day.deposits, 0),
  });
  expect(deposits.summary.byKind).toEqual(all.summary.byKind);
});

test('any part of a reference finds its entries, without case', async () => {
  const { entries, total } = await statement(`${ALL}&reference=7f42`);
  expect([total, entries[0]?.reference]).toEqual([1, 'BT-7F4291']);
  expect((await statement(`${ALL}&reference=%25`)).total).toBe(0);
});

test.each([
  ['4329 1800 6547', 'DP-31877'],
  ['432918006547', 'DP-31877'],
  ['utr 4329-1800', 'DP-31877'],
  ['UTR: 4329 1800 6547', 'DP-31877'],
  ['Ref. no.: ४३२९–१८००', 'DP-31877'],
  ['DP31877', 'DP-31877'],
  ['31877', 'DP-31877'],
  ['n323264410', 'WD-20377'],
  ['bt7f4291', 'BT-7F4291'],
])('%s finds its line, with a label, spaces and dashes or without', async (reference, line) => {
  const { entries, total } = await statement(`${ALL}&reference=${encodeURIComponent(reference)}`);
  expect([total, entries.map((entry) => entry.reference)]).toEqual([1, [line]]);
});

test('what stands on a bet’s line is no reference of it', async () => {
  expect((await statement(`${ALL}&reference=india`)).total).toBe(0);
});

test('commission is what of the bonuses the referrals brought; the rest is what bonuses have released', async () => {
  const { summary } = await statement(ALL);
  const bonus = summary.byKind.find(({ kind }) => kind === 'bonus');
  expect(summary.commission).toEqual({ count: 1, amount: 604_500 });
  const { body } = await sandbox.get('/api/bonus/claims/stats', { token });
  const { claimed } = z.decode(getBonusStats.response, body as never).data;
  expect((bonus?.amount ?? 0) - (summary.commission?.amount ?? 0)).toBe(claimed);
  const before = await statement('from=2026-11-20&to=2026-11-21');
  expect(before.summary.commission).toEqual({ count: 0, amount: 0 });
});

test('a day begins at midnight in India', async () => {
  const day = await statement('from=2026-11-20&to=2026-11-20');
  expect(
    day.entries.map(
      ({ at }) => at.toISOString() >= '2026-11-19T18:30:00.000Z' && at.toISOString() < '2026-11-20T18:30:00.000Z',
    ),
  ).not.toContain(false);
  expect(day.total).toBe(4);
});

test('entries that come in while one pages shift nothing', async () => {
  const first = await statement(`${ALL}&limit=10`);
  await sandbox.database.transaction((tx) =>
    post(tx, {
      reference: 'LATE-1',
      kind: 'adjustment',
      title: 'Late',
      detail: '',
      state: 'Done',
      at: sandbox.now(),
      entries: [
        { account: { house: 'play-money' }, amount: paise(-100) },
        { account: { player: 10_234, name: 'cash' }, amount: paise(100) },
      ],
    }),
  );
  const second = await statement(`${ALL}&limit=10&cursor=${first.next}`);
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(20);
  expect((await everyPage(ALL)).slice(1, 21).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['from=2026-11-21&to=2026-11-01', 'to'],
  ['from=2026-11-01&to=yesterday', 'to'],
  [`${ALL}&limit=0`, 'limit'],
  [`${ALL}&limit=101`, 'limit'],
  [`${ALL}&kind=gift`, 'kind'],
  [`${ALL}&cursor=nonsense`, 'cursor'],
  [`${ALL}&from=2026-09-02`, 'from'],
])('%s is refused by its field', async (query, field) => {
  expect(await sandbox.get(`/api/getAccountstatement?${query}`, { token })).toMatchObject({
    status: 422,
    body: { error: true, field },
  });
});
