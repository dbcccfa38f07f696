import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bet } from '@pavilion/api-client';
import { addPaise, coinsFor, negatePaise, type Paise, paise, subtractPaise, worthOf } from '@pavilion/money';
import fc from 'fast-check';
import { wageredInAll } from './bonus/bonus-sums.ts';
import { keptRows, lostRows, openedRows } from './bonus/cancel-rows.ts';
import { addedRows } from './deposit/added-rows.ts';
import { paymentOf } from './deposit/payment.ts';
import { shareOf } from './limits/limits.ts';
import { reportRows } from './limits/report-rows.ts';
import { addsUpAsShown, shownIn } from './parts/test-sums.ts';
import { balanceRows } from './statement/balance-rows.ts';
import { entryRows } from './statement/entry-rows.ts';
import { debtRows, settlementRows } from './statement/subject-rows.ts';
import { returnedRows } from './withdraw/returned-rows.ts';

// Every figure of the wallet that opens into its arithmetic adds up to the paisa as it is written on the page.

const t = ((key: string) => key) as never;
const amounts = fc.integer({ min: 0, max: 10 ** 12 }).map(paise);
const moves = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(paise);

test('every sum of a page has rows that a property test goes through', () => {
  const texts = (pattern: string) =>
    globSync(pattern, { cwd: __dirname }).map((file) => readFileSync(join(__dirname, file), 'utf8'));
  const sums = texts('**/*.tsx').flatMap((text) => text.split(/<SumUp\b/).slice(1));
  const names = sums.map((text) => /^\s+rows=\{(\w+Rows)\(/.exec(text)?.[1] ?? text.slice(0, 80));
  const tested = texts('**/*.test.ts')
    .filter((text) => text.includes('fc.assert'))
    .join('\n');
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !tested.includes(`${name}(`))).toEqual([]);
});

test('what a deposit adds to cash is its amount, since the operator takes no fee', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (amount, isNetwork) => {
      const rows = addedRows({ amount, isNetwork }, t);
      expect(addsUpAsShown(rows)).toBe(true);
      expect(rows.map(shownIn)).toEqual([amount, 0, amount]);
    }),
  );
});

test('a deposit of a coin is what its coins come to at the rate that goes out with it, and its amount where that is the one that was shown', () => {
  const rates = fc.integer({ min: 1, max: 10 ** 6 }).map(paise);
  const paid = fc.integer({ min: 1, max: 10 ** 9 }).map(paise);
  fc.assert(
    fc.property(paid, rates, rates, (amount, shown, rate) => {
      const coins = { count: coinsFor(amount, shown), rate: shown };
      expect(paymentOf({ rate: shown }, { amount, rate: shown })).toEqual({ amount, coins });
      expect(paymentOf({ rate }, { amount, rate: shown })).toEqual({
        amount: worthOf(coins.count, rate),
        coins: { ...coins, rate },
      });
    }),
  );
});

test('what comes back of a request that is cancelled is in the cash after it', () => {
  fc.assert(
    fc.property(moves, amounts, (cash, amount) => {
      expect(addsUpAsShown(returnedRows({ cash, amount }, t))).toBe(true);
    }),
  );
});

test('what an entry did is the difference of the cash or coins before and after it', () => {
  fc.assert(
    fc.property(moves, moves, fc.constantFrom('cash' as const, 'coins' as const), (before, amount, account) => {
      const rows = entryRows({ account, amount, balanceAfter: addPaise(before, amount) }, 'An entry', t);
      expect(addsUpAsShown(rows)).toBe(true);
      expect(rows[0] && shownIn(rows[0])).toBe(before);
    }),
  );
});

const betOf = (profit: number | null) =>
  ({
    profit,
    runnerName: 'A',
    selectionType: 'back',
    matchedStack: paise(100),
    odds: 2,
    status: 'settled',
  }) as unknown as Bet;

