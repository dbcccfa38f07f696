import { OVER } from './ball.ts';
import { AGAIN, BYES, ballChances, type CricketFormat, moodOf, WIDES } from './cricket-ball.ts';
import { type Line, scattered } from './play.ts';

/** What the rest of an innings brings, by overs and on average. */
export interface Forecast {
  /** The chances of runs from now until the end of an over, by its number. Nobody bats on when all are out. */
  readonly until: ReadonlyMap<number, Line['reaches']>;
  /** The chances of runs of one over alone that is yet to begin, where it is bowled whole. */
  readonly within: ReadonlyMap<number, Line['reaches']>;
  readonly runs: number;
  readonly sixes: number;
  readonly wides: number;
}

/** Every ball to come of an innings, for a side as good as `better`, by the wickets that may have fallen. */
export function forecastOf(format: CricketFormat, better: number, left: number, wickets: number): Forecast {
  const until = new Map<number, Line['reaches']>();
  const within = new Map<number, Line['reaches']>();
  const all = noRuns();
  all.chance[wickets] = 1;
  let over: Moments | null = null;
  let [sixes, wides] = [0, 0];
  let steps: readonly Step[] = [];
  for (let balls = left; balls > 0; balls -= 1) {
    if (steps.length === 0 || moodOf(format, balls) !== moodOf(format, balls + 1)) {
      steps = stepsOf(format, better, moodOf(format, balls));
    }
    // An over's runs begin at none, wherever the innings stands by then.
    if (balls % OVER === 0) over = { ...noRuns(), chance: all.chance.slice() };
    for (const [lost, { six }] of steps.entries()) {
      const chance = all.chance[lost] as number;
      sixes += (chance * six) / COUNTS;
      wides += (chance * WIDES) / COUNTS;
    }
    bowl(all, steps);
    if (over) bowl(over, steps);
    if ((balls - 1) % OVER !== 0) continue;
    const number = format.overs - (balls - 1) / OVER;
    until.set(number, chancesOf(all, 10));
    if (over) within.set(number, chancesOf(over, 9));
  }
  return { until, within, sixes, wides, runs: all.runs.reduce((sum, each) => sum + each, 0) };
}

/** By wickets lost: the chance to stand there, and the means of runs, of their squares and of their cubes, each times that chance. */
interface Moments {
  readonly chance: Float64Array;
  readonly runs: Float64Array;
  readonly squares: Float64Array;
  readonly cubes: Float64Array;
}

const noRuns = (): Moments => ({
  chance: new Float64Array(11),
  runs: new Float64Array(11),
  squares: new Float64Array(11),
  cubes: new Float64Array(11),
});

type Means = readonly [runs: number, squares: number, cubes: number];

/** A ball that counts, with the wides and no-balls before it. */
interface Step {
  readonly wicket: number;
  readonly six: number;
  /** What it brings where no wicket falls. */
  readonly means: Means;
}

/** How many of all balls count. */
const COUNTS = 1 - AGAIN;
/** What wides and no-balls bring before a ball that counts: as many as by a geometric distribution. */
const EXTRAS: Means = (() => {
  const odds = (1 - COUNTS) / COUNTS;
  return [odds, odds + 2 * odds ** 2, odds + 6 * odds ** 2 + 6 * odds ** 3];
})();

const stepsOf = (format: CricketFormat, better: number, mood: number): readonly Step[] =>
  Array.from({ length: 10 }, (_, lost) => {
    const { wicket, six, four, three, two, one } = ballChances(format, better, mood, lost);
    const mean = (power: number) =>
      (one + BYES + two * 2 ** power + three * 3 ** power + four * 4 ** power + six * 6 ** power) / (COUNTS - wicket);
    const [runs, squares, cubes] = [mean(1), mean(2), mean(3)];
    const [x, y, z] = EXTRAS;
    const means = [runs + x, squares + 2 * runs * x + y, cubes + 3 * squares * x + 3 * runs * y + z] as const;
    return { wicket: wicket / COUNTS, six, means };
  });

/** The moments a ball that counts later, in place: from the most wickets down, so that each passes on what it was before. */
function bowl({ chance, runs, squares, cubes }: Moments, steps: readonly Step[]): void {
  for (let lost = 9; lost >= 0; lost -= 1) {
    const [m, a, b, c] = [chance[lost] as number, runs[lost] as number, squares[lost] as number, cubes[lost] as number];
    const step = steps[lost];
    if (m === 0 || !step) continue;
    const [next, out, stays] = [lost + 1, step.wicket, 1 - step.wicket];
    const [u, v, w] = EXTRAS;
    chance[next] = (chance[next] as number) + out * m;
    runs[next] = (runs[next] as number) + out * (a + m * u);
    squares[next] = (squares[next] as number) + out * (b + 2 * a * u + m * v);
    cubes[next] = (cubes[next] as number) + out * (c + 3 * b * u + 3 * a * v + m * w);
    const [x, y, z] = step.means;
    chance[lost] = stays * m;
    runs[lost] = stays * (a + m * x);
    squares[lost] = stays * (b + 2 * a * x + m * y);
    cubes[lost] = stays * (c + 3 * b * x + 3 * a * y + m * z);
  }
}

/** Where no more wickets have fallen than `most`: by each number of them, since an innings that is about to end has made far less than others. */
function chancesOf({ chance, runs, squares, cubes }: Moments, most: number): Line['reaches'] {
  const parts: { readonly weight: number; readonly reaches: Line['reaches'] }[] = [];
  let all = 0;
  for (let wickets = 0; wickets <= most; wickets += 1) {
    const weight = chance[wickets] as number;
    if (weight < NEXT_TO_NONE) continue;
    const mean = (runs[wickets] as number) / weight;
    const variance = Math.max(1e-9, (squares[wickets] as number) / weight - mean ** 2);
    const spread = Math.sqrt(variance);
    const skew = ((cubes[wickets] as number) / weight - 3 * mean * variance - mean ** 3) / spread ** 3;
    parts.push({ weight, reaches: scattered(mean, spread, skew) });
    all += weight;
  }
  return (figure) => parts.reduce((sum, { weight, reaches }) => sum + weight * reaches(figure), 0) / all;
}

const NEXT_TO_NONE = 1e-6;
