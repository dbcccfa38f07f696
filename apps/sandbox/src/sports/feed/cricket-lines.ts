import type { CricketPlay } from './cricket-play.ts';
import { isOut, NEW_STORY, runsOf, type Story } from './innings-story.ts';
import { type Line, type Setup, VOID } from './play.ts';

/** What the lines need to know of the format and its model. */
interface Model {
  readonly overs: number;
  readonly wicketChance: number;
  /** How many runs a ball spreads the result by. */
  readonly spread: number;
  /** How often a ball goes for six. */
  readonly sixChance: number;
  /** How often a ball is a wide. */
  readonly wideChance: number;
  /** What a side is expected to make yet. */
  more(side: 0 | 1, ballsLeft: number, wickets: number): number;
}

/** How an innings stands. */
interface Innings {
  readonly team: string;
  readonly story: Story;
  readonly runs: number;
  readonly balls: number;
  readonly left: number;
  /** Expected from now to its end. */
  readonly more: number;
  readonly wickets: number;
  readonly isOver: boolean;
  /** It is this side's turn, or nobody has begun. */
  readonly isOn: boolean;
}

const MARKS = { 20: [6, 10, 15, 20], 50: [10, 15, 20, 25, 30, 40, 50] };
/** Single overs that are asked for, while there are enough lines. */
const SINGLE_OVERS = [1, 6, 16, 20, 10, 3, 13, 18, 8];
const FALLS = [1, 2, 3, 4, 5, 6];
const BATTERS = [1, 2, 3, 4];
/** Until their median a batter makes this share of what they make on average. */
const MEDIAN = 0.69;
/** What the last overs bring against the others. */
const DEATH = 1.25;

/**
 * The figures of a limited-overs match. An over that was not bowled whole comes to nothing, unless all were out before a mark; a
 * wicket that did not fall and a batter who was not out have what stood at the end; a batter who never came in is void.
 */
export function cricketLines(play: CricketPlay | null, names: Setup['names'], model: Model): Line[] {
  const sides = ([0, 1] as const).map((side) => inningsOf(play, side, names[side], model));
  const ofBoth = (make: (innings: Innings, side: number) => Line) => sides.map((innings, side) => make(innings, side));
  const marks = model.overs === 20 ? MARKS[20] : MARKS[50];
  return [
    ...marks.flatMap((mark) => ofBoth((innings, side) => overMark(innings, side, mark, model))),
    total('sixes', sides, model.sixChance, ({ sixes }) => sixes, play),
    total('wides', sides, model.wideChance, ({ wides }) => wides, play),
    ...FALLS.flatMap((number) => ofBoth((innings, side) => fall(innings, side, number, model))),
    ...BATTERS.flatMap((number) => ofBoth((innings, side) => batter(innings, side, number, model))),
    ...SINGLE_OVERS.flatMap((over) => ofBoth((innings, side) => singleOver(innings, side, over, model))),
  ];
}

function inningsOf(play: CricketPlay | null, side: 0 | 1, team: string, model: Model): Innings {
  const runs = play?.runs[side] ?? 0;
  const balls = play?.balls[side] ?? 0;
  const wickets = play?.wickets[side] ?? 0;
  const left = model.overs * 6 - balls;
  const isFirst = play?.battingFirst === side;
  const isOver = play !== null && (play.isOver || (isFirst && (play.innings === 1 || play.isBreak)));
  return {
    team,
    story: play?.stories[side] ?? NEW_STORY,
    runs,
    balls,
    left,
    wickets,
    more: isOver ? 0 : model.more(side, left, wickets),
    isOver,
    isOn: play === null || (!isOver && isFirst === (play.innings === 0)),
  };
}

