import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { moneyLabel } from './axis-label.ts';
import { namedPoints, type Scale, scaleAround, scaleFromZero, xOf, yOf } from './scale.ts';

/** Whatever the values: they are within, and the few lines stand at round places within, each with a label of its own. */
function holds(values: readonly number[], scale: Scale, unit: number) {
  for (const value of values) {
    expect(yOf(value, scale)).toBeGreaterThanOrEqual(0);
    expect(yOf(value, scale)).toBeLessThanOrEqual(100);
  }
  expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
  expect(scale.ticks.length).toBeLessThanOrEqual(7);
  for (const tick of scale.ticks) {
    expect(Math.abs(tick % unit)).toBe(0);
    expect(tick).toBeGreaterThanOrEqual(scale.low);
    expect(tick).toBeLessThanOrEqual(scale.high);
  }
  expect(new Set(scale.ticks.map((tick) => moneyLabel(paise(tick)))).size).toBe(scale.ticks.length);
}

const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 90 });

test('whatever the amounts, the axis around them holds them all and has a few round lines', () => {
  fc.assert(fc.property(amounts, (values) => holds(values, scaleAround(values, 100), 100)));
});

test('whatever the amounts, the axis from zero holds them and zero and has a few round lines', () => {
  fc.assert(fc.property(amounts, (values) => holds([0, ...values], scaleFromZero(values, 100), 100)));
});

test('an account that never fell below zero has no axis below zero', () => {
  expect(scaleAround([0, 500_00], 100).low).toBe(0);
  expect(scaleAround([0], 100).ticks[0]).toBe(0);
  expect(scaleFromZero([3, 1], 1)).toMatchObject({ low: 0, ticks: [0, 1, 2, 3, 4] });
});

test('bars of nothing still have an axis, whose lines are whole numbers', () => {
  expect(scaleFromZero([0, 0], 1)).toEqual({ low: 0, high: 4, ticks: [0, 1, 2, 3, 4] });
  expect(scaleFromZero([], 1)).toEqual({ low: 0, high: 4, ticks: [0, 1, 2, 3, 4] });
});

test('lines are labelled short and exact', () => {
  expect(
    [85_000_00, 1_05_000_00, 98_250_00, 2_50_00_000_00, 50_00, 0, -2_000_00].map((amount) => moneyLabel(paise(amount))),
  ).toEqual(['₹85K', '₹1.05L', '₹98.25K', '₹2.5Cr', '₹50', '₹0', '−₹2K']);
});

test('lines a rupee apart have labels of their own, however great they are', () => {
  const { ticks } = scaleAround([-3_195_210_346, -3_195_210_416], 100);
  expect(new Set(ticks.map((tick) => moneyLabel(paise(tick)))).size).toBe(ticks.length);
});

test('the first and the last point are named, and two between where there is room', () => {
  expect([0, 1, 2, 3, 21, 90].map(namedPoints)).toEqual([[], [0], [0, 1], [0, 1, 2], [0, 7, 13, 20], [0, 30, 59, 89]]);
  expect([xOf(0, 21), xOf(20, 21), xOf(0, 1)]).toEqual([0, 100, 100]);
});
