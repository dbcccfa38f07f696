import fc from 'fast-check';
import { paise } from './paise.ts';
import { share } from './share.ts';

test('a half goes to the even paisa', () => {
  expect([5, 15, 25, 35].map((amount) => share(paise(amount), 1, 10))).toEqual([0, 2, 2, 4]);
});

test('it is the exact share to within half a paisa, for any amounts', () => {
  const amount = fc.integer({ min: 0, max: 90_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom(1, 3, 100, 10_000),
      (stake, times, by) => {
        const [exact, got] = [BigInt(stake) * BigInt(times), BigInt(share(paise(stake), times, by))];
        const off = 2n * (exact - got * BigInt(by));
        expect(off <= BigInt(by) && off >= -BigInt(by)).toBe(true);
      },
    ),
  );
});

test.each([
  ['an amount below zero', -100, 100],
  ['a part of a time', 100, 0.5],
  ['times that are no number', 100, Number.NaN],
  ['a product that a double does not hold exactly', 90_071_992_547_410, 100_000],
])('%s is refused', (_, amount, times) => {
  expect(() => share(paise(amount), times, 100)).toThrow(RangeError);
});
