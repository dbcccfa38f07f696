import type { StatementSummary } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { areaPath, axisLabel, extremes, fillDays, namedDays, scaleOf, stepPath, xOf, yOf } from './cash-series.ts';

const summary: StatementSummary = {
  openingCash: paise(100_00),
  closingCash: paise(250_00),
  coins: paise(0),
  balance: paise(250_00),
  byKind: [],
  moneyIn: paise(0),
  moneyOut: paise(0),
  days: [
    { day: '2026-11-02', cash: paise(300_00), change: paise(200_00), deposits: paise(200_00), withdrawals: paise(0) },
    { day: '2026-11-04', cash: paise(250_00), change: paise(-50_00), deposits: paise(0), withdrawals: paise(50_00) },
  ],
};
const points = fillDays(summary, '2026-11-01', '2026-11-05');
const scale = { low: 0, high: 400_00, ticks: [] };

test('a day without entries ends with the cash that it began with', () => {
  expect(points.map(({ day, cash }) => [day, cash])).toEqual([
    ['2026-11-01', 100_00],
    ['2026-11-02', 300_00],
    ['2026-11-03', 300_00],
    ['2026-11-04', 250_00],
    ['2026-11-05', 250_00],
  ]);
});

test('the line goes level to each day and then straight to that day’s cash', () => {
  expect(stepPath(paise(100_00), points, scale)).toBe('M0 75H0V75H25V25H50V25H75V37.5H100V37.5');
  expect(areaPath(paise(100_00), points, scale)).toBe('M0 75H0V75H25V25H50V25H75V37.5H100V37.5V100H0Z');
});

test('a single day is a step at the right end, and no day is no line beyond its start', () => {
  expect(stepPath(paise(100_00), points.slice(1, 2), scale)).toBe('M0 75H100V25');
  expect(stepPath(paise(100_00), [], scale)).toBe('M0 75');
});

test('whatever the amounts, the axis holds them all and has a few round lines', () => {
  const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }).map(paise), { minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(amounts, (values) => {
      const made = scaleOf(values);
      for (const value of values) {
        expect(yOf(value, made)).toBeGreaterThanOrEqual(0);
        expect(yOf(value, made)).toBeLessThanOrEqual(100);
      }
      expect(made.ticks.length).toBeGreaterThanOrEqual(1);
      expect(made.ticks.length).toBeLessThanOrEqual(7);
      for (const tick of made.ticks) {
        expect(tick % 100).toBeCloseTo(0);
        expect(tick).toBeGreaterThanOrEqual(made.low);
        expect(tick).toBeLessThanOrEqual(made.high);
      }
      expect(new Set(made.ticks.map(axisLabel)).size).toBe(made.ticks.length);
    }),
  );
});

test('an account that never fell below zero has no axis below zero', () => {
  expect(scaleOf([paise(0), paise(500_00)]).low).toBe(0);
  expect(scaleOf([paise(0)]).ticks[0]).toBe(0);
});

test('lines are labelled short and exact', () => {
  expect(
    [85_000_00, 1_05_000_00, 98_250_00, 2_50_00_000_00, 50_00, 0, -2_000_00].map((amount) => axisLabel(paise(amount))),
  ).toEqual(['₹85K', '₹1.05L', '₹98.25K', '₹2.5Cr', '₹50', '₹0', '−₹2K']);
});

test('lines a rupee apart have labels of their own, however great they are', () => {
  const { ticks } = scaleOf([-3_195_210_346, -3_195_210_416].map(paise));
  expect(new Set(ticks.map(axisLabel)).size).toBe(ticks.length);
});

test('the first and the last day are named, and two between where there is room', () => {
  expect([0, 1, 2, 3, 21, 90].map(namedDays)).toEqual([[], [0], [0, 1], [0, 1, 2], [0, 7, 13, 20], [0, 30, 59, 89]]);
  expect([xOf(0, 21), xOf(20, 21), xOf(0, 1)]).toEqual([0, 100, 100]);
});

test('the least and the most cash are found with their days', () => {
  expect(extremes(points)).toMatchObject({ least: { day: '2026-11-01' }, most: { day: '2026-11-02' } });
  expect(extremes([])).toBeNull();
});
