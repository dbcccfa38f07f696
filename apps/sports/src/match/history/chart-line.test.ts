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
  expect(lineOf([[100, null]], 200)).toBeNull();
  expect(lineOf([], 200)).toBeNull();
});
