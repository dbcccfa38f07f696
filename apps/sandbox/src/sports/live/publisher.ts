import { randomBytes } from 'node:crypto';
import { ODDS_HEARTBEAT, type OddsSubscription, type OddsUnsubscription } from '@pavilion/api-client/wire';
import type { Feed } from '../feed/feed.ts';
import type { Moment } from '../feed/moment.ts';
import type { Decided } from '../markets/decided.ts';
import { createLiveBook, type InUse, type LiveBook } from './live-book.ts';
import { createEncoder, type Encoder, type Marks, type NewsOnWire, Reader } from './reader.ts';

/** What a connection is told: news for one of its readers, from the clock that it was told last. */
export type DeltaOnWire = NewsOnWire & { readonly reader: string; readonly from: number };

/** Where news goes: one connection of a client. */
interface Line {
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
  /** Markets, scores, boards and lists together. */
  readonly followedPerConnection: number;
  /** Readers: builds of a remote on one page. */
  readonly readersPerConnection: number;
}

/** Tells everybody what is new of what they follow. */
export interface Publisher {
  follow(line: Line, limits: FollowLimits, isVisitor?: boolean): Following;
}

/** No connection is told more often than this, ms: what changes meanwhile is told at once, each value as it stands then. */
export const FRAME = 200;
/** A heartbeat goes out this long before it is due, ms: the feed's moments do not come to the millisecond. */
const EARLY = 250;
/** How many moments pass between two looks at what nobody follows any more; it goes at the second: whoever comes back resumes. */
const SWEEP = 120;

const NOTHING_DECIDED: Decided = new Map();
const nothingInUse = (): Marks => ({ families: new Set(), scores: new Set(), boards: new Set() });

export function createPublisher(
  feed: Pick<Feed, 'world' | 'clock' | 'onMoment'>,
  timing: PublisherTiming = machineTiming,
  decided: () => Decided = () => NOTHING_DECIDED,
): Publisher {
  const publisher = new FeedPublisher(feed, timing, decided);
  return { follow: (line, limits, isVisitor = false) => publisher.follow(line, limits, isVisitor) };
}

class FeedPublisher {
  readonly #epoch = randomBytes(6).toString('base64url');
  readonly #timing: PublisherTiming;
  readonly #book: LiveBook;
  readonly #connections = new Map<Line, Map<string, Reader>>();
  #encoder = createEncoder();
  /** The newest moment, while the book does not show it: what nobody is told yet is not worked out. */
  #next: Moment | null = null;
  #flushedAt = Number.NEGATIVE_INFINITY;
  #isFlushAwaited = false;
  #moments = 0;
  /** What was followed at the last look. */
  #used: InUse = nothingInUse();

  constructor(feed: Pick<Feed, 'world' | 'clock' | 'onMoment'>, timing: PublisherTiming, decided: () => Decided) {
    this.#timing = timing;
    this.#book = createLiveBook(feed, decided);
    feed.onMoment((moment) => this.#show(moment));
  }

  follow(line: Line, limits: FollowLimits, isVisitor: boolean): Following {
    const readers = new Map<string, Reader>();
    this.#connections.set(line, readers);
    return {
      subscribe: (input) => {
        const request = withoutRepeats(input);
        if (isTooMuch(request, readers, limits)) return null;
        this.#catchUp();
        const reader = readers.get(request.reader) ?? this.#open(isVisitor);
        readers.set(request.reader, reader);
        return { at: Math.round(this.#timing.now()), ...reader.subscribe(request) };
      },
      unsubscribe(request) {
        const reader = readers.get(request.reader);
        reader?.unsubscribe(request);
        if (reader?.size === 0) readers.delete(request.reader);
      },
      end: () => this.#connections.delete(line),
    };
  }

  #open(isVisitor: boolean): Reader {
    const encoder: Encoder = {
      image: (market) => this.#encoder.image(market),
      delta: (market, since) => this.#encoder.delta(market, since),
      score: (score) => this.#encoder.score(score),
      board: (board) => this.#encoder.board(board),
    };
    return new Reader({ book: this.#book, epoch: this.#epoch, now: this.#timing.now(), encoder, isVisitor });
  }

  #show(moment: Moment): void {
    this.#next = moment;
    this.#moments += 1;
    if (this.#moments % SWEEP === 0) this.#sweep();
    if (this.#isFlushAwaited) return;
    const wait = this.#flushedAt + FRAME - this.#timing.now();
    this.#isFlushAwaited = wait > 0;
    if (wait > 0) this.#timing.after(wait, () => this.#flush());
    else this.#flush();
  }

  #catchUp(): void {
    if (!this.#next) return;
    this.#book.show(this.#next);
    this.#next = null;
    this.#encoder = createEncoder();
  }

  #flush(): void {
    this.#isFlushAwaited = false;
    this.#catchUp();
    const now = this.#timing.now();
    this.#flushedAt = now;
    for (const [line, readers] of this.#connections) {
      if (!line.isClear()) continue;
      for (const [name, reader] of readers) {
        const update = reader.next(now, ODDS_HEARTBEAT - EARLY);
        if (update) line.send({ reader: name, from: update.from, at: Math.round(now), ...update.news });
      }
    }
  }

  /** Stops tracking what nobody has followed for two looks. */
  #sweep(): void {
    const [before, now] = [this.#used, nothingInUse()];
    for (const readers of this.#connections.values()) for (const reader of readers.values()) reader.mark(now);
    this.#book.keepOnly([before, now]);
    this.#used = now;
  }
}

/** A question with each id once: what is named many times is neither told nor counted so often. */
function withoutRepeats(request: OddsSubscription): OddsSubscription {
  const markets = new Set(request.markets);
  const { resume } = request;
  return {
    ...request,
    markets: [...markets],
    scores: [...new Set(request.scores)],
    boards: [...new Set(request.boards)],
    lists: [...new Set(request.lists)],
    ...(resume && { resume: { ...resume, markets: [...new Set(resume.markets)].filter((id) => !markets.has(id)) } }),
  };
}

/** Whether a connection would follow more than it may. */
function isTooMuch(
  { reader: name, only, markets, resume, scores, boards = [], lists }: OddsSubscription,
  readers: ReadonlyMap<string, Reader>,
  { followedPerConnection, readersPerConnection }: FollowLimits,
): boolean {
  const more = markets.length + (resume?.markets.length ?? 0) + scores.length + boards.length + lists.length;
  const others = [...readers].filter(([other]) => !only || other !== name);
  const followed = others.reduce((sum, [, { size }]) => sum + size, more);
  return followed > followedPerConnection || (!readers.has(name) && readers.size >= readersPerConnection);
}

const machineTiming: PublisherTiming = {
  now: () => performance.now(),
  after: (ms, task) => void setTimeout(task, ms).unref(),
};
