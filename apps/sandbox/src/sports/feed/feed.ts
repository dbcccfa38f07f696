import type { Match, MatchList } from '@pavilion/api-client/wire';
import { type Clock, MINUTE } from '../../base/index.ts';
import type { Moment } from './moment.ts';
import { render } from './render.ts';
import { advance, createWorld, type World } from './world.ts';

/** A list of matches at the feed's clock. */
interface ListImage {
  readonly clock: number;
  readonly matches: Match[];
}

export interface Feed {
  image(list: MatchList): ListImage;
  /** Every match, those in play first, then by start. */
  matches(): readonly Match[];
  /** The clock of the latest tick. */
  clock(): number;
  /** What is shown, with how the matches stand behind their prices: markets and results are made of it. */
  world(): World;
  /** Calls `heard` with each moment from now on, once it is shown. */
  onMoment(heard: (moment: Moment) => void): void;
  /** One step of the world, to now. */
  tick(): void;
}

/** A feed that shows what it is given: by its own ticks, or by the process that leads. */
export interface ShownFeed extends Feed {
  /** What is shown. */
  moment(): Moment;
  /** The moment that is to be shown next: the world now. */
  next(): Moment;
  /** Shows a later moment. An earlier one is left alone: the clock never goes back. */
  show(moment: Moment): void;
}

/** How often the world moves, ms. */
export const TICK = 500;
/** After a standstill (a machine that slept) the world catches up in steps of 30 seconds, longer ones after more than eight hours. */
const STEP = 30_000;
const MOST_STEPS = 960;
/** How long a match that has left can still be looked up, ms: many times as long as settling its bets takes. */
const LEFT_STANDS = 2 * MINUTE;

/** Shows the simulated world, from one moment to the next. */
export function createFeed({ from, clock }: { from: Moment; clock: Clock }): ShownFeed {
  let moment = from;
  let shown = shownAt(from);
  const listeners: ((moment: Moment) => void)[] = [];

  const show = (later: Moment) => {
    if (later.clock <= moment.clock) return;
    moment = later;
    shown = shownAt(later);
    for (const heard of listeners) heard(later);
  };

  const next = () => nextMoment(moment, clock().getTime());
  return {
    matches: () => inOrder([...shown]),
    image: (list) => ({ clock: moment.clock, matches: inOrder(shown.filter((match) => isIn(match, list))) }),
    clock: () => moment.clock,
    world: () => moment.world,
    onMoment: (heard) => void listeners.push(heard),
    tick: () => show(next()),
    moment: () => moment,
    next,
    show,
  };
}

const shownAt = ({ world }: Moment): readonly Match[] => world.matches.map(render);

/** The world now, as it goes on from a moment. */
function nextMoment(moment: Moment, now: number): Moment {
  let { world } = moment;
  const behind = now - world.now;
  const step = Math.max(STEP, Math.ceil(behind / MOST_STEPS));
  for (let left = behind; left > 0; left -= step) world = advance(world, Math.min(left, step) / 1000);
  // However long the standstill was, what ended in it can be looked up for a while from now.
  const left =
    behind > STEP
      ? world.left.map(({ match }) => ({ match, at: now }))
      : world.left.filter(({ at }) => now - at < LEFT_STANDS);
  return { world: { ...world, left }, clock: Math.max(moment.clock + 1, clockAt(now)) };
}

/** A first moment: a new world as it could stand now. */
export function firstMoment({ seed, now, pace }: { seed: number; now: number; pace: number }): Moment {
  return { world: createWorld(seed, now, pace), clock: clockAt(now) };
}

/** The clock counts half seconds since 1970, so that it goes on above what was ever said before, whatever was lost in between. */
const clockAt = (now: number) => Math.floor(now / TICK);

const isIn = (match: Match, list: MatchList) => (list === 'inplay' ? match.inPlay : match.sportId === list);

const inOrder = (matches: Match[]) =>
  matches.sort((a, b) => Number(b.inPlay) - Number(a.inPlay) || a.startsAt.getTime() - b.startsAt.getTime());
