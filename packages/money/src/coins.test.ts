import fc from 'fast-check';
import { coinsFor, decimalCoins, isCoins, parseCoins, worthOf } from './coins.ts';
import { paise } from './paise.ts';

const amounts = fc.integer({ min: 1, max: 10 ** 9 }).map(paise);
/** A millionth of a coin is worth a paisa at most. */
const rates = fc.integer({ min: 1, max: 10 ** 6 }).map(paise);

test('coins are worth the amount that they are for: rounded up, and their worth down, to the paisa', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const count = coinsFor(amount, rate);
      expect(worthOf(count, rate)).toBe(amount);
      // Not one millionth more than is needed.
      expect(BigInt(count - 1) * BigInt(rate) < BigInt(amount) * 1_000_000n).toBe(true);
    }),
  );
});

test('what coins are worth by another rate is exact to the paisa, and never more', () => {
  fc.assert(
    fc.property(amounts, rates, rates, (amount, shown, now) => {
      const count = coinsFor(amount, shown);
      const rest = BigInt(count) * BigInt(now) - BigInt(worthOf(count, now)) * 1_000_000n;
      expect(rest >= 0n && rest < 1_000_000n).toBe(true);
    }),
  );
});

test('they are written with six decimals, and read as they are written', () => {
  expect([paise(500_000), paise(8840), paise(1)].map((amount) => decimalCoins(coinsFor(amount, paise(8840))))).toEqual([
    '56.561086',
    '1.000000',
    '0.000114',
  ]);
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const count = coinsFor(amount, rate);
      expect(parseCoins(decimalCoins(count))).toBe(count > 999_999_999_999_999 ? null : count);
    }),
  );
});

test.each(['', '1', '1.00000', '1.0000000', '-1.000000', '1,000.000000', '0.000000', '1e3', ' 1.000000'])(
  '%j are no coins',
  (text) => {
    expect(parseCoins(text)).toBeNull();
  },
);

test('none, a part of a millionth and what a double does not hold exactly are no coins', () => {
  expect([0, -1, 0.5, 2 ** 53, '1'].map(isCoins)).toEqual([false, false, false, false, false]);
  expect(() => coinsFor(paise(0), paise(8840))).toThrow(RangeError);
});
