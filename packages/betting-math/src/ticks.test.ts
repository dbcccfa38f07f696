import { isTick, tickAtOrAbove, tickAtOrBelow, tickBeside } from './ticks.ts';

describe('the ladder of ticks', () => {
  const bands: readonly (readonly [from: number, to: number, step: number])[] = [
    [1.01, 2, 0.01],
    [2, 3, 0.02],
    [3, 4, 0.05],
    [4, 6, 0.1],
    [6, 10, 0.2],
    [10, 20, 0.5],
    [20, 30, 1],
    [30, 50, 2],
    [50, 100, 5],
    [100, 1000, 10],
  ];

  test.each(bands)('from %d to %d it goes by %d', (from, to, step) => {
    const first = Number((from + step).toFixed(2));
    const last = Number((to - step).toFixed(2));
    expect(tickBeside(from, 1)).toBe(first);
    expect(tickBeside(to, -1)).toBe(last);
    for (let count = 0, odds = from; odds <= to + 1e-9; count += 1, odds = from + step * count) {
      expect(isTick(Number(odds.toFixed(2)))).toBe(true);
    }
    expect(isTick(from + step / 2)).toBe(false);
  });

  test('it has 350 prices, each above the one before', () => {
    let count = 1;
    for (let odds: number | null = 1.01, next: number | null; odds !== null; odds = next) {
      next = tickBeside(odds, 1);
      if (next === null) expect(odds).toBe(1000);
      else {
        expect(next).toBeGreaterThan(odds);
        count += 1;
      }
    }
    expect(count).toBe(350);
  });

  test('a price between two ticks has one below and one above', () => {
    expect([tickAtOrBelow(2.03), tickAtOrAbove(2.03)]).toEqual([2.02, 2.04]);
    expect([tickAtOrBelow(5.55), tickAtOrAbove(5.55)]).toEqual([5.5, 5.6]);
    expect([tickAtOrBelow(104), tickAtOrAbove(104)]).toEqual([100, 110]);
  });

  test('a tick is its own neighbour on both sides, also where floats are noisy', () => {
    for (const odds of [1.01, 1.1, 2.02, 2.06, 3.35, 5.7, 9.8, 1000]) {
      expect([tickAtOrBelow(odds), tickAtOrAbove(odds)]).toEqual([odds, odds]);
    }
    expect(tickAtOrBelow(1.1 + 2.2)).toBe(3.3);
  });

  test('off the ladder there is no tick', () => {
    expect(tickAtOrBelow(1.009)).toBeNull();
    expect(tickAtOrAbove(1.009)).toBe(1.01);
    expect(tickAtOrAbove(1000.01)).toBeNull();
    expect(tickAtOrBelow(5000)).toBe(1000);
    expect(tickBeside(1000, 1)).toBeNull();
    expect(tickBeside(1.01, -1)).toBeNull();
    expect(tickAtOrBelow(Number.NaN)).toBeNull();
    expect(isTick(Number.NaN)).toBe(false);
    expect(isTick(1)).toBe(false);
  });
});
