import { HOUR, type Random } from '../../base/index.ts';
import type { Ball } from './ball.ts';
import { cricketBoard } from './cricket-board.ts';
import { cricketLines } from './cricket-lines.ts';
import type { CricketPlay } from './cricket-play.ts';
import { ballsOf, NEW_STORY, toldOf } from './innings-story.ts';
import { below, type Chances, type Rules, type Setup, seconds } from './play.ts';
import type { SideScore } from './side-score.ts';

export interface CricketFormat {
  readonly overs: number;
  /** What a side makes on an ordinary day. */
  readonly par: number;
  readonly wicketChance: number;
}

/** How much of its scoring is left to a side by the wickets it has lost (after Duckworth and Lewis). */
const WICKETS_LEFT = [1, 0.93, 0.85, 0.75, 0.63, 0.5, 0.35, 0.22, 0.12, 0.05, 0];
const DECAY = 0.0346;
/** How many runs a ball spreads the result by. */
const SPREAD = 2.1;
/** How often a ball goes for six, on an ordinary day. */
const SIX_CHANCE = 0.045;
/** How often a ball is a wide, a no-ball, and a bye or leg bye. */
const WIDES = 0.025;
const NO_BALLS = 0.005;
const BYES = 0.025;
/** Three of four byes come off a leg. */
const BYES_FROM = 1 - WIDES - NO_BALLS - BYES / 4;
/** How many more boundaries there are where a ball brings `mean` runs. */
const bigHits = (mean: number) => Math.min(2, Math.max(0.15, (mean - 0.562) / 0.71));
/** A clearly better side makes about this share of par more. */
const EDGE = 0.09;

/** A format with what is worked out of it once. */
interface Model extends CricketFormat {
  /** Balls of an innings. */
  readonly innings: number;
  /** Share of an innings' runs that are still to come. */
  readonly remaining: (ballsLeft: number, wickets: number) => number;
  /** What a side makes in all on an ordinary day. */
  readonly expected: (side: 0 | 1, edge: number) => number;
}

function modelOf(format: CricketFormat): Model {
  const scale = 1 - Math.exp(-DECAY * format.overs);
  return {
    ...format,
    innings: format.overs * 6,
    remaining(ballsLeft, wickets) {
      const factor = WICKETS_LEFT[wickets] ?? 0;
      return factor === 0 ? 0 : (factor * (1 - Math.exp((-DECAY * ballsLeft) / 6 / factor))) / scale;
    },
    expected: (side, edge) => format.par * (1 + (side === 0 ? edge : -edge) * EDGE * 0.5),
  };
}

/** Twenty or fifty overs a side. */
export function cricket(format: CricketFormat): Rules<CricketPlay> {
  const model = modelOf(format);
  const { overs, par, wicketChance, innings, expected, remaining } = model;
  return {
    lasts: overs * 2 * 6 * 36_000 + HOUR / 3,
    chances: (play, setup) => chancesOf(model, play, setup),
    begin: ({ pace }, at, random) => ({
      kind: 'cricket',
      nextAt: at + seconds(random.int(5, 40), pace),
      isOver: false,
      hold: null,
      innings: 0,
      battingFirst: random.next() < 0.5 ? 0 : 1,
      isBreak: false,
      isRunning: false,
      runs: [0, 0],
      wickets: [0, 0],
      balls: [0, 0],
      stories: [NEW_STORY, NEW_STORY],
      wasTied: false,
    }),
    step(play, { edge, pace }, random) {
      const at = play.nextAt;
      if (play.isBreak) return { ...play, isBreak: false, innings: 1, hold: null, nextAt: at + seconds(20, pace) };
      if (!play.isRunning && random.next() < 0.4) {
        const until = at + seconds(5, pace);
        return { ...play, isRunning: true, nextAt: until, hold: { state: 'ball-running', until } };
      }
      return afterBall(model, play, bowl(model, play, edge, random), pace, random);
    },
    show: (play, { names }) => shownOf(play, names),
    board: (play, { names }) => cricketBoard(play, names, innings),
    lines: (play, setup) =>
      cricketLines(play, setup.names, {
        overs,
        wicketChance,
        spread: SPREAD,
        wideChance: WIDES,
        sixChance: SIX_CHANCE * bigHits(par / innings),
        more: (side, ballsLeft, wickets) => expected(side, setup.edge) * remaining(ballsLeft, wickets),
      }),
    asides: (play, { names }) => [
      { name: 'Toss', result: play ? names[play.battingFirst] : null },
      { name: 'Tied Match', result: play?.isOver ? (play.wasTied ? 'Yes' : 'No') : null },
    ],
  };
}

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
const battingOf = (play: CricketPlay): 0 | 1 => (play.innings === 0 ? play.battingFirst : otherSide(play.battingFirst));

function chancesOf({ innings, expected, remaining }: Model, play: CricketPlay | null, { edge }: Setup): Chances {
  const full = SPREAD * Math.sqrt(innings);
  if (!play) {
    const home = below((expected(0, edge) - expected(1, edge)) / (full * Math.SQRT2));
    return [home, 0, 1 - home];
  }
  const side = battingOf(play);
  const other = otherSide(side);
  const left = innings - play.balls[side];
  const more = expected(side, edge) * remaining(left, play.wickets[side]);
  let batting: number;
  if (play.isOver) batting = play.runs[side] > play.runs[other] ? 1 : 0;
  else if (play.innings === 0) {
    const spread = Math.sqrt(SPREAD ** 2 * left + full ** 2);
    batting = below((play.runs[side] + more - expected(other, edge)) / spread);
  } else {
    const need = play.runs[other] + 1 - play.runs[side];
    batting = below((more - need + 0.5) / (SPREAD * Math.sqrt(Math.max(left, 1))));
  }
  const sure = play.isOver ? batting : Math.min(0.999, Math.max(0.001, batting));
  return side === 0 ? [sure, 0, 1 - sure] : [1 - sure, 0, sure];
}

