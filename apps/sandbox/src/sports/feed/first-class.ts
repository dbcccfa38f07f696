import { HOUR, type Random } from '../../base/index.ts';
import type { Ball, Extra } from './ball.ts';
import { oversOf, scoreOf } from './cricket.ts';
import { BALLS_A_WICKET, betterOf } from './first-class-batting.ts';
import { firstClassBoard } from './first-class-board.ts';
import { DECLARES_AT, firstClassChances } from './first-class-chances.ts';
import { firstClassLines } from './first-class-lines.ts';
import {
  dayOf,
  type FirstClassPlay,
  followOnLead,
  type Innings,
  matchBalls,
  SESSION,
  sessionEnds,
  sideOf,
} from './first-class-play.ts';
import { ballsOf, NEW_STORY, toldOf } from './innings-story.ts';
import { type Chances, type Rules, remembered, type Setup, seconds } from './play.ts';
import type { SideScore } from './side-score.ts';

const FRESH: Innings = { runs: 0, wickets: 0, balls: 0, isDeclared: false, tens: [], falls: [], story: NEW_STORY };

const NOT_BEGUN: FirstClassPlay = {
  kind: 'first-class',
  nextAt: 0,
  isOver: false,
  hold: null,
  homeFirst: true,
  innings: [FRESH],
  pause: null,
  result: null,
};

/** A Test (five days) or a first-class match (four). */
export function firstClass(days: number): Rules<FirstClassPlay> {
  const allBalls = matchBalls(days);
  return {
    lasts: days * 7 * HOUR,
    begin: ({ pace }, at, random) => ({
      ...NOT_BEGUN,
      nextAt: at + seconds(30, pace),
      homeFirst: random.next() < 0.5,
    }),
    chances: remembered((play: FirstClassPlay | null, { edge }) => chancesOf(play, edge, allBalls)),
    step(play, setup, random) {
      const at = play.nextAt;
      if (play.pause) return { ...play, pause: null, hold: null, nextAt: at + seconds(30, setup.pace) };
      const latest = bowl(current(play), sideOf(play, play.innings.length - 1), setup, random);
      return afterBall(play, latest, allBalls, setup, random);
    },
    show: (play, { names }) => shownOf(play, names, days),
    board: (play, { names }) => firstClassBoard(play, names, days),
    lines: remembered((play: FirstClassPlay | null, setup) => firstClassLines(play, setup)),
    asides: (play, { names }) => [{ name: 'Toss', result: play ? names[play.homeFirst ? 0 : 1] : null }],
  };
}

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
const current = (play: FirstClassPlay) => play.innings.at(-1) ?? FRESH;
const winner = (side: 0 | 1) => (side === 0 ? 'home' : 'away');

function totals(play: FirstClassPlay): [number, number] {
  const sums: [number, number] = [0, 0];
  for (const [index, { runs }] of play.innings.entries()) sums[sideOf(play, index)] += runs;
  return sums;
}

function chancesOf(play: FirstClassPlay | null, edge: number, allBalls: number): Chances {
  if (play?.result)
    return [play.result === 'home' ? 1 : 0, play.result === 'draw' ? 1 : 0, play.result === 'away' ? 1 : 0];
  if (play) return firstClassChances(play, edge, allBalls);
  const [first, second] = [true, false].map((homeFirst) =>
    firstClassChances({ ...NOT_BEGUN, homeFirst }, edge, allBalls),
  );
  return [0, 1, 2].map((column) => ((first?.[column] ?? 0) + (second?.[column] ?? 0)) / 2) as unknown as Chances;
}

function bowl(innings: Innings, side: 0 | 1, { edge }: Setup, random: Random): Innings {
  const luck = random.next();
  const better = betterOf(side, edge);
  const wicket = (1 / BALLS_A_WICKET) * (1 - better);
  const isWicket = luck < wicket;
  const runs = isWicket ? 0 : runsOf(luck, better);
  const after = innings.runs + runs;
  const extra = isWicket ? null : extraOf(luck);
  const counts = extra !== 'no-ball';
  const balls = innings.balls + (counts ? 1 : 0);
  const ball: Ball = { runs, isWicket, counts, ...(extra && { extra }) };
  return {
    ...innings,
    balls,
    runs: after,
    wickets: innings.wickets + (isWicket ? 1 : 0),
    tens: counts && balls % 60 === 0 ? [...innings.tens, after] : innings.tens,
    falls: isWicket ? [...innings.falls, after] : innings.falls,
    ...(innings.story && { story: toldOf(innings.story, ball, after, balls) }),
  };
}

const runsOf = (luck: number, better: number) =>
  luck > 0.995 ? 6 : luck > 0.935 ? 4 : luck > 0.895 ? 2 : luck > 0.74 - better * 0.2 ? 1 : 0;

