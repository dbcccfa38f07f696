import type { SoccerBoard } from '@pavilion/api-client/wire';
import { HOUR, type Random } from '../../base/index.ts';
import { type Chances, type Played, type Rules, remembered, type Setup, seconds } from './play.ts';
import { playerOf } from './rosters.ts';
import { soccerChances } from './soccer-chances.ts';
import { bookedOf, minuteOf, type SoccerEvent, sentOffOf } from './soccer-story.ts';

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

/** The minutes that may be added to each half, each as likely as the others. */
const ADDED = [
  [1, 2, 3, 4],
  [3, 4, 5, 6, 7],
] as const;

/** The chance that a minute brings home and away a goal: on an ordinary day, and with so many of each sent off. */
function goalChances({ edge }: Setup, [home, away]: readonly [number, number]): readonly [number, number] {
  return [
    (1.45 / 90) * Math.exp(edge * 0.32) * FEWER.own ** home * FEWER.other ** away,
    (1.15 / 90) * Math.exp(-edge * 0.32) * FEWER.own ** away * FEWER.other ** home,
  ];
}

/** The chances of a minute follow from the sides and from who was sent off: from nothing else, so that those of a result can be worked out. */
export const soccer: Rules<SoccerPlay> = {
  lasts: 1.9 * HOUR,

  begin: ({ pace }, at, random) => ({
    kind: 'soccer',
    nextAt: at + seconds(60, pace),
    isOver: false,
    hold: null,
    half: 1,
    minute: 0,
    added: random.pick(ADDED[0]),
    isBreak: false,
    goals: [0, 0],
    events: [],
  }),

  step(play, setup, random) {
    const at = play.nextAt;
    const { pace } = setup;
    if (play.isBreak) {
      return {
        ...play,
        isBreak: false,
        half: 2,
        minute: 0,
        added: random.pick(ADDED[1]),
        nextAt: at + seconds(60, pace),
      };
    }
    const [home, away] = goalChances(setup, sentOff(play));
    const luck = random.next();
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

  chances: remembered(chancesOf),

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

function chancesOf(play: SoccerPlay | null, setup: Setup): Chances {
  const lead = play ? play.goals[0] - play.goals[1] : 0;
  if (play?.isOver) return [lead > 0 ? 1 : 0, lead === 0 ? 1 : 0, lead < 0 ? 1 : 0];
  const [home, away] = play ? sentOff(play) : [0, 0];
  const events = play ? play.events : [];
  return soccerChances({
    lead,
    goals: ([more, others]) => goalChances(setup, [home + more, away + others]),
    booked: events ? [bookedOf(events, 0), bookedOf(events, 1)] : null,
    minutes: minutesLeft(play),
  });
}

const sentOff = ({ events }: SoccerPlay) => [sentOffOf(events, 0), sentOffOf(events, 1)] as const;

/** The minutes that may still be to come, each as likely as the others: what will be added to a half is known once it has begun. */
function minutesLeft(play: SoccerPlay | null): number[] {
  const [firsts, seconds] = ADDED.map((each) => each.map((added) => HALF + added)) as [number[], number[]];
  if (play?.half === 2) return [HALF + play.added - play.minute];
  if (play?.isBreak) return seconds;
  const left = play ? [HALF + play.added - play.minute] : firsts;
  return left.flatMap((first) => seconds.map((second) => first + second));
}
