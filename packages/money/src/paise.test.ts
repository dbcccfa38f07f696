import fc from 'fast-check';
import {
  absolutePaise,
  addPaise,
  isPaise,
  maxPaise,
  minPaise,
  negatePaise,
  type Paise,
  paise,
  subtractPaise,
  sumPaise,
  ZERO,
} from './paise.ts';

/** Ten thousand crore crore rupees: sums of some of them are still exact. */
const MOST = 10 ** 14;
const amounts = fc.integer({ min: -MOST, max: MOST }).map(paise);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (value) => {
  expect(() => paise(value)).toThrow(new RangeError(`${value} is no whole number of paise`));
  expect(isPaise(value)).toBe(false);
});

test('text and nothing are no amounts', () => {
  expect(['1', null, undefined].map(isPaise)).toEqual([false, false, false]);
});

test('a sum beyond what a double holds exactly is refused, never a wrong amount', () => {
  const most = paise(Number.MAX_SAFE_INTEGER);
  expect(() => addPaise(most, paise(1))).toThrow(RangeError);
  expect(() => subtractPaise(negatePaise(most), paise(1))).toThrow(RangeError);
});

test('the sum of amounts is exact and does not depend on their order', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 20 }), (list) => {
      const exact = list.reduce((total, amount) => total + BigInt(amount), 0n);
      expect(BigInt(addPaise(...list))).toBe(exact);
      expect(addPaise(...list.toReversed())).toBe(addPaise(...list));
      expect(
        sumPaise(
          list.map((amount) => ({ amount })),
          (item) => item.amount,
        ),
      ).toBe(addPaise(...list));
    }),
  );
});

test('taking an amount away undoes adding it', () => {
  fc.assert(
    fc.property(amounts, amounts, (first, second) => {
      expect(subtractPaise(addPaise(first, second), second)).toBe(first);
      expect(subtractPaise(first, second)).toBe(addPaise(first, negatePaise(second)));
    }),
  );
});

test('an amount and its negative make zero, and both have the same absolute amount', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(addPaise(amount, negatePaise(amount))).toBe(ZERO);
      expect(absolutePaise(negatePaise(amount))).toBe(absolutePaise(amount));
      expect(absolutePaise(amount)).toBe(maxPaise(amount, negatePaise(amount)));
    }),
  );
});

test('no arithmetic makes a negative zero, which equals zero and is not the same', () => {
  for (const nothing of [negatePaise(ZERO), subtractPaise(ZERO, ZERO), paise(-0), absolutePaise(paise(-0))]) {
    expect(Object.is(nothing, 0)).toBe(true);
  }
});

test('the least and the most are among the amounts, and no other is beyond them', () => {
  fc.assert(
    fc.property(amounts, fc.array(amounts, { maxLength: 8 }), (first, others) => {
      expect(minPaise(first, ...others)).toBe(Math.min(first, ...others));
      expect(maxPaise(first, ...others)).toBe(Math.max(first, ...others));
    }),
  );
});

// What the type checker refuses stands behind `@ts-expect-error`: where it no longer refused, the type check would fail.

test('the type keeps amounts apart from other numbers', () => {
  const price = 193;
  const stake = paise(20_000);
  const kept: Paise[] = [
    stake,
    // @ts-expect-error a plain number may be a price, a count or rupees
    price,
    // @ts-expect-error plain arithmetic may have mixed an amount with another number
    stake + price,
    // @ts-expect-error half of an amount is not always a whole number of paise
    stake / 2,
  ];
  // @ts-expect-error nor is a plain number added to an amount
  expect(() => addPaise(stake, 0.5)).toThrow(RangeError);
  expect(kept).toHaveLength(4);
});
