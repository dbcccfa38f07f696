import fc from 'fast-check';
import { share } from './rounding.ts';

test('a half goes to the even paisa', () => {
  expect([share(5, 1, 10), share(15, 1, 10), share(25, 1, 10), share(35, 1, 10)]).toEqual([0, 2, 2, 4]);
});

test('it is the exact share to within half a paisa, for any amounts', () => {
  const amount = fc.integer({ min: 0, max: 90_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom(1, 3, 100, 10_000),
      (stake, times, by) => {
        const [exact, got] = [BigInt(stake) * BigInt(times), BigInt(share(stake, times, by))];
        const off = 2n * (exact - got * BigInt(by));
        expect(off <= BigInt(by) && off >= -BigInt(by)).toBe(true);
      },
    ),
  );
});

test.each([
  ['a part of a paisa', 0.5, 100],
  ['below zero', -100, 100],
  ['not a number', Number.NaN, 100],
  ['more than a double holds exactly', 90_071_992_547_410, 100_000],
])('%s is refused', (_, amount, times) => {
  expect(() => share(amount, times, 100)).toThrow(RangeError);
});
