import type { StatementEntry } from '@pavilion/api-client/wire';
import { negatePaise, paise } from '@pavilion/money';
import fc from 'fast-check';
import { DAY, HOUR, istDay } from '../../base/index.ts';
import { settleMarkets } from '../../sports/bets/settle.ts';
import { VOID } from '../../sports/feed/play.ts';
import { marketIdOf, quotedMarket } from '../../sports/index.ts';
import type { QuotedMarket } from '../../sports/markets/market.ts';
import { type HouseAccount, post, statementOf, type Transaction } from '../../store/index.ts';
import type { LedgerKind } from '../../store/ledger/post.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { playReport } from '../limits/report.ts';
import { type Totals, totalsOf } from './totals.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
afterAll(() => sandbox.close());

/** The same from the whole history, entry by entry and fill by fill. */
async function scanned(player: number, from: string, to: string): Promise<Totals> {
  const { database } = sandbox;
  const entries = await database.query(
    `select t.kind, e.amount, e.at from ledger_entry e join account a on a.id = e.account_id
       join ledger_transaction t on t.id = e.transaction_id where a.player_id = $1 and a.name = 'cash'`,
    [player],
  );
  const fills = await database.query(
    'select f.stake, f.at from bet_fill f join bet b on b.id = f.bet_id where b.player_id = $1',
    [player],
  );
  const isIn = ({ at }: { readonly at: Date }) => istDay(at) >= from && istDay(at) <= to;
  const sum = (amounts: readonly number[]) => paise(amounts.reduce((total, amount) => total + amount, 0));
  const of = (...kinds: readonly string[]) => entries.filter((entry) => isIn(entry) && kinds.includes(entry.kind));
  return {
    deposited: sum(of('deposit').map(({ amount }) => Math.max(0, amount))),
    staked: sum(fills.filter(isIn).map(({ stake }) => stake)),
    lost: sum(of('sports', 'casino').map(({ amount }) => -amount)),
  };
}

/** Every kind of the ledger but that of bets, which come of bets, and the account of the house that it goes with. */
const HOUSES = {
  ...{ deposit: 'bank', casino: 'casino', withdrawal: 'withdrawals', bonus: 'bonus', adjustment: 'corrections' },
} as const satisfies Readonly<Record<Exclude<LedgerKind, 'sports'>, HouseAccount>>;
type MovedKind = keyof typeof HOUSES;
const GAINS: readonly MovedKind[] = ['deposit', 'bonus'];
const BOTH: readonly MovedKind[] = ['casino', 'adjustment'];

let references = 0;
async function move(tx: Transaction, player: SignedIn, kind: MovedKind, amount: number) {
  references += 1;
  const house = HOUSES[kind];
  await post(tx, {
    ...{ reference: `totals:${references}`, kind, title: kind, detail: '', state: 'Done', at: sandbox.now() },
    entries: [
      { account: { house }, amount: negatePaise(paise(amount)) },
      { account: { player: player.id, name: 'cash' }, amount: paise(amount) },
    ],
  });
}

/** What happens: a move of money, a bet, the settlement of all bets with a result of the market, or time that passes. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(HOUSES) as MovedKind[])),
    amount: fc.integer({ min: 1, max: 50_000 }),
    isGain: fc.boolean(),
  }),
  fc.record({ bet: fc.constantFrom('back' as const, 'lay' as const), rupees: fc.integer({ min: 100, max: 400 }) }),
  fc.record({ outcome: fc.constantFrom('0', '1', VOID) }),
  fc.record({ hours: fc.integer({ min: 1, max: 30 }) }),
);
/** Every kind of move, and bets that are settled: chance alone may leave one out. */
const each = [
  ...(Object.keys(HOUSES) as MovedKind[]).map((kind) => ({ kind, amount: 1000, isGain: true })),
  ...Array.from({ length: 6 }, (_, index) => ({ bet: 'back' as const, rupees: 100 + index })),
  { outcome: '0' as const },
];

/** A market that takes bets and that no run has had. */
const used = new Set<string>();
function freshMarket(): QuotedMarket {
  for (const match of sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null)) {
    for (const kind of ['match_odds', 'bookmaker'] as const) {
      const market = quotedMarket(match, marketIdOf(match.id, kind));
      if (!market || used.has(market.id)) continue;
      used.add(market.id);
      return market;
    }
  }
  throw new Error('There is no such market left');
}