test('a settlement and a debt come to what their line says, whatever the operator’s figures', () => {
  const bets = fc.array(fc.option(moves), { maxLength: 5 }).map((profits) => profits.map(betOf));
  const settlement = fc.record({ net: moves, commission: amounts, rate: fc.constant(5) });
  fc.assert(
    fc.property(bets, settlement, moves, (list, settled, amount) => {
      expect(addsUpAsShown(settlementRows({ bets: list, settlement: settled }, amount, { t, wallet: t }))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(amounts, amounts, amounts, (left, collected, forgiven) => {
      const amount = addPaise(left, collected, forgiven);
      expect(addsUpAsShown(debtRows({ amount, collected, forgiven, left }, t))).toBe(true);
    }),
  );
});

const kinds = ['sports', 'casino', 'deposit', 'withdrawal', 'bonus', 'adjustment'] as const;

test('a balance is the cash at the beginning, what each kind did, and the coins, also where the operator’s figures disagree', () => {
  const byKind = fc.array(fc.record({ kind: fc.constantFrom(...kinds), count: fc.nat(9), amount: moves }));
  const period = { from: '2026-11-01', to: '2026-11-23' } as never;
  fc.assert(
    fc.property(moves, byKind, moves, amounts, (openingCash, parts, closingCash, coins) => {
      const summary = {
        ...{ openingCash, closingCash, coins, byKind: parts, balance: addPaise(closingCash, coins) },
        ...{ moneyIn: paise(0), moneyOut: paise(0), days: [] },
      };
      expect(addsUpAsShown(balanceRows(summary, period, '2026-11-23' as never, t, String))).toBe(true);
    }),
  );
});

test('what is lost, kept and opened by giving a bonus up is all of the bonus, and of what it locks', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, amounts, (lost, released, done, withdrawable, locked) => {
      const bonus = { amount: addPaise(lost, released), released, claimable: lost, done };
      const [notReleased, played] = lostRows(bonus, t).map(shownIn);
      const [kept, cash] = keptRows(bonus, withdrawable, t).map(shownIn);
      expect([addPaise(notReleased as Paise, kept as Paise), played, cash]).toEqual([bonus.amount, done, withdrawable]);
      expect(addsUpAsShown(openedRows({ withdrawable, locked }, t))).toBe(true);
    }),
  );
});

test('what was wagered on all products is what was on each, and so is what of it counted', () => {
  const row = fc.record({
    product: fc.constant('slots' as const),
    percent: fc.constant(50),
    stake: amounts,
    counted: amounts,
  });
  fc.assert(
    fc.property(fc.array(row), (contributions) => {
      const { stake, counted } = wageredInAll({ contributions });
      const added = (of: 'stake' | 'counted') => contributions.reduce((sum, each) => sum + each[of], 0);
      expect([stake, counted]).toEqual([added('stake'), added('counted')]);
    }),
  );
});

test('a report’s net result is what bets and games came to, less what the house took', () => {
  fc.assert(
    fc.property(moves, amounts, moves, (sports, commission, casino) => {
      expect(addsUpAsShown(reportRows({ sports, commission, casino, net: addPaise(sports, casino) }, t))).toBe(true);
    }),
  );
});

test('what is used and what is left of a limit are the limit, until more is used', () => {
  fc.assert(
    fc.property(amounts, moves, (amount, used) => {
      const { counted, left } = shareOf(amount, used);
      expect([counted, left >= 0]).toEqual([Math.max(0, used), true]);
      if (used <= amount) expect(counted + left).toBe(amount);
      else expect(left).toBe(0);
    }),
  );
});

test('a sum that does not add up is seen', () => {
  const row = (amount: string, kind?: 'plus' | 'minus' | 'total') => ({ label: '', amount, kind });
  expect(addsUpAsShown([row('₹1,00,000.00'), row('₹0.01', 'minus'), row('₹99,999.99', 'total')])).toBe(true);
  expect(addsUpAsShown([row('₹1,00,000.00'), row('₹0.01', 'minus'), row('₹99,999.98', 'total')])).toBe(false);
  expect(addsUpAsShown([row('−₹5.00'), row('₹2.00', 'plus'), row('−₹3.00', 'total')])).toBe(true);
  expect(addsUpAsShown([row('₹5.00')])).toBe(false);
  expect(subtractPaise(paise(0), negatePaise(shownIn(row('−₹5.00'))))).toBe(-500);
});
