import { lineOf } from './chart-line.ts';

test('prices stand as steps from the first to now, the highest at the top and the lowest at the bottom', () => {
  const line = lineOf(
    [
      [100, 2],
      [110, 4],
      [120, 1],
    ],
    140,
  );
  expect(line).toEqual({ path: 'M0 24H75V0H150V48H300', low: 1, high: 4 });
});

test('while nobody offers a price there is a gap', () => {
  const line = lineOf(
    [
      [100, 2],
      [110, null],
      [120, 4],
      [130, null],
    ],
    140,
  );
  expect(line?.path).toBe('M0 48H75M150 0H225');
});

test('a price that never moved is a line in the middle, and no price is no line', () => {
  expect(lineOf([[100, 2]], 100)).toEqual({ path: 'M0 24H0', low: 2, high: 2 });
  const hardlyMoved = lineOf([...[1.07, 1.08, 1.07].map((odds, index) => [100 + index * 10, odds] as const)], 130);
  expect(hardlyMoved?.path).toBe('M0 25.2H100V22.8H200V25.2H300');
  expect(lineOf([[100, null]], 200)).toBeNull();
  expect(lineOf([], 200)).toBeNull();
});
