import { OVER } from './ball.ts';
import { below } from './play.ts';

/** How many balls count, what one of them brings to an ordinary side, how far that scatters, and how long a wicket lasts. */
const COUNTS = 0.994;
const RUNS_A_BALL = 0.505;
const SPREAD_A_BALL = 1.1;
export const BALLS_A_WICKET = 54;

/** How a side bats over days: every ball alike. */
export interface Batting {
  /** Balls that a wicket lasts on average. */
  readonly lasts: number;
  /** Runs of a ball on average. */
  readonly brings: number;
}

/** How much better than an ordinary side one is, as its balls have it. */
export const betterOf = (side: 0 | 1, edge: number) => (side === 0 ? edge : -edge) * 0.06;

export function battingOf(side: 0 | 1, edge: number): Batting {
  const better = betterOf(side, edge);
  return { lasts: (BALLS_A_WICKET / (1 - better)) * COUNTS, brings: (RUNS_A_BALL + better * 0.2) / COUNTS };
}

/** The chances that an innings comes to so many runs more before so many wickets fall, and that it does not though they do; in so many balls. */
export function chancesWith(
  wickets: number,
  left: number,
  batting: Batting,
): (need: number) => { done: number; out: number } {
  // Over by over, whether the last of the wickets falls there.
  const ends: { readonly chance: number; readonly balls: number }[] = [];
  let fallen = 0;
  for (let balls = OVER; balls - OVER < left && fallen < SURE; balls += OVER) {
    const by = fallBy(Math.min(balls, left), wickets, batting);
    ends.push({ chance: by - fallen, balls: Math.min(balls, left) - OVER / 2 });
    fallen = by;
  }
  return (need) => {
    if (need <= 0) return { done: 1, out: 0 };
    let [done, out] = [(1 - fallen) * reached(need, left, batting), 0];
    for (const { chance, balls } of ends) {
      const made = chance * reached(need, balls, batting);
      done += made;
      out += chance - made;
    }
    return { done, out };
  };
}

const SURE = 1 - 1e-6;

/** The chance that so many wickets fall in so many balls (after Poisson). */
function fallBy(balls: number, wickets: number, { lasts }: Batting): number {
  let [chance, fewer] = [Math.exp(-balls / lasts), 0];
  for (let count = 0; count < wickets; count += 1) {
    fewer += chance;
    chance *= balls / lasts / (count + 1);
  }
  return 1 - fewer;
}

/** The chance of `need` runs in so many balls. */
export const reached = (need: number, balls: number, { brings }: Batting) =>
  1 - below((need - 0.5 - brings * balls) / (SPREAD_A_BALL * Math.sqrt(Math.max(1, balls))));

/** How many balls so many wickets last, by luck as of a normal figure (after Wilson and Hilferty; one alone has no memory). */
export function lengthOf(wickets: number, { lasts }: Batting, luck: number): number {
  if (wickets <= 1) return wickets * lasts * -Math.log(1 - below(luck));
  return wickets * lasts * Math.max(0, 1 - 1 / (9 * wickets) + luck / (3 * Math.sqrt(wickets))) ** 3;
}

/** What so many balls bring, by luck as of a normal figure. */
export const broughtBy = (balls: number, { brings }: Batting, luck: number): number =>
  Math.max(0, brings * balls + luck * SPREAD_A_BALL * Math.sqrt(balls));
