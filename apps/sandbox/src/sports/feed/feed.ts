import type { Match, MatchList } from '@pavilion/api-client/wire';
import { type Clock, MINUTE } from '../../base/index.ts';
import type { Moment } from './moment.ts';
import { render } from './render.ts';
import { createRush, RUSH_TICK } from './rush.ts';
import { advance, createWorld, type World } from './world.ts';
import { changed, frozen, type WorldChange } from './world-change.ts';

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
  /** Whether what is shown is what the process that leads shows; where it is not, nothing is concluded from what is suspended. */
  isInStep(): boolean;
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
  /** Shows every market as suspended, in this moment or the one that stands, until a later one is shown. */
  suspend(moment?: Moment | null): void;
  /** Changes a frozen world. Returns false if the match is unknown or has ended. */
  change(change: WorldChange): boolean;
}

/** How often the world moves, ms. */
export const TICK = 500;
/** Up to here the world goes on tick by tick, ms, so that a moment is the same however late each tick came. */
const ON_TIME = 4 * TICK;
/** After a standstill (a machine that slept) the world catches up in steps of 30 seconds, longer ones after more than eight hours. */
const STEP = 30_000;
const MOST_STEPS = 960;
/** How long a match that has left can still be looked up, ms: many times as long as settling its bets takes. */
const LEFT_STANDS = 2 * MINUTE;

interface FeedOptions {
  readonly from: Moment;
  readonly clock: Clock;
  /** How many prices a second become others, whatever is played; as the matches make them where it is 0. */
  readonly changes?: number | undefined;
  /** Matches and prices stay as they are until `change` is called: for tests. */
  readonly isFrozen?: boolean;
}

/** Shows the simulated world, from one moment to the next. */
export function createFeed({ from, clock, changes = 0, isFrozen = false }: FeedOptions): ShownFeed {
  let moment = isFrozen ? { ...from, world: frozen(from.world) } : from;
  /** Made when it is asked for: of many moments nobody asks. */
  let shown: readonly Match[] | null = null;
  const shownNow = () => {
    shown ??= shownAt(moment);
    return shown;
  };
  const listeners: ((moment: Moment) => void)[] = [];

  let isInStep = true;
  const put = (later: Moment) => {
    moment = later;
    shown = null;
    for (const heard of listeners) heard(later);
  };
  const show = (later: Moment) => {
    if (later.clock <= moment.clock) return;
    isInStep = true;
    // A change may have come after the moment was made.
    put(isFrozen ? { clock: later.clock, world: { ...moment.world, now: later.world.now } } : later);
  };

  const rush = createRush(changes);
  const next = () => {
    const now = clock().getTime();
    if (isFrozen) return { world: { ...moment.world, now }, clock: Math.max(moment.clock + 1, clockAt(now)) };
    if (changes === 0) return nextMoment(moment, now);
    // The matches themselves go on as often as ever: between two of their steps prices alone are others.
    const isDue = now - moment.world.now >= TICK;
    const played = isDue ? nextMoment(moment, now) : moment;
    return rush({ ...played, clock: Math.max(moment.clock + 1, Math.floor(now / RUSH_TICK)) }, now);
  };
  return {
    matches: () => inOrder([...shownNow()]),
    image: (list) => ({ clock: moment.clock, matches: inOrder(shownNow().filter((match) => isIn(match, list))) }),
    clock: () => moment.clock,
    world: () => moment.world,
    onMoment: (heard) => void listeners.push(heard),
    tick: () => show(next()),
    moment: () => moment,
    next,
    show,
    isInStep: () => isInStep,
    suspend(later) {
      isInStep = false;
      if (later || moment.world.matches.some(({ state }) => state === 'open'))
        put(suspended(later ?? moment, moment.clock));
    },
    change(change) {
      const world = changed(moment.world, change);
      if (world) put(later({ ...moment, world }, moment.clock));
      return world !== null;
    },
  };
}

/** A moment in which nobody bets, after `clock`. */
function suspended(moment: Moment, clock: number): Moment {
  const { world } = moment;
  const matches = world.matches.map((match) =>
    match.state === 'open' ? { ...match, state: 'suspended' as const, pricedAt: world.now } : match,
  );
  return later({ ...moment, world: { ...world, matches } }, clock);
}

/** A moment that stands after `clock`, whenever it is. */
export const later = (moment: Moment, clock: number): Moment => ({
  ...moment,
  clock: Math.max(moment.clock, clock + 1),
});

const shownAt = ({ world }: Moment): readonly Match[] => world.matches.map(render);

/** The world now, as it goes on from a moment. */
function nextMoment(moment: Moment, now: number): Moment {
  let { world } = moment;
  const behind = now - world.now;
  const isOnTime = behind <= ON_TIME;
  const step = isOnTime ? TICK : Math.max(STEP, Math.ceil(behind / MOST_STEPS));
  // What is left of a tick is of the next one.
  for (let left = behind; left >= (isOnTime ? TICK : 1); left -= step) {
    world = advance(world, Math.min(left, step) / 1000);
  }
  // However long the standstill was, what ended in it can be looked up for a while from now.
  const left =
    behind > STEP
      ? world.left.map(({ match }) => ({ match, at: now }))
      : world.left.filter(({ at }) => now - at < LEFT_STANDS);
  return { world: { ...world, left }, clock: Math.max(moment.clock + 1, clockAt(now)) };
}

interface FirstOptions {
  readonly seed: number;
  readonly secret?: string | undefined;
  readonly now: number;
  readonly pace: number;
  /** How many matches of each sport there are; as many as its competitions have unless said. */
  readonly matches?: number | undefined;
  /** Makes the same matches from the same seed, whatever the time is: for tests. */
  readonly isFixed?: boolean;
}

/** A first moment: a new world as it could stand now. */
export function firstMoment({ seed, secret, now, pace, matches, isFixed = false }: FirstOptions): Moment {
  return { world: createWorld(seed, now, pace, { perSport: matches, secret, isFixed }), clock: clockAt(now) };
}

/** The clock counts half seconds since 1970, so that it goes on above what was ever said before, whatever was lost in between. */
const clockAt = (now: number) => Math.floor(now / TICK);

const isIn = (match: Match, list: MatchList) => (list === 'inplay' ? match.inPlay : match.sportId === list);

const inOrder = (matches: Match[]) =>
  matches.sort((a, b) => Number(b.inPlay) - Number(a.inPlay) || a.startsAt.getTime() - b.startsAt.getTime());
