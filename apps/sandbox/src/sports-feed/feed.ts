import {
  type Match,
  type MatchChange,
  ODDS_HEARTBEAT,
  type OddsCell,
  type OddsChannel,
  type OddsDelta,
  oddsChannels,
} from '@pavilion/api-client/wire';
import type { Clock } from '../clock.ts';
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
  /** Calls `heard` with each delta. */
  onDelta(heard: (delta: OddsDelta) => void): void;
  /** One step of the world, to now. `start` does it twice a second. */
  tick(): void;
  start(): void;
  stop(): void;
}

const TICK = 500;
/** After a standstill (a machine that slept) the world catches up in steps of at most this many seconds, and no further than a day. */
const LONGEST_STEP = 30;
const LONGEST_STANDSTILL = 86_400;

/**
 * Publishes the simulated world on its channels: what changed since the last tick, each cell at most once. A channel that a
 * match enters or leaves can't say so by a delta; it says it by a gap in its clock, and every subscriber takes a new image.
 */
export function createFeed({ seed, clock, pace }: { seed: number; clock: Clock; pace: number }): Feed {
  let world: World = createWorld(seed, clock().getTime(), pace);
  let ticks = 1;
  let shown = new Map(world.matches.map((match) => [match.id, render(match)]));
  const sent = new Map<OddsChannel, { clock: number; at: number }>(
    oddsChannels.map((channel) => [channel, { clock: ticks, at: world.now }]),
  );
  let heard: (delta: OddsDelta) => void = () => {};
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    let behind = Math.min(LONGEST_STANDSTILL, (clock().getTime() - world.now) / 1000);
    for (; behind > 0; behind -= LONGEST_STEP) world = advance(world, Math.min(behind, LONGEST_STEP));
    ticks += 1;
    const before = shown;
    shown = new Map(world.matches.map((match) => [match.id, render(match)]));
    for (const channel of oddsChannels) publish(channel, before);
  };

  const publish = (channel: OddsChannel, before: ReadonlyMap<string, Match>) => {
    const last = sent.get(channel) ?? { clock: 0, at: 0 };
    const then = ids(before, channel);
    const now = ids(shown, channel);
    const isSame = then.length === now.length && now.every((id) => before.has(id) && isIn(before.get(id), channel));
    const cells: OddsCell[] = [];
    const matches: MatchChange[] = [];
    for (const id of now) {
      const [old, fresh] = [before.get(id), shown.get(id)];
      if (!old || !fresh) continue;
      cells.push(...cellChanges(old, fresh));
      const change = matchChange(old, fresh);
      if (change) matches.push(change);
    }
    const isSilent = isSame && cells.length === 0 && matches.length === 0;
    if (isSilent && world.now - last.at < ODDS_HEARTBEAT - TICK) return;
    heard(
      isSame
        ? { channel, from: last.clock, clock: ticks, cells, matches }
        : { channel, from: ticks, clock: ticks, cells: [], matches: [] },
    );
    sent.set(channel, { clock: ticks, at: world.now });
  };

  return {
    matches: () => inOrder([...shown.values()]),
    image: (channel) => ({
      clock: sent.get(channel)?.clock ?? ticks,
      matches: inOrder([...shown.values()].filter((match) => isIn(match, channel))),
    }),
    clock: () => ticks,
    onDelta: (listener) => {
      heard = listener;
    },
    tick,
    start() {
      timer ??= setInterval(tick, TICK);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

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