/** What of an innings' runs to come falls into its balls up to `until`; the last fifth brings more. */
function moreUntil({ balls, left, more }: Innings, until: number): number {
  const end = balls + left;
  const slow = (upTo: number) => Math.max(0, Math.min(upTo, end * 0.8) - balls);
  const fast = (upTo: number) => Math.max(0, upTo - Math.max(balls, end * 0.8));
  const weight = (upTo: number) => slow(upTo) + DEATH * fast(upTo);
  return left === 0 ? 0 : (more * weight(until)) / weight(end);
}

function overMark(innings: Innings, side: number, mark: number, { spread }: Model): Line {
  const { team, story, runs, balls, isOver, isOn, wickets } = innings;
  const to = mark * 6;
  return {
    key: `${side}-o${mark}`,
    name: `${team} ${mark} over runs`,
    middle: runs + moreUntil(innings, to),
    spread: spread * Math.sqrt(Math.max(1, to - balls)),
    isOffered: isOn && balls <= to - 6,
    result: story.overs[mark - 1] ?? (isOver ? (wickets === 10 ? (story.falls[9] ?? VOID) : VOID) : null),
  };
}

function singleOver(innings: Innings, side: number, over: number, { spread }: Model): Line {
  const { team, story, balls, isOver, isOn } = innings;
  const [after, before] = [story.overs[over - 1], over === 1 ? 0 : story.overs[over - 2]];
  return {
    key: `${side}-s${over}`,
    name: `Only ${ordinal(over)} over runs, ${team}`,
    middle: moreUntil(innings, over * 6) - moreUntil(innings, over * 6 - 6),
    spread: spread * Math.sqrt(6),
    isOffered: isOn && balls <= over * 6 - 6,
    result: after !== undefined && before !== undefined ? after - before : isOver ? VOID : null,
  };
}

function fall(innings: Innings, side: number, number: number, { wicketChance, spread }: Model): Line {
  const { team, story, runs, balls, left, more, isOver, isOn, wickets } = innings;
  const away = number - wickets;
  const eachBrings = left === 0 ? 0 : more / left / wicketChance;
  return {
    key: `${side}-w${number}`,
    name: `Fall of ${ordinal(number)} wicket, ${team}`,
    // As likely sooner as later: the median of a sum of waiting times is a third of one below their mean.
    middle: runs + Math.min(more, eachBrings * (away - 1 / 3)),
    spread: Math.max(spread, eachBrings * 0.8 * Math.sqrt(Math.max(1, away))),
    isOffered: isOn && away >= 1 && away <= 3 && left > 6,
    result: story.falls[number - 1] ?? (isOver ? (balls === 0 ? VOID : runsOf(story)) : null),
  };
}

function batter(innings: Innings, side: number, number: number, { wicketChance, spread }: Model): Line {
  const { team, story, left, more, isOver, isOn, balls } = innings;
  const place = number - 1;
  const made = story.batters[place];
  const isIn = made !== undefined && story.crease.includes(place);
  const yet = left === 0 ? 0 : Math.min(more / 2, (more / left / wicketChance) * MEDIAN);
  const known = isOver || isOut(story, place);
  return {
    key: `${side}-b${number}`,
    name: `Batter ${number} runs, ${team}`,
    middle: (made ?? 0) + yet,
    spread: Math.max(spread, yet),
    isOffered: isOn && left > 12 && (isIn || balls === 0),
    result: known ? (made === undefined || balls === 0 ? VOID : made) : null,
  };
}

/** How often something happens in both innings together; it is `chance` a ball. */
function total(
  what: string,
  sides: readonly Innings[],
  chance: number,
  count: (story: Story) => number,
  play: CricketPlay | null,
): Line {
  const soFar = sides.reduce((sum, { story }) => sum + count(story), 0);
  const left = sides.reduce((sum, innings) => sum + (innings.isOver ? 0 : innings.left), 0);
  return {
    key: `m-${what}`,
    name: `Match total ${what}`,
    middle: soFar + chance * left * 0.95,
    spread: Math.sqrt(Math.max(0.5, chance * left)),
    isOffered: left > 12 && !play?.isBreak,
    result: play?.isOver ? soFar : null,
  };
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
