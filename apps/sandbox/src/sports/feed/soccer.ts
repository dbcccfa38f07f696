import { HOUR } from '../../base/index.ts';
import { type Chances, type Played, type Rules, type Setup, seconds } from './play.ts';

/** A soccer match, minute by minute. */
export interface SoccerPlay extends Played {
  readonly kind: 'soccer';
  readonly half: 1 | 2;
  /** Minutes played in this half, added time included. */
  readonly minute: number;
  readonly added: number;
  readonly isBreak: boolean;
  readonly goals: readonly [number, number];
}

const HALF = 45;

/** Goals that home and away make in ninety minutes on an ordinary day. */
const rates = ({ edge }: Setup): [number, number] => [1.45 * Math.exp(edge * 0.32), 1.15 * Math.exp(-edge * 0.32)];

const poisson = (mean: number): number[] => {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= 10; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
};

/** Goals fall as by Poisson, so the chances of a result are a sum over the goals still to come. */
export const soccer: Rules<SoccerPlay> = {
  lasts: 1.9 * HOUR,

  begin: ({ pace }, at, random) => ({
    kind: 'soccer',
    nextAt: at + seconds(60, pace),
    isOver: false,
    hold: null,
    half: 1,
    minute: 0,
    added: random.int(1, 4),
    isBreak: false,
    goals: [0, 0],
  }),

  step(play, setup, random) {
    const at = play.nextAt;
    const { pace } = setup;
    if (play.isBreak) {
      return { ...play, isBreak: false, half: 2, minute: 0, added: random.int(3, 7), nextAt: at + seconds(60, pace) };
    }
    const [home, away] = rates(setup);
    const luck = random.next() * 90;
    const scores = luck < home ? 0 : luck < home + away ? 1 : null;
    const [homeGoals, awayGoals] = play.goals;
    const minute = play.minute + 1;
    const isHalfOver = minute >= HALF + play.added;
    return {
      ...play,
      minute,
      goals: [homeGoals + (scores === 0 ? 1 : 0), awayGoals + (scores === 1 ? 1 : 0)],
      // A goal, or a look at the pictures that comes to nothing.
      hold:
        scores !== null || random.next() < 0.015
          ? { state: 'suspended', until: at + seconds(scores === null ? 25 : 50, pace) }
          : null,
      isBreak: isHalfOver && play.half === 1,
      isOver: isHalfOver && play.half === 2,
      nextAt: at + seconds(isHalfOver && play.half === 1 ? 900 : 60, pace),
    };
  },

  chances(play, setup): Chances {
    const [homeRate, awayRate] = rates(setup);
    const left = play ? minutesLeft(play) / 90 : 1;
    const lead = play ? play.goals[0] - play.goals[1] : 0;
    if (play?.isOver) return [lead > 0 ? 1 : 0, lead === 0 ? 1 : 0, lead < 0 ? 1 : 0];
    const homes = poisson(homeRate * left);
    const aways = poisson(awayRate * left);
    let [home, draw, away] = [0, 0, 0];
    for (const [more, homeChance] of homes.entries()) {
      for (const [less, awayChance] of aways.entries()) {
        const result = lead + more - less;
        if (result > 0) home += homeChance * awayChance;
        else if (result < 0) away += homeChance * awayChance;
        else draw += homeChance * awayChance;
      }
    }
    const all = home + draw + away;
    return [home / all, draw / all, away / all];
  },

  show(play, { names }) {
    const [home, away] = play.goals;
    const base = play.half === 1 ? 0 : HALF;
    const minute =
      play.minute <= HALF ? `${base + Math.max(1, play.minute)}'` : `${base + HALF}+${play.minute - HALF}'`;
    return {
      progress: play.isOver ? 'FT' : play.isBreak ? 'HT' : minute,
      sides: [
        { name: names[0], score: String(home), detail: '', serving: false },
        { name: names[1], score: String(away), detail: '', serving: false },
      ],
    };
  },
};

function minutesLeft({ half, minute, added, isBreak }: SoccerPlay): number {
  if (isBreak) return HALF + 4;
  return Math.max(0.5, HALF + added - minute) + (half === 1 ? HALF + 4 : 0);
}
