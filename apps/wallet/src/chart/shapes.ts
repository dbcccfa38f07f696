import { area, curveStepAfter, line } from 'd3-shape';
import { middleOf, type Scale, xOf, yOf } from './scale.ts';

/** Two decimals of a hundredth: finer than a pixel of any screen. */
const DIGITS = 2;

type Place = readonly [x: number, y: number];

const stepLine = line<Place>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveStepAfter)
  .digits(DIGITS);

const stepArea = area<Place>(
  ([x]) => x,
  100,
  ([, y]) => y,
)
  .curve(curveStepAfter)
  .digits(DIGITS);

/** Where the line passes: it begins with what was there before the first point, and is level up to each. */
const places = (opening: number, values: readonly number[], scale: Scale): Place[] => [
  [0, yOf(opening, scale)],
  ...values.map((value, index): Place => [xOf(index, values.length), yOf(value, scale)]),
];

/** A line of steps as SVG path data on 100 by 100: level to each point and then straight to its value. */
export function stepPath(opening: number, values: readonly number[], scale: Scale): string {
  return stepLine(places(opening, values, scale)) ?? '';
}

/** The surface below the line. */
export function areaPath(opening: number, values: readonly number[], scale: Scale): string {
  return stepArea(places(opening, values, scale)) ?? '';
}

/** A bar on 100 by 100, from zero to its value. */
export interface BarShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of its room a bar takes; the rest stands between it and the next. */
const FILLED = 0.72;

/** One bar for each value. What is not nothing is seen, however little it is beside the greatest. */
export function barShapes(values: readonly number[], scale: Scale): BarShape[] {
  const zero = yOf(0, scale);
  const width = (100 / Math.max(1, values.length)) * FILLED;
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(1, Math.abs(yOf(value, scale) - zero));
    return {
      x: middleOf(index, values.length) - width / 2,
      y: value > 0 ? zero - height : zero,
      width,
      height,
    };
  });
}
