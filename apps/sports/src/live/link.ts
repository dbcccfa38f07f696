import {
  MOST_FOLLOWED,
  type OddsDelta,
  type OddsNews,
  oddsDeltaEvent,
  oddsSubscribe,
  oddsUnsubscribe,
  onEvent,
  type SocketFailure,
  sendRequest,
} from '@pavilion/api-client';
import type { RemoteSocket } from '@pavilion/contract';
import { forgetAll, forgetMarket, noChanges } from './book.ts';
import { Course, type CourseOptions } from './course.ts';
import {
  createInterests,
  type Interests,
  type Subject,
  type SubjectKey,
  subjectKey,
  subjectsOnWire,
} from './interests.ts';
import { nextReader } from './reader.ts';
import { createRereads, type Rereads } from './rereads.ts';
import { createRetry, type Retry } from './retry.ts';

/** The shortest time between two questions for more, ms: an operator answers so many a second, and a scroll wants many. */
const REST = 250;
/** How long before more is asked for after that was refused, ms. */
const REFUSED_REST = 2000;

interface LinkOptions extends CourseOptions {
  readonly socket: RemoteSocket;
  readonly onConnection: (isOpen: boolean) => void;
  /** Something is wanted again, or nothing any more. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Follows what is wanted over the socket and keeps the book at the operator's clock. One question names all that is new; a gap, another
 * run of clocks and a new connection ask for everything again: for what changed since, where the operator still knows that.
 */
export class Link {
  readonly #options: LinkOptions;
  readonly #course: Course;
  readonly #interests: Interests;
  readonly #retry: Retry;
  readonly #rereads: Rereads;
  readonly #reader = nextReader();
  #detach: (() => void) | null = null;
  /** What the operator was asked for on this connection. */
  readonly #known = new Map<SubjectKey, Subject>();
  /** The question under way, or null; an answer to an earlier one is thrown away. */
  #question: symbol | null = null;
  /** What came since it was asked: the answer may be older. */
  #arrived: OddsDelta[] = [];
  #endSchedule: (() => void) | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#course = new Course({
      ...options,
      isFollowed: (id) => this.#known.has(subjectKey({ kind: 'market', id })),
    });
    this.#retry = createRetry(options.timing, () => void this.#askForAll());
    this.#rereads = createRereads(options.timing, (id) => {
      if (this.#known.delete(subjectKey({ kind: 'market', id }))) this.#schedule();
    });
    this.#interests = createInterests({
      timing: options.timing,
      onWanted: () => (this.#detach ? this.#schedule() : this.#open()),
      onLeft: () => this.#schedule(),
    });
  }

  /** Follows a subject until the returned function is called. */
  want(subject: Subject): () => void {
    return this.#interests.want(subject);
  }

  /** Whether the book stands where the operator's deltas go on from. */
  isInStep(): boolean {
    return this.#course.isInStep;
  }

  /** All that is wanted: what has just left the screen last. */
  wanted(): readonly Subject[] {
    return this.#interests.wanted();
  }

  /** What these channels have said is no longer the newest that is known: each is asked for the whole of it. */
  overrule(subjects: readonly Subject[]): void {
    const { clocks, scoreClocks } = this.#options.book;
    const spoken = subjects.filter(({ kind, id }) => (kind === 'market' ? clocks : scoreClocks).delete(id));
    for (const subject of spoken) this.#known.delete(subjectKey(subject));
    if (spoken.length > 0) this.#schedule();
  }

  isInUse(): boolean {
    return this.#interests.isInUse();
  }

  /** Asks for everything again, unless that is under way: nothing was heard for too long. */
  repair(hasFailed = false): void {
    if (!this.#detach || this.#question || !this.#isOpen()) return;
    this.#retry.again(hasFailed);
  }

  /** Leaves everything, for good. */
  end(): void {
    this.#interests.end();
    if (this.#detach) this.#close();
  }

  #isOpen(): boolean {
    return this.#options.socket.status() === 'open';
  }

  #open(): void {
    const { socket, timing, onOpen } = this.#options;
    const ends = [
      onEvent(socket, oddsDeltaEvent, (delta) => this.#hear(delta)),
      socket.onStatus(() => this.#beginConnection()),
    ];
    this.#detach = () => {
      for (const end of ends) end();
    };
    onOpen();
    // All that is wanted with it goes into one question.
    this.#endSchedule = timing.after(0, () => {
      this.#endSchedule = null;
      this.#beginConnection();
    });
  }

  #close(): void {
    if (this.#known.size > 0) this.#leave([...this.#known.values()]);
    this.#detach?.();
    this.#detach = null;
    this.#endSchedule?.();
    this.#endSchedule = null;
    this.#retry.stop();
    this.#rereads.stop();
    this.#lose();
    // Also what a connection said that is lost: nobody is there to be told that it is left.
    forgetAll(this.#options.book);
    this.#options.onClose();
  }

  #beginConnection(): void {
    this.#lose();
    this.#course.beginConnection();
    this.#known.clear();
    this.#options.onConnection(this.#isOpen());
    this.#retry.stop();
    void this.#askForAll();
  }

  /** What the book says is no longer where the deltas go on from. */
  #lose(): void {
    this.#course.isInStep = false;
    this.#question = null;
  }

  #recover(): void {
    this.#lose();
    this.repair();
  }

  /** Asks for more, or leaves what nobody wants, once the last question is long enough ago. */
  #schedule(rest = REST): void {
    const { timing } = this.#options;
    if (!this.#detach || this.#endSchedule) return;
    this.#endSchedule = timing.after(Math.max(0, this.#askedAt + rest - timing.now()), () => {
      this.#endSchedule = null;
      this.#settle();
    });
  }

  #settle(): void {
    const wanted = this.#interests.wanted();
    if (wanted.length === 0) this.#close();
    if (!this.#detach || !this.#course.isInStep || this.#question) return;
    const left = [...this.#known].filter(([key]) => !this.#interests.has(key)).map(([, subject]) => subject);
    if (left.length > 0) this.#leave(left);
    const fresh = wanted.filter((subject) => !this.#known.has(subjectKey(subject)));
    const some = fresh.slice(0, Math.max(0, MOST_FOLLOWED - this.#known.size));
    if (some.length > 0) void this.#askForMore(some);
  }

  #leave(subjects: readonly Subject[]): void {
    const { socket, timing } = this.#options;
    this.#askedAt = timing.now();
    this.#forget(subjects);
    if (!this.#isOpen()) return;
    void sendRequest(socket, oddsUnsubscribe, { reader: this.#reader, ...subjectsOnWire(subjects) });
  }

  #forgetOthers(wanted: readonly Subject[]): void {
    const named = new Set(wanted.map(subjectKey));
    this.#forget([...this.#known].filter(([key]) => !named.has(key)).map(([, subject]) => subject));
  }

  #forget(subjects: readonly Subject[]): void {
    const { book } = this.#options;
    for (const subject of subjects) {
      this.#known.delete(subjectKey(subject));
      if (subject.kind === 'market') forgetMarket(book, subject.id);
      if (subject.kind === 'score') book.scoreClocks.delete(subject.id);
      if (subject.kind === 'board') for (const each of [book.boards, book.boardClocks]) each.delete(subject.id);
    }
  }

  async #askForAll(): Promise<void> {
    const wanted = this.#interests.wanted().slice(0, MOST_FOLLOWED);
    const { markets, ...others } = subjectsOnWire(wanted);
    const resume = this.#course.held(markets);
    const held = resume?.markets ?? [];
    const reply = await this.#ask(wanted, {
      only: true,
      markets: markets.filter((id) => !held.includes(id)),
      ...others,
      ...(resume && { resume }),
    });
    if (!reply) return;
    if (reply.status === 'failed') {
      // It may have been heard all the same: what it did not name is followed no more.
      this.#forgetOthers(wanted);
      return this.repair(true);
    }
    // What was read over HTTP meanwhile is no basis for what changed: it is asked for next.
    const kept = held.filter((id) => this.#options.book.clocks.has(id));
    this.#known.clear();
    this.#note(wanted.filter(({ kind, id }) => kind !== 'market' || !held.includes(id) || kept.includes(id)));
    this.#course.begin(reply, kept);
    for (const delta of this.#arrivedInOrder()) if (this.#course.isInStep) this.#goOn(delta);
  }

  async #askForMore(subjects: readonly Subject[]): Promise<void> {
    const reply = await this.#ask(subjects, { only: false, ...subjectsOnWire(subjects) });
    if (!reply) return;
    if (reply.status === 'failed') {
      // What was too much for now is asked for again; the rest goes on meanwhile.
      return reply.reason === 'timeout' ? this.repair(true) : this.#schedule(REFUSED_REST);
    }
    if (!this.#course.isOfThisRun(reply)) return this.#recover();
    this.#note(subjects);
    this.#course.add(reply, this.#arrivedInOrder());
  }

  /** What the operator says; null where nothing is to be asked, or the answer is nobody's any more. */
  async #ask(
    subjects: readonly Subject[],
    request: Omit<Parameters<typeof sendRequest<typeof oddsSubscribe>>[2], 'reader'>,
  ): Promise<(OddsNews & { readonly status: 'success' }) | SocketFailure | null> {
    if (this.#question || subjects.length === 0 || !this.#isOpen()) return null;
    const { socket, timing } = this.#options;
    const mine = Symbol(this.#reader);
    this.#question = mine;
    this.#arrived = [];
    const askedAt = timing.now();
    this.#askedAt = askedAt;
    const reply = await sendRequest(socket, oddsSubscribe, { reader: this.#reader, ...request });
    if (this.#question !== mine) return null;
    this.#question = null;
    if (reply.status === 'success') this.#course.noteAnswer(reply, askedAt);
    return reply;
  }

  /** The operator was asked for these; what is wanted besides is next. */
  #note(subjects: readonly Subject[]): void {
    const { book, onChanges } = this.#options;
    for (const subject of subjects) {
      this.#known.set(subjectKey(subject), subject);
      if (subject.kind !== 'board' || book.boards.has(subject.id)) continue;
      // Where the answer has none, the operator knows of no boards.
      book.boards.set(subject.id, null);
      onChanges({ ...noChanges(), matches: new Set([subject.id]) });
    }
    this.#schedule();
  }

  #arrivedInOrder(): readonly OddsDelta[] {
    return this.#arrived.toSorted((a, b) => a.clock - b.clock);
  }

  #hear(delta: OddsDelta): void {
    if (delta.reader !== this.#reader) return;
    if (this.#question) this.#arrived.push(delta);
    if (this.#course.isInStep) this.#goOn(delta);
  }

  #goOn(delta: OddsDelta): void {
    if (!this.#course.goOn(delta)) return void this.#recover();
    this.#retry.forgive();
    this.#rereads.note(delta);
  }
}