/** One ball: its runs, how they came, and whether a wicket fell. */
function bowl({ innings, par, wicketChance, expected }: Model, play: CricketPlay, edge: number, random: Random): Ball {
  const side = battingOf(play);
  const left = innings - play.balls[side];
  const mood = left < innings / 5 ? 1.25 : left > innings * 0.8 ? 0.95 : 1;
  const need = play.runs[otherSide(side)] + 1 - play.runs[side];
  const pressure = play.innings === 1 ? Math.min(1.35, Math.max(0.8, need / Math.max(left, 1) / (par / innings))) : 1;
  const mean = (expected(side, edge) / innings) * mood * pressure;
  const big = bigHits(mean);
  const luck = random.next();
  const steps: readonly (readonly [chance: number, runs: number])[] = [
    [SIX_CHANCE * big, 6],
    [0.11 * big, 4],
    [0.07, 2],
    [0.004, 3],
    [0.355, 1],
  ];
  const wicket = wicketChance * (0.6 + 0.4 * mood * pressure);
  if (luck < wicket) return { runs: 0, isWicket: true, counts: true };
  let passed = wicket;
  for (const [chance, runs] of steps) {
    passed += chance;
    if (luck < passed) return { runs, isWicket: false, counts: true };
  }
  if (luck > 1 - WIDES - NO_BALLS) {
    return { runs: 1, isWicket: false, counts: false, extra: luck > 1 - WIDES ? 'wide' : 'no-ball' };
  }
  const isBye = luck > 1 - WIDES - NO_BALLS - BYES;
  return isBye
    ? { runs: 1, isWicket: false, counts: true, extra: luck > BYES_FROM ? 'bye' : 'leg-bye' }
    : { runs: 0, isWicket: false, counts: true };
}

/** Play after a ball: the score, how long prices are held for it, and the end of the innings or the match. */
function afterBall({ innings }: Model, play: CricketPlay, ball: Ball, pace: number, random: Random): CricketPlay {
  const at = play.nextAt;
  const side = battingOf(play);
  const runs = put(play.runs, side, play.runs[side] + ball.runs);
  const wickets = put(play.wickets, side, play.wickets[side] + (ball.isWicket ? 1 : 0));
  const balls = put(play.balls, side, play.balls[side] + (ball.counts ? 1 : 0));
  const isOverDone = balls[side] % 6 === 0 && ball.counts;
  const next: CricketPlay = {
    ...play,
    isRunning: false,
    runs,
    wickets,
    balls,
    stories: put(play.stories, side, toldOf(play.stories[side], ball, runs[side], balls[side])),
    hold: holdOf(ball, at, pace),
    nextAt: at + seconds(random.int(26, 38) + (ball.isWicket ? 70 : isOverDone ? 50 : 0), pace),
  };
  const isChased = play.innings === 1 && runs[side] > runs[otherSide(side)];
  if (wickets[side] < 10 && balls[side] < innings && !isChased) return next;
  if (play.innings === 0) return { ...next, isBreak: true, nextAt: at + seconds(600, pace) };
  // A tie is settled by a super over, and that by chance.
  return runs[0] === runs[1]
    ? { ...next, isOver: true, wasTied: true, runs: put(runs, random.next() < 0.5 ? 0 : 1, runs[0] + 1) }
    : { ...next, isOver: true };
}

/** A wicket or a boundary holds the prices for a moment. */
function holdOf(ball: Ball, at: number, pace: number): CricketPlay['hold'] {
  const held = ball.isWicket ? 40 : ball.runs >= 4 ? 8 : 0;
  return held > 0 ? { state: 'suspended', until: at + seconds(held, pace) } : null;
}

function shownOf(play: CricketPlay, names: Setup['names']) {
  const side = battingOf(play);
  const line = (index: 0 | 1): SideScore => {
    const hasBatted = play.balls[index] > 0 || index === side;
    return {
      name: names[index],
      score: hasBatted ? scoreOf(play.runs[index], play.wickets[index]) : '',
      detail: hasBatted ? oversOf(play.balls[index]) : '',
      serving: index === side && !play.isOver && !play.isBreak,
    };
  };
  const progress = play.isOver ? 'Result' : play.isBreak ? 'Innings break' : `${oversOf(play.balls[side])} ov`;
  return { progress, sides: [line(0), line(1)] as const, over: ballsOf(play.stories[side]) };
}

const put = <T>(pair: readonly [T, T], side: 0 | 1, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** `128/3`, or `128` once all are out. */
export const scoreOf = (runs: number, wickets: number) => (wickets === 10 ? String(runs) : `${runs}/${wickets}`);
/** `14.2`; whole overs without a point. */
export const oversOf = (balls: number) =>
  balls % 6 === 0 ? String(balls / 6) : `${Math.floor(balls / 6)}.${balls % 6}`;
