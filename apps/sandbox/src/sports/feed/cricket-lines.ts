import { OVER } from './ball.ts';
import { betterOf } from './cricket-ball.ts';
import { type Forecast, forecastOf } from './cricket-forecast.ts';
import { type CricketModel, FURTHEST_FALL, type Outlook } from './cricket-model.ts';
import type { CricketPlay } from './cricket-play.ts';
import { isOut, NEW_STORY, runsOf, type Story } from './innings-story.ts';
import { counted, type Line, type Setup, VOID } from './play.ts';

/** How an innings stands. */
interface Innings {
  readonly team: string;
  readonly story: Story;
  readonly runs: number;
  readonly balls: number;
  readonly left: number;
  readonly wickets: number;
  /** The runs at which a chase is over; without end where nothing is chased yet. */
  readonly target: number;
  /** Before the toss, when it may yet be a chase: the chance that the other side makes a total. */
  readonly others: Line['reaches'] | null;
  readonly isOver: boolean;
  /** It is this side's turn, or nobody has begun. */
  readonly isOn: boolean;
  readonly outlook: Outlook;
  readonly forecast: Forecast;
}

const MARKS = { 20: [6, 10, 15, 20], 50: [10, 15, 20, 25, 30, 40, 50] };
/** Single overs that are asked for, while there are enough lines. */
const SINGLE_OVERS = [1, 6, 16, 20, 10, 3, 13, 18, 8];
const FALLS = [1, 2, 3, 4, 5, 6];
const BATTERS = [1, 2, 3, 4];
/** Runs by an over, and of one over, are not offered where a chase is over before it more often than this. */
const MAY_BE_CHASED = { before: 0.15, within: 0.03 };
/** A batter's line does not reckon with the tail: it is offered while nobody of it is in. */
const TAIL_FROM = 6;
/** Nor with the end of a chase, which their own runs bring nearer: it is not offered where fewer runs than these are missing. */
const CHASED_SOON = 75;

/**
 * The figures of a limited-overs match. An over that was not bowled whole comes to nothing, unless all were out before a mark; a
 * wicket that did not fall and a batter who was not out have what stood at the end; a batter who never came in is void.
 */
export function cricketLines(play: CricketPlay | null, setup: Setup, model: CricketModel): Line[] {
  const sides = ([0, 1] as const).map((side) => inningsOf(play, side, setup, model));
  const ofBoth = (make: (innings: Innings, side: number) => Line) => sides.map((innings, side) => make(innings, side));
  const marks = model.overs === 20 ? MARKS[20] : MARKS[50];
  const isOffered = !play?.isOver && !play?.isBreak;
  const shares = sharesOf(play, sides);
  const total = (what: 'sixes' | 'wides'): Line => {
    const soFar = sides.reduce((sum, { story }) => sum + story[what], 0);
    const more = sides.reduce((sum, { forecast }, side) => sum + forecast[what] * (shares[side] ?? 0), 0);
    return {
      key: `m-${what}`,
      name: `Match total ${what}`,
      soFar,
      reaches: counted(soFar, more),
      isOffered,
      result: play?.isOver ? soFar : null,
    };
  };
  return [
    ...marks.flatMap((mark) => ofBoth((innings, side) => overMark(innings, side, mark, model))),
    total('sixes'),
    total('wides'),
    ...FALLS.flatMap((number) => ofBoth((innings, side) => fall(innings, side, number))),
    ...BATTERS.flatMap((number) => ofBoth((innings, side) => batter(innings, side, number))),
    ...SINGLE_OVERS.flatMap((over) => ofBoth((innings, side) => singleOver(innings, side, over))),
  ];
}

/** The chances of what is over. */
const NONE: Line['reaches'] = () => 0;
const NOTHING: Forecast = { until: new Map(), within: new Map(), runs: 0, sixes: 0, wides: 0 };

function inningsOf(play: CricketPlay | null, side: 0 | 1, { names, edge }: Setup, model: CricketModel): Innings {
  const balls = play?.balls[side] ?? 0;
  const wickets = play?.wickets[side] ?? 0;
  const left = model.innings - balls;
  const isFirst = play?.battingFirst === side;
  const isOver = play !== null && (play.isOver || (isFirst && (play.innings === 1 || play.isBreak)));
  const better = betterOf(side, edge);
  return {
    team: names[side],
    story: play?.stories[side] ?? NEW_STORY,
    runs: play?.runs[side] ?? 0,
    balls,
    left,
    wickets,
    target:
      play && !isFirst && (play.innings === 1 || play.isBreak)
        ? play.runs[side === 0 ? 1 : 0] + 1
        : Number.POSITIVE_INFINITY,
    isOver,
    isOn: play === null || (!isOver && isFirst === (play.innings === 0)),
    others: play ? null : (total) => model.outlook(betterOf(side === 0 ? 1 : 0, edge)).runs(model.innings, 0, total),
    outlook: model.outlook(better),
    forecast: isOver ? NOTHING : forecastOf(model, better, left, wickets),
  };
}

