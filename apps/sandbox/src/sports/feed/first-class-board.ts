import type { CricketBoard } from '@pavilion/api-client/wire';
import { creaseOf } from './cricket-board.ts';
import { type FirstClassPlay, sideOf } from './first-class-play.ts';
import type { Setup } from './play.ts';

/** How the days of a match are cut: three sessions each. */
interface Days {
  readonly days: number;
  readonly ballsADay: number;
}

/** The board of a match over days. */
export function firstClassBoard(play: FirstClassPlay, names: Setup['names'], days: Days): CricketBoard {
  const latest = play.innings.length - 1;
  const batting = sideOf(play, latest);
  const story = play.innings[latest]?.story;
  const need = latest === 3 && !play.isOver ? { need: { runs: 1 - leadOf(play, batting), balls: null } } : {};
  return {
    kind: 'cricket',
    batting,
    pause: PAUSES.find(([pause]) => pause === play.pause)?.[1] ?? null,
    innings: play.innings.map(({ runs, wickets, balls, isDeclared }, index) => ({
      ...{ side: sideOf(play, index), runs, wickets, balls, isDeclared },
      isFollowOn: index === 2 && play.isFollowOn === true,
    })),
    day: dayOf(play, days),
    ...(story && creaseOf(story, names[batting], names[batting === 0 ? 1 : 0])),
    ...need,
  };
}

const PAUSES = [
  ['innings break', 'innings'],
  ['lunch', 'lunch'],
  ['tea', 'tea'],
  ['stumps', 'stumps'],
] as const;

/** By how much a side is ahead in all. */
const leadOf = (play: FirstClassPlay, side: 0 | 1): number =>
  play.innings.reduce((sum, { runs }, index) => sum + (sideOf(play, index) === side ? runs : -runs), 0);

/** A session's last ball is still of it until the pause after it is over. */
function dayOf(play: FirstClassPlay, { days, ballsADay }: Days) {
  const bowled = play.innings.reduce((sum, { balls }) => sum + balls, 0);
  const isAtEnd = (play.pause !== null || play.isOver) && bowled > 0 && bowled % (ballsADay / 3) === 0;
  const sessions = Math.min(days * 3 - 1, Math.floor(bowled / (ballsADay / 3)) - (isAtEnd ? 1 : 0));
  return { day: Math.floor(sessions / 3) + 1, days, session: (sessions % 3) + 1 };
}
