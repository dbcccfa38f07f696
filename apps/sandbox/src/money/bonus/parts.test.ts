import { addPaise, paise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import { lockedDeposit, partAmount, partOpensAt } from './parts.ts';

const amounts = fc.integer({ min: 1, max: 10 ** 13 }).map(paise);
const parts = fc.integer({ min: 1, max: 100 });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('the parts of a bonus sum to its amount, none below zero and none a paisa more than its share', () => {
  fc.assert(
    fc.property(amounts, parts, (amount, count) => {
      const released = numbers(count).map((k) => partAmount(amount, count, k));
      expect(released.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const part of released) {
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(Math.abs(part - amount / count)).toBeLessThan(1);
        expect(part).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('parts open one after another, each once its share has been wagered to the paisa, the last at all of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }).map(paise), parts, (required, count) => {
      const opens = numbers(count).map((k) => partOpensAt(required, count, k));
      expect(opens).toEqual(opens.toSorted((a, b) => a - b));
      expect(opens.at(-1)).toBe(required);
      opens.forEach((opensAt, index) => {
        expect(BigInt(opensAt) * BigInt(count)).toBeGreaterThanOrEqual(BigInt(required) * BigInt(index + 1));
        expect(BigInt(opensAt - 1) * BigInt(count)).toBeLessThan(BigInt(required) * BigInt(index + 1));
      });
    }),
  );
});

test('the locked deposit goes from all of it to nothing as the parts are claimed, and never the other way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }).map(paise), amounts, parts, (deposit, amount, count) => {
      let released = ZERO;
      let before = lockedDeposit(deposit, amount, released);
      expect(before).toBe(deposit);
      for (const k of numbers(count)) {
        released = addPaise(released, partAmount(amount, count, k));
        const locked = lockedDeposit(deposit, amount, released);
        expect(locked).toBeLessThanOrEqual(before);
        before = locked;
      }
      expect(before).toBe(0);
    }),
  );
});

test('the bonus of the mock-ups: ₹2,000 in four parts over ₹35,000, half of the ₹5,000 locked at half way', () => {
  expect(numbers(4).map((k) => [partAmount(paise(200_000), 4, k), partOpensAt(paise(3_500_000), 4, k)])).toEqual([
    [50_000, 875_000],
    [50_000, 1_750_000],
    [50_000, 2_625_000],
    [50_000, 3_500_000],
  ]);
  expect(lockedDeposit(paise(500_000), paise(200_000), paise(100_000))).toBe(250_000);
});
