import { median, ratioOfMedians } from './interval.ts';

test('the median is the middle value whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('rounds that differ in speed and not in their ratio give an interval without width', () => {
  const rounds = [10, 50, 20, 40, 30].map((second) => ({ first: second * 1.5, second }));
  expect(ratioOfMedians(rounds)).toEqual({ ratio: 1.5, from: 1.5, to: 1.5 });
});

test('the interval holds the ratio, stays within what the rounds allow, and is the same each time', () => {
  const rounds = [11, 12, 9, 14, 10, 13, 8].map((first, index) => ({
    first,
    second: [10, 9, 11, 10, 8, 12, 10][index] ?? 0,
  }));
  const { ratio, from, to } = ratioOfMedians(rounds);
  expect(ratio).toBeCloseTo(1.1);
  expect(from).toBeLessThan(ratio);
  expect(to).toBeGreaterThan(ratio);
  expect(from).toBeGreaterThanOrEqual(8 / 12);
  expect(to).toBeLessThanOrEqual(14 / 8);
  expect(ratioOfMedians(rounds)).toEqual({ ratio, from, to });
});
