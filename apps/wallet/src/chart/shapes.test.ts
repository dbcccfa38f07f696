import { areaPath, barShapes, stepPath } from './shapes.ts';

const scale = { low: 0, high: 400, ticks: [] };
const signed = { low: -100, high: 100, ticks: [] };

/** Where the pen goes, in order, whichever of a path's letters takes it there. */
function pen(path: string): string[] {
  let [x, y] = ['', ''];
  return [...path.matchAll(/([MLHVZ])([\d.,-]*)/g)].flatMap(([, letter, to = '']) => {
    if (letter === 'Z') return [];
    if (letter === 'H') x = to;
    else if (letter === 'V') y = to;
    else [x = '', y = ''] = to.split(',');
    return [`${x} ${y}`];
  });
}

test('the line goes level to each point and then straight to its value', () => {
  const values = [100, 300, 300, 250];
  const steps = ['0 75', '33.33 75', '33.33 25', '66.67 25', '100 25', '100 37.5'];
  const distinct = (places: string[]) => places.filter((place, index) => place !== places[index - 1]);
  expect(distinct(pen(stepPath(100, values, scale)))).toEqual(steps);
  expect(distinct(pen(areaPath(100, values, scale))).slice(0, steps.length)).toEqual(steps);
  expect(areaPath(100, values, scale)).toMatch(/Z$/);
});

test('a single point is a step at the right end, and none is no line beyond its start', () => {
  expect(pen(stepPath(100, [300], scale))).toEqual(['0 75', '100 75', '100 25']);
  expect(pen(stepPath(100, [], scale))[0]).toBe('0 75');
});

test('a bar stands on zero, above it or below, and what is little is still seen', () => {
  expect(barShapes([50, -100, 0, 0.1], signed)).toEqual([
    { x: 3.5, y: 25, width: 18, height: 25 },
    { x: 28.5, y: 50, width: 18, height: 50 },
    { x: 53.5, y: 50, width: 18, height: 0 },
    { x: 78.5, y: 49, width: 18, height: 1 },
  ]);
  expect(barShapes([], scale)).toEqual([]);
});
