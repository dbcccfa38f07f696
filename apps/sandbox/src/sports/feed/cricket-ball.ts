import { OVER } from './ball.ts';

export interface CricketFormat {
  readonly overs: number;
  /** What a side makes on an ordinary day, about. */
  readonly par: number;
  readonly wicketChance: number;
}

/** What comes of one ball, as chances; what is left of 1 is a dot. */
export interface BallChances {
  readonly wicket: number;
  readonly six: number;
  readonly four: number;
  readonly two: number;
  readonly three: number;
  readonly one: number;
  /** How many runs it brings on average. */
  readonly mean: number;
}

/** How often a ball is a wide, a no-ball, and a bye or leg bye. */
export const WIDES = 0.025;
export const NO_BALLS = 0.005;
export const BYES = 0.025;
/** How often a ball does not count, and is bowled again. */
export const AGAIN = WIDES + NO_BALLS;

/** A clearly better side makes about this share of par more. */
const EDGE = 0.09;
/** No side is further ahead of another than this. */
const EDGE_END = 2;
/** What the tail makes of an ordinary ball's runs, and of its risk, by the wickets that are lost. */
const TAIL_RUNS = [1, 1, 1, 1, 1, 1, 0.95, 0.88, 0.8, 0.7];
const TAIL_RISK = [1, 1, 1, 1, 1, 1, 1.1, 1.25, 1.45, 1.7];

/** How much better than the other a side is. */
export const betterOf = (side: 0 | 1, edge: number): number =>
  Math.max(-EDGE_END, Math.min(EDGE_END, side === 0 ? edge : -edge));

/** How much more than on the whole is risked and made when so many balls are left: the last fifth brings most. */
export const moodOf = ({ overs }: CricketFormat, left: number): number => {
  const share = left / (overs * OVER);
  return share <= 0.2 ? 1.25 : share > 0.8 ? 0.95 : 1;
};

/**
 * The chances of a ball follow from how good a side is, from the mood of its innings, and from the wickets that it has lost: from nothing
 * else, so that all that is asked of an innings can be worked out.
 */
export function ballChances(
  { overs, par, wicketChance }: CricketFormat,
  better: number,
  mood: number,
  wickets: number,
): BallChances {
  const tempo = (par / (overs * OVER)) * (1 + better * EDGE * 0.5) * mood * (TAIL_RUNS[wickets] ?? 0);
  // How many more boundaries there are where a ball brings more.
  const big = Math.min(2, Math.max(0.15, (tempo - 0.562) / 0.71));
  return {
    wicket: wicketChance * (0.6 + 0.4 * mood) * (TAIL_RISK[wickets] ?? 0),
    six: 0.045 * big,
    four: 0.11 * big,
    two: 0.07,
    three: 0.004,
    one: 0.355,
    mean: 0.71 * big + 0.507 + AGAIN + BYES,
  };
}
