import { type Batting, battingOf, broughtBy, chancesWith, lengthOf, reached } from './first-class-batting.ts';
import { ballsLeft, type FirstClassPlay, followOnLead, sideOf } from './first-class-play.ts';
import { below, type Chances } from './play.ts';

/** The declaration that a side makes: in the third innings, this far ahead. */
export const DECLARES_AT = 370;

/** An innings as it stands: what its side is ahead by (behind, below 0), its wickets, and the balls of the match that are left. */
interface Stand {
  readonly lead: number;
  readonly wickets: number;
  readonly left: number;
}

/**
 * The chances of a match over days. The last innings is reckoned exactly; what comes before it is played to the end at as many kinds of
 * luck as stand for all, in whole innings: how long one lasts, and what it brings in that time.
 */
export function firstClassChances(play: FirstClassPlay, edge: number, allBalls: number): Chances {
  const runs = [0, 0] as [number, number];
  for (const [index, innings] of play.innings.entries()) runs[sideOf(play, index)] += innings.runs;
  const number = play.innings.length;
  const side = sideOf(play, number - 1);
  const wickets = 10 - (play.innings[number - 1]?.wickets ?? 0);
  const stand: Stand = { lead: runs[side] - runs[other(side)], wickets, left: ballsLeft(play, allBalls) };
  const batting = [battingOf(0, edge), battingOf(1, edge)] as const;
  const [wins, draw, loses] =
    number === 4
      ? lastInnings(stand, batting[side])
      : played(number, stand, [batting[side], batting[other(side)]], allBalls);
  return side === 0 ? [wins, draw, loses] : [loses, draw, wins];
}

/** The chances of the side that chases. */
function lastInnings({ lead, wickets, left }: Stand, batting: Batting): Chances {
  const { done, out } = chancesWith(wickets, left, batting)(1 - lead);
  return [done, Math.max(0, 1 - done - out), out];
}

/** How many kinds of luck stand for all, and how many figures each has: for four innings a length and its runs. */
const KINDS = 400;
const FIGURES = 8;
let lucks: readonly Float64Array[] | undefined;

/** Kinds of luck, evenly spread (a Kronecker sequence), each a row of normal figures. */
function lucksOf(): readonly Float64Array[] {
  lucks ??= Array.from({ length: KINDS }, (_, kind) =>
    Float64Array.from({ length: FIGURES }, (__, figure) => normalOf((0.5 + (kind + 1) * STRIDE ** -(figure + 1)) % 1)),
  );
  return lucks;
}

/** The root of x⁹ = x + 1: strides by its powers keep out of step in eight dimensions. */
const STRIDE = 1.0850702454914507;

/** The figure that a normal variable stays below with a chance. */
function normalOf(chance: number): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The chances of the side that bats now, in the innings of that number. */
function played(number: number, stand: Stand, sides: readonly [Batting, Batting], allBalls: number): Chances {
  const sums: Sums = [0, 0, 0];
  for (const luck of lucksOf()) playOut(number, stand, sides, followOnLead(allBalls), luck, sums);
  return [sums[WON[0]] / KINDS, sums[DRAWN] / KINDS, sums[WON[1]] / KINDS];
}

/** How often the side of the start has won, nobody, and the other side. */
type Sums = [number, number, number];
const WON = [0, 2] as const;
const DRAWN = 1;

function playOut(
  from: number,
  start: Stand,
  sides: readonly [Batting, Batting],
  followOn: number,
  luck: Float64Array,
  sums: Sums,
): void {
  let { lead, wickets, left } = start;
  let side: 0 | 1 = 0;
  for (let number = from; number < 4; number += 1) {
    const at = (number - from) * 2;
    const length = lengthOf(wickets, sides[side], luck[at] as number);
    const all = { balls: length, runs: broughtBy(length, sides[side], luck[at + 1] as number) };
    const { balls, runs } = number === 3 ? untilDeclared(all, lead) : all;
    left -= balls;
    lead += runs;
    if (left <= 0 || (number === 3 && lead < 0)) {
      sums[left <= 0 ? DRAWN : WON[other(side)]] += 1;
      return;
    }
    wickets = 10;
    // Whoever is far behind after two innings bats again.
    if (number === 2 && -lead >= followOn) continue;
    side = other(side);
    lead = -lead;
  }
  const balls = lengthOf(10, sides[side], luck[(4 - from) * 2] as number);
  const made = reached(1 - lead, Math.min(balls, left), sides[side]);
  sums[WON[side]] += made;
  sums[balls > left ? DRAWN : WON[other(side)]] += 1 - made;
}

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

interface Batted {
  readonly balls: number;
  readonly runs: number;
}

/** As much of an innings as is played until its side is far enough ahead. */
function untilDeclared(all: Batted, lead: number): Batted {
  const made = Math.max(0, DECLARES_AT + 1 - lead);
  return all.runs <= made ? all : { balls: (all.balls * made) / all.runs, runs: made };
}
