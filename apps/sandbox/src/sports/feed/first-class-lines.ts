import { ordinal } from './cricket-lines.ts';
import { type FirstClassPlay, type Innings, sideOf } from './first-class-play.ts';
import { type Line, type Setup, VOID } from './play.ts';

/** What a ball and a wicket bring in the model, how long a wicket lasts, and how far a ball spreads the result. */
const RUNS_A_BALL = 0.505;
const BALLS_A_WICKET = 54;
const RUNS_A_WICKET = RUNS_A_BALL * BALLS_A_WICKET;
const SPREAD_A_BALL = 1.1;

/** How many waiting times `wickets` of them last, as likely longer as shorter: a third of one below their mean. */
const median = (wickets: number) => Math.max(0, wickets - 1 / 3);

const MARKS = [20, 40, 60, 80];
const FALLS = [1, 2, 3, 4];

/** One innings of one side: its first or its second. Undefined where it has not begun. */
interface Turn {
  readonly team: string;
  readonly key: string;
  readonly which: string;
  readonly innings: Innings | undefined;
  readonly isOver: boolean;
  readonly isOn: boolean;
}

/**
 * The figures of a match over days. A mark that an innings did not get to is void, unless all were out: then it is their total; a
 * wicket that did not fall has the runs at the end; an innings that was never begun is void.
 */
export function firstClassLines(play: FirstClassPlay | null, names: Setup['names']): Line[] {
  const turns = [0, 2].flatMap((earlier) => ([0, 1] as const).map((side) => turnOf(play, side, earlier, names)));
  const ofEach = (make: (turn: Turn) => Line) => turns.map(make);
  return [
    ...MARKS.flatMap((mark) => ofEach((turn) => overMark(turn, mark))),
    ...FALLS.flatMap((number) => ofEach((turn) => fall(turn, number))),
    ...ofEach(total),
  ];
}

/** A side's innings, the one after `earlier` innings of the match or the one after that. */
function turnOf(play: FirstClassPlay | null, side: 0 | 1, earlier: number, names: Setup['names']): Turn {
  const index = earlier + (play && sideOf(play, earlier) !== side ? 1 : 0);
  const innings = play?.innings[index];
  const isLatest = play !== null && index === play.innings.length - 1;
  return {
    team: names[side],
    key: `${side}${earlier === 0 ? 'a' : 'b'}`,
    which: earlier === 0 ? '1st' : '2nd',
    innings,
    isOver: play !== null && (play.isOver || (innings !== undefined && !isLatest)),
    isOn: play === null ? earlier === 0 : isLatest && !play.isOver && play.pause !== 'innings break',
  };
}

/** What stood when an innings ended; null while it goes on, void where it never began. */
const atEnd = ({ innings, isOver }: Turn): number | typeof VOID | null => (isOver ? (innings?.runs ?? VOID) : null);

function overMark(turn: Turn, mark: number): Line {
  const { team, key, which, innings, isOver, isOn } = turn;
  const left = mark * 6 - (innings?.balls ?? 0);
  const lasts = BALLS_A_WICKET * median(10 - (innings?.wickets ?? 0));
  return {
    key: `${key}-o${mark}`,
    name: `${team} ${which} innings, ${mark} over runs`,
    middle: (innings?.runs ?? 0) + Math.max(0, Math.min(left, lasts)) * RUNS_A_BALL,
    spread: SPREAD_A_BALL * Math.sqrt(Math.max(6, left)),
    isOffered: isOn && left >= 12 && (innings?.wickets ?? 0) < 7,
    result: innings?.tens[mark / 10 - 1] ?? (innings && innings.wickets < 10 && isOver ? VOID : atEnd(turn)),
  };
}

function fall(turn: Turn, number: number): Line {
  const { team, key, which, innings, isOn } = turn;
  const away = number - (innings?.wickets ?? 0);
  return {
    key: `${key}-w${number}`,
    name: `Fall of ${ordinal(number)} wicket, ${team} ${which} innings`,
    middle: (innings?.runs ?? 0) + RUNS_A_WICKET * median(away),
    spread: 0.8 * RUNS_A_WICKET * Math.sqrt(Math.max(1, away)),
    isOffered: isOn && away >= 1 && away <= 2,
    result: innings?.falls[number - 1] ?? atEnd(turn),
  };
}

function total(turn: Turn): Line {
  const { team, key, which, innings, isOn } = turn;
  const wicketsLeft = 10 - (innings?.wickets ?? 0);
  return {
    key: `${key}-t`,
    name: `${team} ${which} innings runs`,
    middle: (innings?.runs ?? 0) + RUNS_A_WICKET * median(wicketsLeft),
    spread: RUNS_A_WICKET * Math.sqrt(Math.max(1, wicketsLeft)),
    // A second innings may be cut short by a declaration, a win or the last evening.
    isOffered: isOn && which === '1st' && wicketsLeft > 2,
    result: atEnd(turn),
  };
}
