import { begun, EVERY, MOST_POINTS, type Point, type Series, seen } from './series.ts';

/** A series of prices that came one look after the other. */
const after = (prices: readonly (number | null)[]): Series =>
  prices
    .slice(1)
    .reduce<Series>(
      (series, price, index) => seen(series, [(index + 1) * EVERY, price, null, 2]),
      begun([0, prices[0] ?? null, null, 2]),
    );
const course = (count: number) => Array.from({ length: count }, (_, at) => 2 + Math.sin(at / 9) + at / 1000);

test('a match of days takes no more room than one of minutes, and keeps its first price', () => {
  const series = after(course(50_000));
  expect(series.points.length).toBeLessThanOrEqual(MOST_POINTS);
  expect(series.points.length).toBeGreaterThanOrEqual(MOST_POINTS / 2);
  expect(series.points[0]).toEqual([0, 2, null, 2]);
  const gaps = series.points.slice(1).map(([at], index) => at - (series.points[index]?.[0] ?? 0));
  expect(new Set(gaps)).toEqual(new Set([series.apart]));
});

test('the lowest and the highest are those of all that was seen, though the points of them have gone', () => {
  const prices = course(5000);
  prices[777] = 1.02;
  prices[1501] = 90;
  const { low, high } = after(prices);
  expect([low[0], high[0]]).toEqual([1.02, 90]);
});

test('a price that nobody offers is a gap, and neither the lowest nor the highest', () => {
  const series = after([2, null, 3, null]);
  expect(series.points.map((point: Point) => point[1])).toEqual([2, null, 3, null]);
  expect([series.low, series.high]).toEqual([
    [2, null, 2],
    [3, null, 2],
  ]);
});
