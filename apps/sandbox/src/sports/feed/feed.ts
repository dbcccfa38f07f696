import {
  type Match,
  type MatchChange,
  ODDS_HEARTBEAT,
  type OddsCell,
  type OddsChannel,
  type OddsDelta,
  oddsChannels,
} from '@pavilion/api-client/wire';
import { type Clock, MINUTE } from '../../base/index.ts';
import type { Moment } from './moment.ts';
import { render } from './render.ts';
import { advance, createWorld, type World } from './world.ts';

/** The full picture of a channel at its clock. */
export interface OddsImage {
  readonly clock: number;
  readonly matches: Match[];
}

export interface Feed {
  image(channel: OddsChannel): OddsImage;
  /** Every match, those in play first, then by start. */
  matches(): readonly Match[];
  /** The clock of the latest tick. */
  clock(): number;
  /** What is shown, with how the matches stand behind their prices: markets and results are made of it. */
  world(): World;
  /** Calls `heard` with each delta. */
  onDelta(heard: (delta: OddsDelta) => void): void;
  /** One step of the world, to now. */
  tick(): void;
}

/** A feed that shows what it is given: by its own ticks, or by the process that leads. */
export interface ShownFeed extends Feed {
  /** What is shown. */
  moment(): Moment;
  /** The moment that is to be shown next: the world now. */
  next(): Moment;
  /** Shows a later moment, and says what changed. An earlier one is left alone: the clock never goes back. */
  show(moment: Moment): void;
}

/** How often the world moves, ms. */
export const TICK = 500;
/** After a standstill (a machine that slept) the world catches up in steps of 30 seconds, longer ones after more than eight hours. */
const STEP = 30_000;
const MOST_STEPS = 960;
/** How long a match that has left can still be looked up, ms: many times as long as settling its bets takes. */
const LEFT_STANDS = 2 * MINUTE;

/**
 * Publishes the simulated world on its channels: what changed since what was shown last, each cell at most once. A channel that a
 * match enters or leaves can't say so by a delta; it says it by a gap in its clock, and every subscriber takes a new image.
 */
export function createFeed({ from, clock }: { from: Moment; clock: Clock }): ShownFeed {
  let moment = from;
  let shown = new Map(from.world.matches.map((match) => [match.id, render(match)]));
  const sent = new Map<OddsChannel, { clock: number; at: number }>(
    oddsChannels.map((channel) => [channel, { clock: from.clock, at: from.world.now }]),
  );
  let heard: (delta: OddsDelta) => void = () => {};

  const show = (later: Moment) => {
    if (later.clock <= moment.clock) return;
    moment = later;
    const before = shown;
    shown = new Map(later.world.matches.map((match) => [match.id, render(match)]));
    for (const channel of oddsChannels) publish(channel, before);
  };

  const publish = (channel: OddsChannel, before: ReadonlyMap<string, Match>) => {
    const { clock, world } = moment;
    const last = sent.get(channel) ?? { clock: 0, at: 0 };
    const { isSameList, cells, matches } = changesOf(channel, before, shown);
    const isSilent = isSameList && cells.length === 0 && matches.length === 0;
    if (isSilent && world.now - last.at < ODDS_HEARTBEAT - TICK) return;
    heard(
      isSameList
        ? { channel, from: last.clock, clock, cells, matches }
        : { channel, from: clock, clock, cells: [], matches: [] },
    );
    sent.set(channel, { clock, at: world.now });
  };

  const next = () => nextMoment(moment, clock().getTime());
  return {
    matches: () => inOrder([...shown.values()]),
    image: (channel) => ({
      clock: sent.get(channel)?.clock ?? moment.clock,
      matches: inOrder([...shown.values()].filter((match) => isIn(match, channel))),
    }),
    clock: () => moment.clock,
    world: () => moment.world,
    onDelta: (listener) => {
      heard = listener;
    },
    tick: () => show(next()),
    moment: () => moment,
    next,
    show,
  };
}

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

/** What changed on a channel, and whether it still lists the same matches. */
function changesOf(channel: OddsChannel, before: ReadonlyMap<string, Match>, shown: ReadonlyMap<string, Match>) {
  const then = ids(before, channel);
  const now = ids(shown, channel);
  const isSameList = then.length === now.length && now.every((id) => before.has(id) && isIn(before.get(id), channel));
  const cells: OddsCell[] = [];
  const matches: MatchChange[] = [];
  for (const id of now) {
    const [old, fresh] = [before.get(id), shown.get(id)];
    if (!old || !fresh) continue;
    cells.push(...cellChanges(old, fresh));
    const change = matchChange(old, fresh);
    if (change) matches.push(change);
  }
  return { isSameList, cells, matches };
}

/** A first moment: a new world as it could stand now. */
export function firstMoment({ seed, now, pace }: { seed: number; now: number; pace: number }): Moment {
  return { world: createWorld(seed, now, pace), clock: clockAt(now) };
}

/** The clock counts half seconds since 1970, so that it goes on above what was ever said before, whatever was lost in between. */
const clockAt = (now: number) => Math.floor(now / TICK);

const isIn = (match: Match | undefined, channel: OddsChannel) =>
  match !== undefined && (channel === 'inplay' ? match.inPlay : match.sportId === channel);
const ids = (matches: ReadonlyMap<string, Match>, channel: OddsChannel) =>
  [...matches.values()].filter((match) => isIn(match, channel)).map(({ refMatchId }) => refMatchId);

const inOrder = (matches: Match[]) =>
  matches.sort((a, b) => Number(b.inPlay) - Number(a.inPlay) || a.startsAt.getTime() - b.startsAt.getTime());

function* cellChanges(old: Match, fresh: Match): Generator<OddsCell> {
  for (const [index, runner] of fresh.runners.entries()) {
    const before = old.runners[index];
    for (const side of ['back', 'lay'] as const) {
      const price = runner[side];
      const was = before?.[side];
      if (price?.odds !== was?.odds || price?.size !== was?.size) yield [fresh.refMatchId, runner.id, side, price];
    }
  }
}

function matchChange(old: Match, fresh: Match): MatchChange | null {
  const hasScored = JSON.stringify(old.sides) !== JSON.stringify(fresh.sides);
  const change: MatchChange = {
    refMatchId: fresh.refMatchId,
    ...(old.state === fresh.state ? {} : { state: fresh.state }),
    ...(old.inPlay === fresh.inPlay ? {} : { inPlay: fresh.inPlay }),
    ...(old.progress === fresh.progress ? {} : { progress: fresh.progress }),
    ...(hasScored ? { sides: fresh.sides } : {}),
    ...(old.matched === fresh.matched ? {} : { matched: fresh.matched }),
  };
  return Object.keys(change).length > 1 ? change : null;
}
