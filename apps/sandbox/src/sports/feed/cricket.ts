import { HOUR, type Random } from '../../base/index.ts';
import type { Ball } from './ball.ts';
import { BYES, ballChances, betterOf, type CricketFormat, moodOf, NO_BALLS, WIDES } from './cricket-ball.ts';
import { cricketBoard } from './cricket-board.ts';
import { cricketLines } from './cricket-lines.ts';
import { type CricketModel, createModel } from './cricket-model.ts';
import type { CricketPlay } from './cricket-play.ts';
import { ballsOf, NEW_STORY, toldOf } from './innings-story.ts';
import { type Chances, type Rules, remembered, type Setup, seconds } from './play.ts';
import type { SideScore } from './side-score.ts';

/** Three of four byes come off a leg. */
const BYES_FROM = 1 - WIDES - NO_BALLS - BYES / 4;

/** Twenty or fifty overs a side. */
export function cricket(format: CricketFormat): Rules<CricketPlay> {
  const model = createModel(format);
  const { overs, innings } = model;
  return {
    lasts: overs * 2 * 6 * 36_000 + HOUR / 3,
    chances: remembered((play, setup) => chancesOf(model, play, setup)),
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
    lines: remembered((play, setup) => cricketLines(play, setup, model)),
    asides: (play, { names }) => [
      { name: 'Toss', result: play ? names[play.battingFirst] : null },
      { name: 'Tied Match', result: play?.isOver ? (play.wasTied ? 'Yes' : 'No') : null },
    ],
  };
}

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
const battingOf = (play: CricketPlay): 0 | 1 => (play.innings === 0 ? play.battingFirst : otherSide(play.battingFirst));

/** What a side has made of its innings. */
interface Score {
  readonly runs: number;
  readonly wickets: number;
  readonly left: number;
}

function chancesOf(model: CricketModel, play: CricketPlay | null, { edge }: Setup): Chances {
  if (!play) {
    const start = { runs: 0, wickets: 0, left: model.innings };
    const home = (firstWins(model, start, 0, edge) + 1 - firstWins(model, start, 1, edge)) / 2;
    return [home, 0, 1 - home];
  }
  const side = battingOf(play);
  const other = otherSide(side);
  const [runs, wickets, left] = [play.runs[side], play.wickets[side], model.innings - play.balls[side]];
  let batting: number;
  if (play.isOver) batting = runs > play.runs[other] ? 1 : 0;
  else if (play.innings === 0) batting = firstWins(model, { runs, wickets, left }, side, edge);
  else {
    const chase = model.outlook(betterOf(side, edge));
    const need = play.runs[other] + 1 - runs;
    // Half of the ties are won.
    batting = (chase.runs(left, wickets, need) + chase.runs(left, wickets, need - 1)) / 2;
  }
  return side === 0 ? [batting, 0, 1 - batting] : [1 - batting, 0, batting];
}

/** The chance of whoever bats first: over all that they may end at, that the other side stays behind. */
function firstWins(model: CricketModel, { runs, wickets, left }: Score, side: 0 | 1, edge: number): number {
  const first = model.outlook(betterOf(side, edge));
  const second = model.outlook(betterOf(otherSide(side), edge));
  const reached = (total: number) => second.runs(model.innings, 0, total);
  let chance = 0;
  let atLeast = 1;
  for (let more = 0; atLeast > 0; more += 1) {
    const further = first.runs(left, wickets, more + 1);
    chance += (atLeast - further) * (1 - (reached(runs + more) + reached(runs + more + 1)) / 2);
    atLeast = further;
  }
  return chance;
}

/** One ball: its runs, how they came, and whether a wicket fell. */
function bowl(model: CricketModel, play: CricketPlay, edge: number, random: Random): Ball {
  const side = battingOf(play);
  const left = model.innings - play.balls[side];
  const better = betterOf(side, edge);
  const { wicket, six, four, two, three, one } = ballChances(model, better, moodOf(model, left), play.wickets[side]);
  const luck = random.next();
  if (luck < wicket) return { runs: 0, isWicket: true, counts: true };
  const steps: readonly (readonly [chance: number, runs: number])[] = [
    [six, 6],
    [four, 4],
    [two, 2],
    [three, 3],
    [one, 1],
  ];
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
function afterBall(
  { innings }: CricketModel,
  play: CricketPlay,
  ball: Ball,
  pace: number,
  random: Random,
): CricketPlay {
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
