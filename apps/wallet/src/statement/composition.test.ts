import type { StatementSummary } from '@pavilion/api-client';
import { addPaise, negatePaise, type Paise, paise, sumPaise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import { addsUp, composeBalance } from './composition.ts';

const kinds = ['sports', 'casino', 'deposit', 'withdrawal', 'bonus', 'adjustment', 'other'] as const;
const anyAmount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map(paise);
const entries = fc.array(fc.record({ kind: fc.constantFrom(...kinds), amount: anyAmount }), { maxLength: 60 });

/** A summary as a ledger would draw it up from its entries. */
function summaryOf(openingCash: Paise, coins: Paise, list: readonly { kind: (typeof kinds)[number]; amount: Paise }[]) {
  const net = (amounts: readonly { amount: Paise }[]) => sumPaise(amounts, ({ amount }) => amount);
  const closingCash = addPaise(openingCash, net(list));
  return {
    openingCash,
    closingCash,
    coins,
    balance: addPaise(closingCash, coins),
    byKind: kinds.map((kind) => {
      const same = list.filter((each) => each.kind === kind);
      return { kind, count: same.length, amount: net(same) };
    }),
    moneyIn: net(list.filter(({ amount }) => amount > 0)),
    moneyOut: negatePaise(net(list.filter(({ amount }) => amount < 0))),
    days: [],
  } satisfies StatementSummary;
}

/** What the player can add up from the rows that they see. */
const shown = (summary: StatementSummary) => {
  const made = composeBalance(summary);
  return { made, cash: made.parts.reduce((total, part) => total + part.amount, made.opening + made.unexplained) };
};

test('opening cash and the kinds are the closing cash, and with coins the balance, to the paisa', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, entries, (opening, coins, list) => {
      const summary = summaryOf(opening, coins, list);
      const { made, cash } = shown(summary);
      expect(made.unexplained).toBe(0);
      expect(cash).toBe(made.closing);
      expect(made.closing + made.coins).toBe(made.balance);
      expect(made.balance).toBe(summary.balance);
      expect(addsUp(summary)).toBe(true);
      // The order of kinds, and a kind that comes in two lines, change nothing.
      const mixed = { ...summary, byKind: list.map(({ kind, amount }) => ({ kind, count: 1, amount })).toReversed() };
      expect(composeBalance(mixed)).toEqual(made);
    }),
  );
});

test('the change in cash is what play, transfers, bonuses and corrections made', () => {
  fc.assert(
    fc.property(anyAmount, entries, (opening, list) => {
      const made = composeBalance(summaryOf(opening, ZERO, list));
      const rest = made.parts.filter(({ kind }) => kind === 'bonus' || kind === 'adjustment' || kind === 'other');
      expect(made.rest).toBe(sumPaise(rest, ({ amount }) => amount));
      expect(made.play + made.transfers + made.rest).toBe(made.closing - made.opening);
    }),
  );
});

test('figures that disagree still add up on the screen, and the difference is named', () => {
  fc.assert(
    fc.property(
      anyAmount,
      entries,
      anyAmount.filter((wrong) => wrong !== 0),
      (opening, list, wrong) => {
        const summary = summaryOf(opening, ZERO, list);
        const broken = {
          ...summary,
          closingCash: addPaise(summary.closingCash, wrong),
          balance: addPaise(summary.balance, wrong),
        };
        const { made, cash } = shown(broken);
        expect(made.unexplained).toBe(wrong);
        expect(cash).toBe(made.closing);
        expect(addsUp(broken)).toBe(false);
        expect(made.play + made.transfers + made.rest).toBe(made.closing - made.opening);
        expect(addsUp({ ...summary, balance: addPaise(summary.balance, wrong) })).toBe(false);
      },
    ),
  );
});

test('commission is a part of its own out of the bonuses, and the sum is as it was', () => {
  fc.assert(
    fc.property(anyAmount, entries, anyAmount, (opening, list, amount) => {
      const summary = summaryOf(opening, ZERO, list);
      const bonus = summary.byKind.find(({ kind }) => kind === 'bonus') ?? { count: 0, amount: ZERO };
      const { made, cash } = shown({ ...summary, commission: { count: 1, amount } });
      const of = (kind: string) => made.parts.find((part) => part.kind === kind)?.amount ?? ZERO;
      expect(of('commission')).toBe(amount);
      expect(addPaise(of('bonus'), of('commission'))).toBe(bonus.amount);
      const before = composeBalance(summary);
      expect([made.unexplained, cash, made.rest]).toEqual([0, before.closing, before.rest]);
    }),
  );
});

test('a kind without entries is not a row', () => {
  expect(composeBalance(summaryOf(paise(500), ZERO, [{ kind: 'casino', amount: paise(-200) }])).parts).toEqual([
    { kind: 'casino', count: 1, amount: -200 },
  ]);
});
