import { ordinal } from './cricket-lines.ts';
import { type Batting, battingOf, chancesWith } from './first-class-batting.ts';
import { type FirstClassPlay, type Innings, sideOf } from './first-class-play.ts';
import { type Line, type Setup, VOID } from './play.ts';

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
  /** The runs at which a chase is over; without end where nothing is chased. */
  readonly target: number;
  readonly batting: Batting;
}

/** Runs by an over are not offered where a chase is over before it more often than this. */
const MAY_BE_CHASED = 0.03;
/** Longer than any innings. */
const NO_END = 90 * 6 * 5;

/**
 * The figures of a match over days. A mark that an innings did not get to is void, unless all were out: then it is their total; a
 * wicket that did not fall has the runs at the end; an innings that was never begun is void.
 */
export function firstClassLines(play: FirstClassPlay | null, setup: Setup): Line[] {
  const turns = [0, 2].flatMap((earlier) => ([0, 1] as const).map((side) => turnOf(play, side, earlier, setup)));
  const ofEach = (make: (turn: Turn) => Line) => turns.map(make);
  return [
    ...MARKS.flatMap((mark) => ofEach((turn) => overMark(turn, mark))),
    ...FALLS.flatMap((number) => ofEach((turn) => fall(turn, number))),
    ...ofEach(total),
  ];
}

/** A side's innings, the one after `earlier` innings of the match or the one after that. */
function turnOf(play: FirstClassPlay | null, side: 0 | 1, earlier: number, { names, edge }: Setup): Turn {
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
    target: play && index === 3 ? targetOf(play, side) : Number.POSITIVE_INFINITY,
    batting: battingOf(side, edge),
  };
}

/** What the last innings has to come to. */
const targetOf = (play: FirstClassPlay, side: 0 | 1): number =>
  play.innings.slice(0, 3).reduce((sum, { runs }, index) => sum + (sideOf(play, index) === side ? -runs : runs), 1);

/** The chances of an innings' figure that ends with so many wickets more, or with so many balls. */
function before({ innings, batting, target }: Turn, wickets: number, left: number): Line['reaches'] {
  let chances: ReturnType<typeof chancesWith> | undefined;
  return (figure) => {
    chances ??= chancesWith(wickets, left, batting);
    return figure > target ? 0 : chances(figure - (innings?.runs ?? 0)).done;
  };
}

/** What stood when an innings ended; null while it goes on, void where it never began. */
const atEnd = ({ innings, isOver }: Turn): number | typeof VOID | null => (isOver ? (innings?.runs ?? VOID) : null);

function overMark(turn: Turn, mark: number): Line {
  const { team, key, which, innings, isOver, isOn, target } = turn;
  const left = mark * 6 - (innings?.balls ?? 0);
  const reaches = before(turn, 10 - (innings?.wickets ?? 0), left);
  const isChasedFirst = target < Number.POSITIVE_INFINITY && reaches(target) > MAY_BE_CHASED;
  return {
    key: `${key}-o${mark}`,
    name: `${team} ${which} innings, ${mark} over runs`,
    soFar: innings?.runs ?? 0,
    reaches,
    isOffered: isOn && left >= 12 && (innings?.wickets ?? 0) < 7 && !isChasedFirst,
    result: innings?.tens[mark / 10 - 1] ?? (innings && innings.wickets < 10 && isOver ? VOID : atEnd(turn)),
  };
}

function fall(turn: Turn, number: number): Line {
  const { team, key, which, innings, isOn } = turn;
  const away = number - (innings?.wickets ?? 0);
  return {
    key: `${key}-w${number}`,
    name: `Fall of ${ordinal(number)} wicket, ${team} ${which} innings`,
    soFar: innings?.runs ?? 0,
    reaches: before(turn, away, NO_END),
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
    soFar: innings?.runs ?? 0,
    reaches: before(turn, wicketsLeft, NO_END),
    // A second innings may be cut short by a declaration, a win or the last evening.
    isOffered: isOn && which === '1st' && wicketsLeft > 2,
    result: atEnd(turn),
  };
}
