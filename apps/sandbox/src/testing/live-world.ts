import {
  type MarketImage,
  type OddsDelta,
  type OddsNews,
  type OddsSubscription,
  oddsDelta,
} from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { createFeed, firstMoment } from '../sports/feed/feed.ts';
import type { WorldMatch } from '../sports/feed/world.ts';
import { createPublisher, type DeltaOnWire, type FollowLimits } from '../sports/live/publisher.ts';
import { bookmakerOf } from '../sports/markets/bookmaker.ts';
import { fanciesOf } from '../sports/markets/fancy.ts';
import { matchOddsOf } from '../sports/markets/match-odds.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
/** What one connection may follow, where nothing else is said. */
export const LIMITS: FollowLimits = { followedPerConnection: 100, readersPerConnection: 2 };

interface LiveWorldOptions {
  readonly seed?: number;
  readonly pace?: number;
  /** How many matches of each sport there are. */
  readonly matches?: number;
  /** How many prices a second are made others. */
  readonly changes?: number;
}

/** A feed on a clock that stands until it is moved, and its publisher. */
export function liveWorld(options: LiveWorldOptions = {}) {
  let now = START;
  let waiting: { readonly at: number; readonly task: () => void }[] = [];
  const { seed = 7, pace = 6, matches, changes } = options;
  const feed = createFeed({ from: firstMoment({ seed, now, pace, matches }), clock: () => new Date(now), changes });
  const timing = { now: () => now, after: (ms: number, task: () => void) => void waiting.push({ at: now + ms, task }) };
  const publisher = createPublisher(feed, timing);
  const wait = (ms: number) => {
    now += ms;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { task } of due) task();
  };
  const tick = (ms = 500) => {
    wait(ms);
    feed.tick();
  };
  const follow = (limits = LIMITS, by = publisher) => {
    const heard: OddsDelta[] = [];
    const line = { isSlow: false };
    const following = by.follow(
      {
        isClear: () => !line.isSlow,
        send: (delta: DeltaOnWire) => void heard.push(z.decode(oddsDelta, structuredClone(delta))),
      },
      limits,
    );
    const subscribe = (request: Partial<OddsSubscription>) => {
      const news = following.subscribe({ reader: 'r', only: false, markets: [], scores: [], lists: [], ...request });
      return news && (structuredClone(news) as unknown as OddsNews);
    };
    return { ...following, subscribe, heard, line };
  };
  const cricket = () => feed.world().matches.filter(({ competition }) => competition.sportId === '4');
  const publisherWith = (decided: () => ReadonlyMap<string, string>) => createPublisher(feed, timing, decided);
  return { feed, publisher, wait, tick, follow, cricket, publisherWith, again: () => createPublisher(feed, timing) };
}

export type LiveWorld = ReturnType<typeof liveWorld>;

/** The markets of a match as they stand. */
export const marketsOf = (match: WorldMatch) => [
  matchOddsOf(match),
  ...[bookmakerOf(match)].filter((market) => market !== undefined),
  ...fanciesOf(match),
];
export const idsOf = (match: WorldMatch) => marketsOf(match).map(({ marketId }) => marketId);

/** What a client makes of an image and the deltas after it. */
export function applied({ market }: MarketImage, deltas: readonly OddsDelta[]): Record<string, unknown> {
  const shown = structuredClone(market) as unknown as Record<string, unknown> & {
    runners?: Record<string, unknown>[];
  };
  for (const delta of deltas.flatMap(({ markets = [] }) => markets)) {
    if (delta.marketId !== market.marketId) continue;
    const { odds = [], rates = [], inPlay, ...rest } = delta;
    Object.assign(shown, rest);
    for (const { runner: place, side, ...value } of [...odds, ...rates]) {
      const runner = shown.runners?.[place];
      if (runner) runner[side] = 'prices' in value ? value.prices : value.rate;
    }
  }
  return shown;
} /** The images of an answer. */
export const imagesOf = (news: OddsNews | null): MarketImage[] => {
  const { images } = z.decode(oddsDelta, { reader: 'r', from: 0, ...(structuredClone(news) as object) } as never);
  return images ?? [];
};
