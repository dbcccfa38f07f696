import { paise } from '@pavilion/money';
import { collectDebts, collectDue, forgiveDebt, owedBy } from '../../money/index.ts';
import { accountSums, cashAndHeldOf, type Database, post, statementOf } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets, runnerOf, type SaidMarket } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { VOID } from '../feed/play.ts';
import { settleMarkets } from './settle.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let database: Database;
let poor: SignedIn;
let market: SaidMarket;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  count += 1;
  market = { id: `debt-${count}` };
  poor = await newPlayer({ database, now }, paise(50_000));
});
afterEach(async () => {
  const sums = await accountSums(database);
  const [entries] = await database.query(
    `select (select sum(amount)::bigint from ledger_entry) as total,
       (select coalesce(sum(amount - collected - forgiven), 0)::bigint from debt) as owed`,
  );
  expect(sums.reduce((total, { sum }) => total + sum, 0)).toBe(0);
  expect([entries?.total, sums.find(({ name }) => name === 'debts')?.sum]).toEqual([0, -(entries?.owed ?? 0)]);
});
afterAll(() => database.close());

const settle = (outcome: string, { id }: SaidMarket = market) =>
  settleMarkets(database, now, [{ market: id, outcome }]);
const balances = () => cashAndHeldOf(database, poor.id);
const isSettled = async () =>
  (await database.query('select 1 from market where id = $1 and settled_version = version', [market.id])).length === 1;
const move = (amount: number, reference: string) =>
  database.transaction((tx) =>
    post(tx, {
      reference,
      kind: 'adjustment',
      title: '',
      detail: '',
      state: '',
      at: now(),
      entries: [
        { account: { house: 'play-money' }, amount: paise(-amount) },
        { account: { player: poor.id, name: 'cash' }, amount: paise(amount) },
      ],
    }),
  );
/** Wins ₹950 on a stake of ₹500 (₹475 after 5 % commission), and has it spent but for `left` paise. */
async function winsAndSpends(left: number): Promise<void> {
  await placedBets(database, market, [{ player: poor.id, side: 'back', rupees: 500, price: 200 }], now());
  await settle(runnerOf(market, 1));
  expect(await balances()).toEqual({ cash: 97_500, held: 0 });
  await move(left - 97_500, `spent:${market.id}`);
}
const debt = async () =>
  (
    await database.query(
      'select id, amount, collected, forgiven, closed_at is null as open from debt where player_id = $1',
      [poor.id],
    )
  )[0];

test('what a player has not got of a correction is owed; what they have is taken, and the market is settled', async () => {
  await winsAndSpends(20_000);
  await settle(runnerOf(market, 2));
  expect(await balances()).toEqual({ cash: 0, held: 0 });
  // ₹475 back and the stake of ₹500, of which they had ₹200.
  expect(await debt()).toMatchObject({ amount: 77_500, collected: 0, open: true });
  expect([await isSettled(), await owedBy(database, poor.id)]).toEqual([true, 77_500]);
  await settleMarkets(database, now);
  expect(await debt()).toMatchObject({ amount: 77_500, collected: 0 });
});

test('the result of a correction is that of its bets; what the house lays out for it and collects again is no play', async () => {
  const byKind = async () => {
    const { summary } = await statementOf(database, poor.id, { from: '2026-11-21', to: '2026-11-21', kind: 'sports' });
    const play = summary.byKind.find(({ kind }) => kind === 'sports')?.amount;
    const rest = summary.byKind.find(({ kind }) => kind === 'adjustment')?.amount;
    return { play, rest, net: summary.moneyIn - summary.moneyOut };
  };
  await winsAndSpends(20_000);
  const spent = 20_000 - 97_500;
  await settle(runnerOf(market, 2));
  expect(await owedBy(database, poor.id)).toBe(77_500);
  expect(await byKind()).toEqual({ play: -50_000, rest: 50_000 + spent + 77_500, net: -50_000 });
  await move(100_000, `in:${market.id}`);
  await collectDue(database, now);
  expect(await balances()).toEqual({ cash: 22_500, held: 0 });
  expect(await byKind()).toEqual({ play: -50_000, rest: 50_000 + spent + 100_000, net: -50_000 });
});

test('nothing is taken of what open bets hold', async () => {
  await winsAndSpends(30_000);
  const elsewhere = { id: `${market.id}-else` };
  await placedBets(database, elsewhere, [{ player: poor.id, side: 'back', rupees: 250, price: 200 }], now());
  await settle(runnerOf(market, 2));
  expect(await balances()).toEqual({ cash: 25_000, held: 25_000 });
  expect(await debt()).toMatchObject({ amount: 92_500 });
  await settle(VOID, elsewhere);
  expect(await balances()).toEqual({ cash: 0, held: 0 });
  expect(await debt()).toMatchObject({ collected: 25_000 });
});

test('what they win pays their debt first', async () => {
  await winsAndSpends(50_000);
  const elsewhere = { id: `${market.id}-else` };
  await placedBets(database, elsewhere, [{ player: poor.id, side: 'back', rupees: 500, price: 300 }], now());
  await settle(runnerOf(market, 2));
  expect(await owedBy(database, poor.id)).toBe(97_500);
  await settle(runnerOf(elsewhere, 1), elsewhere);
  expect(await balances()).toEqual({ cash: 50_000 + 95_000 - 97_500, held: 0 });
  expect(await debt()).toMatchObject({ collected: 97_500, open: false });
});

test('what comes in anywhere is collected by the next pass, once, until nothing is owed', async () => {
  await winsAndSpends(0);
  await settle(runnerOf(market, 2));
  for (const [index, cash] of [0, 0, 2_500].entries()) {
    await move(40_000 - (index === 2 ? 20_000 : 0), `in:${market.id}:${index}`);
    await Promise.all([collectDue(database, now), collectDue(database, now)]);
    expect((await balances()).cash).toBe(cash);
  }
  expect(await debt()).toMatchObject({ amount: 97_500, collected: 97_500, open: false });
  expect(await database.transaction((tx) => collectDebts(tx, poor.id, now()))).toBe(0);
});

test('a result that is corrected back pays the debt that it made', async () => {
  await winsAndSpends(0);
  await settle(runnerOf(market, 2));
  await settle(runnerOf(market, 1));
  expect([await balances(), await debt()]).toMatchObject([
    { cash: 0, held: 0 },
    { collected: 97_500, open: false },
  ]);
  await settle(VOID);
  expect([await balances(), await owedBy(database, poor.id)]).toEqual([{ cash: 0, held: 0 }, 47_500]);
});

test('what is left of a debt is forgiven once, to the house’s own loss', async () => {
  await winsAndSpends(10_000);
  await settle(runnerOf(market, 2));
  const { id = 0 } = (await debt()) ?? {};
  const writtenOff = async () => (await accountSums(database)).find(({ name }) => name === 'written-off')?.sum ?? 0;
  const before = await writtenOff();
  await database.transaction((tx) => forgiveDebt(tx, id, now()));
  expect([await debt(), (await writtenOff()) - before]).toMatchObject([{ forgiven: 87_500, open: false }, -87_500]);
  await expect(database.transaction((tx) => forgiveDebt(tx, id, now()))).rejects.toMatchObject({ status: 409 });
  await move(10_000, `after:${market.id}`);
  await collectDue(database, now);
  expect((await balances()).cash).toBe(10_000);
});
