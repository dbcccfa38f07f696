import type { SoccerBoard } from '@pavilion/api-client/wire';
import { HOUR, type Random } from '../../base/index.ts';
import { type Chances, type Played, type Rules, type Setup, seconds } from './play.ts';
import { playerOf } from './rosters.ts';
import { minuteOf, type SoccerEvent, sentOffOf } from './soccer-story.ts';

/** A soccer match, minute by minute. */
export interface SoccerPlay extends Played {
  readonly kind: 'soccer';
  readonly half: 1 | 2;
  /** Minutes played in this half, added time included. */
  readonly minute: number;
  readonly added: number;
  readonly isBreak: boolean;
  readonly goals: readonly [number, number];
  /** Goals and cards in their order; none in a match that began before there was this. */
  readonly events?: readonly SoccerEvent[];
}

const HALF = 45;

/** What a player fewer makes of a side's goals, and of the other side's. */
const FEWER = { own: 0.7, other: 1.2 };

/** Goals that home and away make in ninety minutes as they stand: on an ordinary day, and with whoever was sent off away. */
function rates({ edge }: Setup, events?: readonly SoccerEvent[]): [number, number] {
  const [home, away] = [sentOffOf(events, 0), sentOffOf(events, 1)];
  return [
    1.45 * Math.exp(edge * 0.32) * FEWER.own ** home * FEWER.other ** away,
    1.15 * Math.exp(-edge * 0.32) * FEWER.own ** away * FEWER.other ** home,
  ];
}

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
    events: [],
  }),

  step(play, setup, random) {
    const at = play.nextAt;
    const { pace } = setup;
    if (play.isBreak) {
      return { ...play, isBreak: false, half: 2, minute: 0, added: random.int(3, 7), nextAt: at + seconds(60, pace) };
    }
    const [home, away] = rates(setup, play.events);
    const luck = random.next() * 90;
    const scores = luck < home ? 0 : luck < home + away ? 1 : null;
    const [homeGoals, awayGoals] = play.goals;
    const minute = play.minute + 1;
    const isHalfOver = minute >= HALF + play.added;
    // A look at the pictures that comes to nothing.
    const isLookedAt = scores === null && random.next() < 0.015;
    const fresh = eventsOf({ ...play, minute }, scores, random);
    const isSentOff = fresh.some(({ kind }) => kind === 'red');
    const held = scores !== null ? 50 : isSentOff ? 40 : isLookedAt ? 25 : 0;
    return {
      ...play,
      minute,
      goals: [homeGoals + (scores === 0 ? 1 : 0), awayGoals + (scores === 1 ? 1 : 0)],
      ...(play.events && { events: [...play.events, ...fresh] }),
      hold: held > 0 ? { state: 'suspended', until: at + seconds(held, pace) } : null,
      isBreak: isHalfOver && play.half === 1,
      isOver: isHalfOver && play.half === 2,
      nextAt: at + seconds(isHalfOver && play.half === 1 ? 900 : 60, pace),
    };
  },

  chances(play, setup): Chances {
    const [homeRate, awayRate] = rates(setup, play?.events);
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
    return {
      progress: play.isOver ? 'FT' : play.isBreak ? 'HT' : `${minuteText(play)}'`,
      sides: [
        { name: names[0], score: String(home), detail: '', serving: false },
        { name: names[1], score: String(away), detail: '', serving: false },
      ],
    };
  },

  board: (play, { names }) => boardOf(play, names),
};

/** Another stream of chance than the one that the goals come from: who made one changes none. */
const ASIDE = 0x2545f491;

/** What a minute brought besides its score. */
function eventsOf(play: SoccerPlay, scores: 0 | 1 | null, random: Random): readonly SoccerEvent[] {
  const minute = { minute: minuteText(play), scores };
  return play.events ? minuteOf(play.events, minute, random.aside(ASIDE)) : [];
}

/** The minute as a board has it: `62`, and `45+2` in added time. */
function minuteText({ half, minute }: SoccerPlay): string {
  const base = half === 1 ? 0 : HALF;
  return minute <= HALF ? String(base + Math.max(1, minute)) : `${base + HALF}+${minute - HALF}`;
}

function boardOf(play: SoccerPlay, names: Setup['names']): SoccerBoard {
  const { half, minute, added, isBreak, isOver, goals, events } = play;
  const count = (side: 0 | 1, kind: SoccerEvent['kind']) =>
    (events ?? []).filter((each) => each.side === side && each.kind === kind).length;
  const cardsOf = (side: 0 | 1) => ({ yellow: count(side, 'yellow'), red: count(side, 'red') });
  return {
    kind: 'soccer',
    phase: isOver ? 'full-time' : isBreak ? 'half-time' : half === 1 ? 'first' : 'second',
    minute: (half === 1 ? 0 : HALF) + Math.min(HALF, Math.max(1, minute)),
    beyond: Math.max(0, minute - HALF),
    added: minute >= HALF ? added : null,
    goals: [...goals],
    ...(events && {
      cards: [cardsOf(0), cardsOf(1)],
      events: events.map(({ place, ...event }) => ({ ...event, name: playerOf(names[event.side], place) })),
    }),
  };
}

function minutesLeft({ half, minute, added, isBreak }: SoccerPlay): number {
  if (isBreak) return HALF + 4;
  return Math.max(0.5, HALF + added - minute) + (half === 1 ? HALF + 4 : 0);
}
