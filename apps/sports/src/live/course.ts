import type { OddsDelta, OddsNews } from '@pavilion/api-client';
import type { Book, Changes } from './book.ts';
import { takeNews } from './news.ts';
import type { Timing } from './timing.ts';

interface CourseNeeds extends CourseOptions {
  /** Whether an answer has said that a market is followed: of another a delta may speak for the last time. */
  readonly isFollowed: (marketId: string) => boolean;
}

export interface CourseOptions {
  readonly timing: Timing;
  readonly book: Book;
  readonly onChanges: (changes: Changes) => void;
  /** What the channels have said is true as of `at`, ms. */
  readonly onConfirmed: (at: number) => void;
  readonly onLists: (lists: NonNullable<OddsNews['lists']>) => void;
}

/** Where the book stands in the operator's run of clocks, and how it goes on from there. */
export class Course {
  readonly #options: CourseNeeds;
  #epoch: string | null = null;
  #clock = -1;
  /** By how much our clock is ahead of the operator's at least, ms: an answer is said no sooner than it was asked for. */
  #ahead = Number.NEGATIVE_INFINITY;
  /** Whether the book stands where the operator's deltas go on from. */
  isInStep = false;

  constructor(options: CourseNeeds) {
    this.#options = options;
  }

  /** Another connection, perhaps to another process, which has a clock of its own. */
  beginConnection(): void {
    this.isInStep = false;
    this.#ahead = Number.NEGATIVE_INFINITY;
  }

  /** An answer came to what was asked for at `askedAt`, ms. */
  noteAnswer({ at }: OddsNews, askedAt: number): void {
    if (at !== undefined) this.#ahead = Math.max(this.#ahead, askedAt - at);
  }

  /** Those of these markets that the book has as of the clock that it stands at, and understood. */
  held(
    markets: readonly string[],
  ): { readonly epoch: string; readonly clock: number; readonly markets: string[] } | null {
    const { clocks, unread } = this.#options.book;
    const held = markets.filter((id) => clocks.has(id) && !unread.has(id));
    return this.#epoch === null || held.length === 0 ? null : { epoch: this.#epoch, clock: this.#clock, markets: held };
  }

  isOfThisRun({ epoch }: OddsNews): boolean {
    return epoch === this.#epoch;
  }

  /** The answer for everything: the book stands at its clock. `held`: what was asked for only as far as it changed. */
  begin(answer: OddsNews, held: readonly string[]): void {
    const { book, onConfirmed } = this.#options;
    const before = this.#clock;
    const isSameRun = this.isOfThisRun(answer);
    this.#epoch = answer.epoch;
    this.#clock = answer.clock;
    for (const clocks of [book.clocks, book.scoreClocks, book.boardClocks]) clocks.clear();
    // What an answer brings whole is newer than what it was asked about, also where that clock was never the operator’s.
    if (isSameRun) for (const id of held) book.clocks.set(id, Math.min(before, answer.clock - 1));
    this.#take(answer);
    if (isSameRun) for (const id of held) if (book.clocks.has(id)) book.clocks.set(id, answer.clock);
    this.isInStep = true;
    onConfirmed(this.#saidAt(answer));
  }

  /** The answer for some more: what arrived since it was asked for may speak of it too. */
  add(answer: OddsNews, arrived: readonly OddsDelta[]): void {
    this.#take(answer);
    for (const delta of arrived) if (this.isOfThisRun(delta)) this.#takeDelta(delta);
  }

  /**
   * Goes on by a delta: false where something before it is missing, or it is of another run. One that the book knows already is old
   * and does nothing.
   */
  goOn(delta: OddsDelta): boolean {
    if (!this.isOfThisRun(delta)) return false;
    if (delta.clock < this.#clock || (delta.clock === this.#clock && delta.from !== this.#clock)) return true;
    if (delta.from > this.#clock) return false;
    this.#clock = delta.clock;
    this.#takeDelta(delta);
    this.#options.onConfirmed(this.#saidAt(delta));
    return true;
  }

  /** When news were said at the earliest, by our clock: what waits on its way is as old as it has waited. */
  #saidAt({ at }: OddsNews): number {
    const now = this.#options.timing.now();
    return at === undefined ? now : Math.min(now, at + this.#ahead);
  }

  #takeDelta(delta: OddsDelta): void {
    const images = delta.images?.filter(({ market }) => this.#options.isFollowed(market.marketId));
    this.#take({ ...delta, images });
  }

  #take(news: OddsNews): void {
    const { book, onChanges, onLists } = this.#options;
    onChanges(takeNews(book, news));
    if (news.lists) onLists(news.lists);
  }
}
