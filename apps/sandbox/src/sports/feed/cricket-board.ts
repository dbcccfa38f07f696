import type { CricketBoard } from '@pavilion/api-client/wire';
import { OVER } from './ball.ts';
import type { CricketPlay } from './cricket-play.ts';
import type { Story } from './innings-story.ts';
import type { Setup } from './play.ts';
import { playerOf } from './rosters.ts';

/** Bowlers come in last, where they bat. */
const LAST_PLACE = 10;

/** The board of a limited-overs match of `limit` balls a side. */
export function cricketBoard(play: CricketPlay, names: Setup['names'], limit: number): CricketBoard {
  const { runs, wickets, balls, innings } = play;
  const first = play.battingFirst;
  const second = turned(first);
  const side = innings === 0 ? first : second;
  const inningsOf = (of: 0 | 1) => ({
    ...{ side: of, runs: runs[of], wickets: wickets[of], balls: balls[of] },
    isDeclared: false,
    isFollowOn: false,
  });
  return {
    kind: 'cricket',
    batting: side,
    pause: play.isBreak ? 'innings' : null,
    innings: innings === 0 ? [inningsOf(first)] : [inningsOf(first), inningsOf(second)],
    ...creaseOf(play.stories[side], names[side], names[turned(side)]),
    ...(innings === 1 &&
      !play.isOver && { need: { runs: runs[first] + 1 - runs[second], balls: limit - balls[second] } }),
    overs: [oversOf(play.stories[0]), oversOf(play.stories[1])],
  };
}

const turned = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** Who is in and who bowls, by the card of the innings; nothing where it has none, or where nobody has bowled yet. */
export function creaseOf(
  { batters, crease, falls, card }: Story,
  batting: string,
  bowling: string,
): Pick<CricketBoard, 'batters' | 'partnership' | 'bowler' | 'lastOut'> {
  if (!card) return {};
  const bowled = card.bowlers[card.bowling];
  const last = card.outs.at(-1);
  return {
    batters: crease.flatMap((place) => {
      const runs = batters[place];
      return runs === undefined ? [] : [{ name: playerOf(batting, place), runs, balls: card.faced[place] ?? 0 }];
    }),
    partnership: card.stand,
    ...(bowled && { bowler: { name: playerOf(bowling, LAST_PLACE - card.bowling), ...bowled } }),
    ...(last && {
      lastOut: {
        ...{ name: playerOf(batting, last.place), runs: batters[last.place] ?? 0 },
        ...{ at: falls.at(-1) ?? 0, balls: last.balls },
      },
    }),
  };
}

/** An innings over by over. */
function oversOf({ overs, card }: Story) {
  return {
    runs: overs.map((after, over) => after - (overs[over - 1] ?? 0)),
    wickets: (card?.outs ?? []).map(({ balls }) => Math.floor((balls - 1) / OVER)),
  };
}