/** How much of what an innings would bring it brings before its chase is over, as its runs say. */
function sharesOf(play: CricketPlay | null, sides: readonly Innings[]): number[] {
  return sides.map(({ isOver, runs, left, wickets, target, outlook, forecast }, side) => {
    if (isOver || side === (play?.battingFirst ?? 0)) return 1;
    const first = sides[side === 0 ? 1 : 0];
    const isBowledAfter = (more: number) =>
      target < Number.POSITIVE_INFINITY
        ? runs + more < target
          ? 1
          : 0
        : (first?.outlook.runs(first.left, first.wickets, more - first.runs) ?? 1);
    let brought = 0;
    for (let more = 0; more < HIGHEST_TOTAL; more += 1) {
      const reached = outlook.runs(left, wickets, more + 1);
      if (reached === 0) break;
      brought += reached * isBowledAfter(more);
    }
    return Math.min(1, brought / forecast.runs);
  });
}

/** The chances of a figure of runs by an over, where no chase is over before it. */
function unlessChased(reaches: Line['reaches'], { target, others }: Innings): Line['reaches'] {
  if (others) return beforeToss(reaches, others);
  if (target === Number.POSITIVE_INFINITY) return reaches;
  const chased = reaches(target);
  return (figure) => (figure >= target ? 0 : (reaches(figure) - chased) / (1 - chased));
}

/** The same where the side bats first or second, and in the second case has any total to chase. */
function beforeToss(reaches: Line['reaches'], others: Line['reaches']): Line['reaches'] {
  // For each total the chance that theirs is at least that, and is passed.
  const passed = [0];
  let [sum, above] = [0, 0];
  for (let total = HIGHEST_TOTAL; total >= 0; total -= 1) {
    const chance = others(total);
    if (chance > above) sum += (chance - above) * reaches(total + 1);
    passed.push(sum);
    above = chance;
  }
  const notChased = (figure: number) => reaches(figure) * others(figure) - (passed[HIGHEST_TOTAL + 1 - figure] ?? 0);
  const scale = 1 + notChased(0);
  return (figure) => (reaches(figure) + notChased(figure)) / scale;
}

/** No innings comes to more. */
const HIGHEST_TOTAL = 600;

function overMark(innings: Innings, side: number, mark: number, { overs }: CricketModel): Line {
  const { team, story, runs, balls, left, isOver, isOn, wickets, target, outlook, forecast } = innings;
  const byThen =
    mark === overs ? (more: number) => outlook.runs(left, wickets, more) : (forecast.until.get(mark) ?? NONE);
  const reaches = (figure: number) => byThen(figure - runs);
  const isOffered = isOn && balls <= mark * OVER - OVER && reaches(target) < MAY_BE_CHASED.before;
  return {
    key: `${side}-o${mark}`,
    name: `${team} ${mark} over runs`,
    soFar: runs,
    reaches: isOffered ? unlessChased(reaches, innings) : reaches,
    isOffered,
    result: story.overs[mark - 1] ?? (isOver ? (wickets === 10 ? (story.falls[9] ?? VOID) : VOID) : null),
  };
}

function singleOver(
  { team, story, runs, balls, isOver, isOn, target, others, forecast }: Innings,
  side: number,
  over: number,
): Line {
  const [after, before] = [story.overs[over - 1], over === 1 ? 0 : story.overs[over - 2]];
  // Before the toss it may be a chase, of about what this side makes itself.
  const goal = others ? forecast.runs : target;
  const chased = forecast.until.get(over)?.(goal - runs) ?? 0;
  return {
    key: `${side}-s${over}`,
    name: `Only ${ordinal(over)} over runs, ${team}`,
    soFar: 0,
    reaches: forecast.within.get(over) ?? NONE,
    isOffered: isOn && balls <= over * OVER - OVER && chased < MAY_BE_CHASED.within,
    result: after !== undefined && before !== undefined ? after - before : isOver ? VOID : null,
  };
}

function fall(innings: Innings, side: number, number: number): Line {
  const { team, story, runs, balls, left, isOver, isOn, wickets, target, others, outlook } = innings;
  const away = number - wickets;
  return {
    key: `${side}-w${number}`,
    name: `Fall of ${ordinal(number)} wicket, ${team}`,
    soFar: runs,
    // A chase ends at its target, a few runs over.
    reaches: (figure) => {
      const chance = figure > target ? 0 : outlook.runsBefore(left, away, figure - runs);
      return others ? (chance * (1 + others(figure - 1))) / 2 : chance;
    },
    isOffered: isOn && away >= 1 && away <= FURTHEST_FALL && left > OVER,
    result: story.falls[number - 1] ?? (isOver ? (balls === 0 ? VOID : runsOf(story)) : null),
  };
}

function batter(innings: Innings, side: number, number: number): Line {
  const { team, story, runs, left, isOver, isOn, balls, wickets, target, outlook } = innings;
  const place = number - 1;
  const made = story.batters[place];
  const isIn = made !== undefined && story.crease.includes(place);
  const isFacing = story.crease[0] === place;
  return {
    key: `${side}-b${number}`,
    name: `Batter ${number} runs, ${team}`,
    soFar: made ?? 0,
    reaches: (figure) => outlook.batter(left, isFacing, figure - (made ?? 0)),
    isOffered: isOn && isIn && left > 2 * OVER && wickets < TAIL_FROM && target - runs >= CHASED_SOON,
    result: isOver || isOut(story, place) ? (made === undefined || balls === 0 ? VOID : made) : null,
  };
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
