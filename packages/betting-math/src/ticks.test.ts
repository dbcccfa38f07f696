import fc from 'fast-check';
import { isTick, nearestTick, tickAtOrAbove, tickAtOrBelow, tickBeside, ticksBetween } from './ticks.ts';

describe('the ladder of ticks, in hundredths', () => {
  const bands: readonly (readonly [from: number, to: number, step: number])[] = [
    [101, 200, 1],
    [200, 300, 2],
    [300, 400, 5],
    [400, 600, 10],
    [600, 1000, 20],
    [1000, 2000, 50],
    [2000, 3000, 100],
    [3000, 5000, 200],
    [5000, 10_000, 500],
    [10_000, 100_000, 1000],
  ];

  test.each(bands)('from %d to %d it goes by %d', (from, to, step) => {
    expect(tickBeside(from, 1)).toBe(from + step);
    expect(tickBeside(to, -1)).toBe(to - step);
    for (let odds = from; odds <= to; odds += step) expect(isTick(odds)).toBe(true);
    expect(isTick(from + step / 2)).toBe(false);
    expect(ticksBetween(from, to)).toBe((to - from) / step);
  });

  test('it has 350 prices, each above the one before', () => {
    let count = 1;
    for (let odds: number | null = 101, next: number | null; odds !== null; odds = next) {
      next = tickBeside(odds, 1);
      if (next === null) expect(odds).toBe(100_000);
      else {
        expect(next).toBeGreaterThan(odds);
        count += 1;
      }
    }
    expect(count).toBe(350);
    expect(ticksBetween(101, 100_000)).toBe(349);
  });

  test('a price between two ticks has one below and one above', () => {
    expect([tickAtOrBelow(203), tickAtOrAbove(203)]).toEqual([202, 204]);
    expect([tickAtOrBelow(555.5), tickAtOrAbove(555.5)]).toEqual([550, 560]);
    expect([tickAtOrBelow(10_400), tickAtOrAbove(10_400)]).toEqual([10_000, 11_000]);
  });

  test('a tick is its own neighbour on both sides, and the nearest to itself', () => {
    for (const odds of [101, 110, 202, 206, 335, 570, 980, 100_000]) {
      expect([tickAtOrBelow(odds), tickAtOrAbove(odds), nearestTick(odds)]).toEqual([odds, odds, odds]);
    }
  });

  test('the nearest tick is the nearer of the two, of two as near the lower one, and the end of the ladder beyond it', () => {
    expect([10_400, 10_600, 203, 10_500].map(nearestTick)).toEqual([10_000, 11_000, 202, 10_000]);
    expect([1, 500_000].map(nearestTick)).toEqual([101, 100_000]);
    expect(() => nearestTick(Number.NaN)).toThrow(RangeError);
  });

  it.each([
    [201, -1, 200],
    [201, 1, 202],
    [201, -2, 199],
    [305.5, -1, 305],
    [100_500, -1, 100_000],
    [100_500, 1, null],
    [100.5, 1, 101],
    [100.5, -1, null],
  ])('steps from %d by %d to %d', (odds, steps, tick) => {
    expect(tickBeside(odds, steps)).toBe(tick);
  });

  test('off the ladder no tick is found', () => {
    expect(tickAtOrBelow(100.9)).toBeNull();
    expect(tickAtOrAbove(100.9)).toBe(101);
    expect(tickAtOrAbove(100_001)).toBeNull();
    expect(tickAtOrBelow(500_000)).toBe(100_000);
    expect(tickBeside(100_000, 1)).toBeNull();
    expect(tickBeside(101, -1)).toBeNull();
    expect([tickAtOrBelow(Number.NaN), tickAtOrAbove(Number.NaN)]).toEqual([null, null]);
    expect([isTick(Number.NaN), isTick(100), isTick(102.5)]).toEqual([false, false, false]);
    expect(() => ticksBetween(203, 300)).toThrow(RangeError);
  });

  test('steps lead from any tick to any other, and back', () => {
    const steps = fc.integer({ min: 0, max: 349 });
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const [from, to] = [tickBeside(101, first) ?? 0, tickBeside(101, second) ?? 0];
        expect(ticksBetween(from, to)).toBe(second - first);
        expect(tickBeside(from, ticksBetween(from, to))).toBe(to);
        expect(ticksBetween(to, from)).toBe(first - second);
      }),
    );
  });
});