/** The kinds that a statement had. */
const stated = new Set<StatementEntry['kind']>();

const added = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a player's statement of some days says: opening cash and what each kind did are the closing cash, line by line and day by day. */
async function statementAddsUp(player: number, from: string, to: string): Promise<void> {
  const { entries, total, summary } = await statementOf(sandbox.database, player, { from, to, limit: 100 });
  const cash = entries.filter(({ account }) => account === 'cash');
  const kinds = [...new Set(cash.map(({ kind }) => kind))];
  for (const kind of kinds) stated.add(kind);
  const of = (kind: StatementEntry['kind']) => cash.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
  expect([entries.length, summary.byKind.length]).toEqual([total, kinds.length]);
  expect(summary.byKind).toEqual(
    expect.arrayContaining(kinds.map((kind) => ({ kind, count: of(kind).length, amount: added(of(kind)) }))),
  );
  const change = added(summary.byKind.map(({ amount }) => amount));
  const { openingCash, closingCash, coins, balance, moneyIn, moneyOut, days } = summary;
  expect([closingCash - openingCash, moneyIn - moneyOut, added(days.map((day) => day.change))]).toEqual(
    Array(3).fill(change),
  );
  expect([balance, days.at(-1)?.cash ?? closingCash]).toEqual([closingCash + coins, closingCash]);
  // Newest first, each with what was there after it.
  const after = [...cash.map(({ balanceAfter }) => balanceAfter), openingCash];
  expect(cash.map(({ amount }, index) => (after[index + 1] ?? 0) + amount)).toEqual(after.slice(0, -1));
  expect(after[0]).toBe(closingCash);
}

/** What a player's report says of each period, beside a scan over all that they did in it. */
async function reportAddsUp(player: number, by: 'week' | 'month'): Promise<void> {
  const { periods } = await playReport(sandbox.database, player, by, sandbox.now());
  for (const [index, { from, net, sports, casino, staked, returned, deposits }] of periods.entries()) {
    const next = periods[index - 1]?.from;
    const to = next === undefined ? istDay(sandbox.now()) : dayBefore(next);
    const { lost, deposited } = await scanned(player, from, to);
    expect([net, sports + casino, returned - staked, deposits]).toEqual([-lost || 0, net, net, deposited]);
  }
}
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

test('a player’s totals, statement and report of any days are those of a scan over everything that they ever did', async () => {
  let bets = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 14 }), async (happenings) => {
      const [player, market] = [await newPlayer(sandbox), freshMarket()];
      const first = sandbox.now();
      for (const one of happenings) {
        if ('hours' in one) sandbox.pass(one.hours * HOUR);
        else if ('bet' in one) {
          const { status } = await bookie.place(player, bookie.slip(market, 0, one.bet, one.rupees));
          if (status === 200) bets += 1;
        } else if ('outcome' in one) {
          const outcome = one.outcome === VOID ? VOID : (market.runners[Number(one.outcome)]?.id ?? VOID);
          await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
        } else {
          const isGain = GAINS.includes(one.kind) || (BOTH.includes(one.kind) && one.isGain);
          const amount = isGain ? one.amount : -one.amount;
          await sandbox.database.transaction((tx) => move(tx, player, one.kind, amount));
        }
      }
      const days = Array.from(
        { length: Math.ceil((sandbox.now().getTime() - first.getTime()) / DAY) + 2 },
        (_, index) => istDay(new Date(first.getTime() + (index - 1) * DAY)),
      );
      for (const [index, day] of days.entries()) {
        for (const [from, to] of [
          [day, day],
          [days[0] ?? day, day],
          [day, days.at(-1 - (index >> 1)) ?? day],
        ] as const) {
          expect(await totalsOf(sandbox.database, player.id, from, to)).toEqual(await scanned(player.id, from, to));
          if (from <= to) await statementAddsUp(player.id, from, to);
        }
      }
      for (const by of ['week', 'month'] as const) await reportAddsUp(player.id, by);
    }),
    { numRuns: 12, examples: [[each]] },
  );
  expect(bets).toBeGreaterThan(5);
  expect([...stated].toSorted()).toEqual([...Object.keys(HOUSES), 'sports'].toSorted());
}, 120_000);
