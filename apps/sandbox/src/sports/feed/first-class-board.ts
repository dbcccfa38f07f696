import type { CricketBoard } from '@pavilion/api-client/wire';
import { creaseOf } from './cricket-board.ts';
import { dayOf, type FirstClassPlay, sideOf } from './first-class-play.ts';
import type { Setup } from './play.ts';

/** The board of a match over days. */
export function firstClassBoard(play: FirstClassPlay, names: Setup['names'], days: number): CricketBoard {
  const latest = play.innings.length - 1;
  const batting = sideOf(play, latest);
  const story = play.innings[latest]?.story;
  const { day, session } = dayOf(play, days);
  const need = latest === 3 && !play.isOver ? { need: { runs: 1 - leadOf(play, batting), balls: null } } : {};
  return {
    kind: 'cricket',
    batting,
    pause: PAUSES.find(([pause]) => pause === play.pause)?.[1] ?? null,
    innings: play.innings.map(({ runs, wickets, balls, isDeclared }, index) => ({
      ...{ side: sideOf(play, index), runs, wickets, balls, isDeclared },
      isFollowOn: index === 2 && play.isFollowOn === true,
    })),
    day: { day, days, session },
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
