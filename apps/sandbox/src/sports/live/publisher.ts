import { randomBytes } from 'node:crypto';
import { ODDS_HEARTBEAT, type OddsSubscription, type OddsUnsubscription } from '@pavilion/api-client/wire';
import type { Feed } from '../feed/feed.ts';
import type { Family, TrackedScore } from './live-book.ts';
import { createLiveBook } from './live-book.ts';
import { createEncoder, createReader, type Encoder, type NewsOnWire, type Reader } from './reader.ts';

/** What a connection is told: news for one of its readers, from the clock that it was told last. */
export type DeltaOnWire = NewsOnWire & { readonly reader: string; readonly from: number };

/** Where news goes: one connection of a client. */
export interface Line {
  /** Whether all that was sent has gone out. While it has not, nothing more is sent: what waits is made when it can go. */
  isClear(): boolean;
  send(delta: DeltaOnWire): void;
}

/** What one connection follows. */
export interface Following {
  /** What was asked for as it stands; null where it is more than one connection may follow. */
  subscribe(request: OddsSubscription): NewsOnWire | null;
  unsubscribe(request: OddsUnsubscription): void;
  /** The connection is gone. */
  end(): void;
}

/** The clock and the waits of a publisher. */
export interface PublisherTiming {
  /** ms, from any beginning. */
  now(): number;
  /** Runs `task` once after `ms`. */
  after(ms: number, task: () => void): void;
}

/** How much one connection may follow. */
export interface FollowLimits {
  /** Markets, scores and lists together. */
  readonly followedPerConnection: number;
  /** Readers: builds of a remote on one page. */
  readonly readersPerConnection: number;
}

/** Tells everybody what is new of what they follow. */
export interface Publisher {
  follow(line: Line, limits: FollowLimits): Following;
}

/** No connection is told more often than this, ms: what changes meanwhile is told at once, each value as it stands then. */
export const FRAME = 150;
/** A heartbeat goes out this long before it is due, ms: the feed's moments do not come to the millisecond. */
const EARLY = 250;
/** How many moments pass between two looks at what nobody follows any more; it goes at the second: whoever comes back resumes. */
const SWEEP = 120;

export function createPublisher(
  feed: Pick<Feed, 'world' | 'clock' | 'onMoment'>,
  timing: PublisherTiming = machineTiming,
): Publisher {
  const epoch = randomBytes(6).toString('base64url');
  const book = createLiveBook(feed);
  const connections = new Map<Line, Map<string, Reader>>();
  let encoder: Encoder = createEncoder();
  let flushedAt = Number.NEGATIVE_INFINITY;
  let isFlushAwaited = false;
  let moments = 0;
  let used: { families: Set<Family>; scores: Set<TrackedScore> } = { families: new Set(), scores: new Set() };

  const flush = () => {
    isFlushAwaited = false;
    flushedAt = timing.now();
    for (const [line, readers] of connections) {
      if (!line.isClear()) continue;
      for (const [reader, { next }] of readers) {
        const told = next(flushedAt, (quietFor) => quietFor >= ODDS_HEARTBEAT - EARLY);
        if (told) line.send({ reader, from: told.from, at: Math.round(flushedAt), ...told.news });
      }
    }
  };

  const sweep = () => {
    const now: typeof used = { families: new Set(), scores: new Set() };
    for (const readers of connections.values()) for (const { mark } of readers.values()) mark(now.families, now.scores);
    book.keepOnly(new Set([...now.families, ...used.families]), new Set([...now.scores, ...used.scores]));
    used = now;
  };

  feed.onMoment((moment) => {
    book.show(moment);
    encoder = createEncoder();
    moments += 1;
    if (moments % SWEEP === 0) sweep();
    const wait = flushedAt + FRAME - timing.now();
    if (isFlushAwaited) return;
    if (wait <= 0) return flush();
    isFlushAwaited = true;
    timing.after(wait, flush);
  });

  const open = (): Reader =>
    createReader({
      book,
      epoch,
      now: timing.now(),
      encoder: {
        image: (market) => encoder.image(market),
        delta: (market, since) => encoder.delta(market, since),
        score: (score) => encoder.score(score),
      },
    });

  return {
    follow(line, limits) {
      const readers = new Map<string, Reader>();
      connections.set(line, readers);
      return {
        subscribe(request) {
          const reader = readers.get(request.reader) ?? open();
          const others = [...readers.values()].filter((each) => each !== reader || !request.only);
          const asked = request.markets.length + (request.resume?.markets.length ?? 0) + request.scores.length;
          const followed = others.reduce((sum, { size }) => sum + size(), asked + request.lists.length);
          if (followed > limits.followedPerConnection) return null;
          if (!readers.has(request.reader) && readers.size >= limits.readersPerConnection) return null;
          readers.set(request.reader, reader);
          return { at: Math.round(timing.now()), ...reader.subscribe(request) };
        },
        unsubscribe(request) {
          const reader = readers.get(request.reader);
          reader?.unsubscribe(request);
          if (reader?.size() === 0) readers.delete(request.reader);
        },
        end: () => connections.delete(line),
      };
    },
  };
}

const machineTiming: PublisherTiming = {
  now: () => performance.now(),
  after: (ms, task) => void setTimeout(task, ms).unref(),
};