/** Of the single runs those that no batter made. */
function extraOf(luck: number): Extra | null {
  if (luck > 0.895 || luck <= 0.868) return null;
  return luck > 0.88 ? 'leg-bye' : luck > 0.874 ? 'bye' : 'no-ball';
}

/** Play after a ball: how long prices are held for it, then the end of the innings, of the match, of a session. */
function afterBall(
  play: FirstClassPlay,
  latest: Innings,
  allBalls: number,
  { pace }: Setup,
  random: Random,
): FirstClassPlay {
  const at = play.nextAt;
  const before = current(play);
  const isWicket = latest.wickets > before.wickets;
  const isOverDone = latest.balls > before.balls && latest.balls % 6 === 0;
  const held = isWicket ? 40 : latest.runs - before.runs >= 4 ? 8 : 0;
  const scored: FirstClassPlay = {
    ...play,
    innings: [...play.innings.slice(0, -1), latest],
    hold: held > 0 ? { state: 'suspended', until: at + seconds(held, pace) } : null,
    nextAt: at + seconds(random.int(26, 36) + (isWicket ? 70 : isOverDone ? 45 : 0), pace),
  };
  const { result, isInningsOver, isDeclared } = standing(scored, latest);
  if (result !== null) return { ...scored, ...ended(result) };
  const next = isInningsOver
    ? closed(scored, latest, { isDeclared, isFollowOn: followsOn(scored, allBalls) }, at, pace)
    : scored;
  const sessions = sessionEnds(next).length;
  if (sessions === sessionEnds(play).length) return next;
  if (sessions * SESSION >= allBalls) return { ...next, ...ended('draw') };
  const pause = (['stumps', 'lunch', 'tea'] as const)[sessions % 3] ?? 'stumps';
  return { ...next, pause, nextAt: at + seconds(pause === 'stumps' ? 2400 : 1500, pace) };
}

const ended = (result: FirstClassPlay['result']) => ({ isOver: true, result, hold: null }) as const;

/** What a score means: whether the innings is over, and whether the match is. */
function standing(play: FirstClassPlay, latest: Innings) {
  const number = play.innings.length;
  const side = sideOf(play, number - 1);
  const sums = totals(play);
  const lead = sums[side] - sums[otherSide(side)];
  const isChase = number === 4;
  const isDeclared = number === 3 && lead > DECLARES_AT && latest.wickets < 10;
  const isInningsOver = latest.wickets === 10 || isDeclared;
  let result: FirstClassPlay['result'] = null;
  if (isChase && lead > 0) result = winner(side);
  else if (isInningsOver && isChase) result = lead === 0 ? 'draw' : winner(otherSide(side));
  else if (isInningsOver && number === 3 && lead < 0) result = winner(otherSide(side));
  return { result, isInningsOver, isDeclared };
}

/** Whether whoever has batted second bats again at once. */
function followsOn(play: FirstClassPlay, allBalls: number): boolean {
  const [first = FRESH, second = FRESH] = play.innings;
  return play.innings.length === 2 && first.runs - second.runs >= followOnLead(allBalls);
}

/** The next innings, after a break. */
function closed(
  play: FirstClassPlay,
  latest: Innings,
  { isDeclared, isFollowOn }: { readonly isDeclared: boolean; readonly isFollowOn: boolean },
  at: number,
  pace: number,
): FirstClassPlay {
  return {
    ...play,
    ...(isFollowOn && { isFollowOn }),
    innings: [...play.innings.slice(0, -1), { ...latest, isDeclared }, FRESH],
    pause: 'innings break',
    nextAt: at + seconds(600, pace),
  };
}

function shownOf(play: FirstClassPlay, names: Setup['names'], days: number) {
  const { day, balls } = dayOf(play, days);
  const progress = play.isOver ? 'Result' : `Day ${day}, ${play.pause ?? `${oversOf(balls)} ov`}`;
  const line = (side: 0 | 1): SideScore => {
    const mine = play.innings.filter((_, index) => sideOf(play, index) === side);
    const [latest, before] = [mine.at(-1), mine.at(-2)];
    const isBatting = sideOf(play, play.innings.length - 1) === side;
    return {
      name: names[side],
      score: latest ? `${scoreOf(latest.runs, latest.wickets)}${latest.isDeclared ? 'd' : ''}` : '',
      detail: before ? `& ${scoreOf(before.runs, before.wickets)}` : latest ? oversOf(latest.balls) : '',
      serving: isBatting && !play.isOver,
    };
  };
  const { story } = current(play);
  return { progress, sides: [line(0), line(1)] as const, ...(story && { over: ballsOf(story) }) };
}
