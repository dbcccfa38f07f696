import {
  type MatchList,
  marketDelta,
  marketImage,
  matchBoard,
  matchScore,
  type OddsNews,
  type OddsSubscription,
  type OddsUnsubscription,
} from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Family, InUse, LiveBook, TrackedBoard, TrackedScore } from './live-book.ts';
import type { TrackedMarket } from './tracked-market.ts';

/** What is new, as it stands on the wire. */
export type NewsOnWire =
  z.input<typeof marketDelta> extends infer Delta
    ? Omit<OddsNews, 'images' | 'markets' | 'scores' | 'boards'> & {
        images?: z.input<typeof marketImage>[];
        markets?: Delta[];
        scores?: z.input<typeof matchScore>[];
        boards?: z.input<typeof matchBoard>[];
      }
    : never;

/** Makes each text of a moment once, however many follow it. */
export interface Encoder {
  image(market: TrackedMarket): z.input<typeof marketImage>;
  delta(market: TrackedMarket, since: number): z.input<typeof marketDelta> | null;
  score(score: TrackedScore): z.input<typeof matchScore> | null;
  board(board: TrackedBoard): z.input<typeof matchBoard> | null;
}

/** What is in use, as it is found. */
export type Marks = { readonly [Key in keyof InUse]: InUse[Key] extends ReadonlySet<infer Each> ? Set<Each> : never };

interface ReaderOptions {
  readonly book: LiveBook;
  readonly encoder: Encoder;
  readonly epoch: string;
  readonly now: number;
  /** Nobody who is signed in: what only a player sees is to them as if it were not there. */
  readonly isVisitor: boolean;
}

/** What one reader follows, and up to which clock it has been told. */
export class Reader {
  readonly #book: LiveBook;
  readonly #encoder: Encoder;
  readonly #epoch: string;
  readonly #isVisitor: boolean;
  readonly #markets = new Map<string, Family>();
  readonly #scores = new Map<string, TrackedScore>();
  readonly #boards = new Map<string, TrackedBoard>();
  readonly #lists = new Set<MatchList>();
  #toldTo: number;
  #toldAt: number;

  constructor({ book, encoder, epoch, now, isVisitor }: ReaderOptions) {
    this.#book = book;
    this.#encoder = encoder;
    this.#epoch = epoch;
    this.#isVisitor = isVisitor;
    this.#toldTo = book.clock();
    this.#toldAt = now;
  }

  /** How many markets, scores, boards and lists it follows. */
  get size(): number {
    return this.#markets.size + this.#scores.size + this.#boards.size + this.#lists.size;
  }

  /** Follows more, or `only` these; returns all of them as they stand. */
  subscribe({ only, markets, scores, boards = [], lists, resume }: OddsSubscription): NewsOnWire {
    const news: NewsOnWire = { epoch: this.#epoch, clock: this.#book.clock() };
    if (only) {
      for (const each of [this.#markets, this.#scores, this.#boards, this.#lists]) each.clear();
      this.#toldTo = news.clock;
    }
    for (const id of markets) this.#tell(news, id, null);
    // Clocks of another run, or from beyond this one, say nothing here.
    const known = resume?.epoch === this.#epoch && resume.clock <= news.clock ? resume.clock : null;
    for (const id of resume?.markets ?? []) this.#tell(news, id, known);
    for (const id of scores) {
      const score = this.#book.score(id);
      this.#scores.set(id, score);
      this.#tellScore(news, id, score);
    }
    for (const id of boards) {
      if (this.#isVisitor) {
        add(news, 'gone', id);
        continue;
      }
      const board = this.#book.board(id);
      this.#boards.set(id, board);
      this.#tellBoard(news, id, board);
    }
    for (const list of lists) {
      this.#lists.add(list);
      add(news, 'lists', [list, this.#book.listChangedAt(list)]);
    }
    return news;
  }

  unsubscribe({ markets, scores, boards = [], lists }: OddsUnsubscription): void {
    for (const id of markets) this.#markets.delete(id);
    for (const id of scores) this.#scores.delete(id);
    for (const id of boards) this.#boards.delete(id);
    for (const list of lists) this.#lists.delete(list);
  }

  /** What is new since it was told last, and since when; null where nothing is, and it was told so less than `quiet` ago, ms. */
  next(now: number, quiet: number): { readonly from: number; readonly news: NewsOnWire } | null {
    const from = this.#toldTo;
    if (this.#book.clock() <= from) return null;
    const news = this.#newsSince(from);
    const isEmpty = Object.keys(news).length === 2;
    if (isEmpty && now - this.#toldAt < quiet) return null;
    this.#toldTo = news.clock;
    this.#toldAt = now;
    return { from, news };
  }

  /** Marks what it follows as in use. */
  mark({ families, scores, boards }: Marks): void {
    for (const family of this.#markets.values()) families.add(family);
    for (const score of this.#scores.values()) scores.add(score);
    for (const board of this.#boards.values()) boards.add(board);
  }

  #newsSince(since: number): NewsOnWire {
    const news: NewsOnWire = { epoch: this.#epoch, clock: this.#book.clock() };
    for (const [id, family] of this.#markets) {
      if (family.changedAt() <= since) continue;
      if (!family.market(id)) this.#markets.delete(id);
      this.#tell(news, id, since);
    }
    for (const [id, score] of this.#scores) if (score.changedAt() > since) this.#tellScore(news, id, score);
    for (const [id, board] of this.#boards) if (board.changedAt() > since) this.#tellBoard(news, id, board);
    for (const list of this.#lists) {
      const changedAt = this.#book.listChangedAt(list);
      if (changedAt > since) add(news, 'lists', [list, changedAt]);
    }
    return news;
  }

  /** Follows a market, and says it whole, or what changed of it since `since`. */
  #tell(news: NewsOnWire, id: string, since: number | null): void {
    const family = this.#book.family(id);
    const market = family?.market(id);
    if (!family || !market || (this.#isVisitor && market.image().kind !== 'match_odds')) {
      add(news, 'gone', id);
      return;
    }
    this.#markets.set(id, family);
    const isWhole = since === null || market.born > since;
    const delta = isWhole ? null : this.#encoder.delta(market, since);
    if (isWhole) add(news, 'images', this.#encoder.image(market));
    else if (delta) add(news, 'markets', delta);
  }

  #tellScore(news: NewsOnWire, id: string, score: TrackedScore): void {
    const shown = this.#encoder.score(score);
    if (shown) {
      add(news, 'scores', shown);
    } else {
      this.#scores.delete(id);
      add(news, 'gone', id);
    }
  }

  #tellBoard(news: NewsOnWire, id: string, board: TrackedBoard): void {
    const shown = this.#encoder.board(board);
    if (shown) {
      add(news, 'boards', shown);
    } else {
      this.#boards.delete(id);
      add(news, 'gone', id);
    }
  }
}

function add<Key extends 'images' | 'markets' | 'scores' | 'boards' | 'lists' | 'gone'>(
  news: NewsOnWire,
  key: Key,
  item: NonNullable<NewsOnWire[Key]>[number],
): void {
  const items = (news[key] ?? []) as unknown[];
  items.push(item);
  Object.assign(news, { [key]: items });
}

/** An encoder for the moment that the book shows. */
export function createEncoder(): Encoder {
  const images = new Map<TrackedMarket, z.input<typeof marketImage>>();
  const deltas = new Map<TrackedMarket, Map<number, z.input<typeof marketDelta> | null>>();
  const scores = new Map<TrackedScore, z.input<typeof matchScore> | null>();
  const boards = new Map<TrackedBoard, z.input<typeof matchBoard> | null>();
  return {
    image: (market) => kept(images, market, () => z.encode(marketImage, market.image())),
    delta: (market, since) =>
      kept(
        kept(deltas, market, () => new Map()),
        since,
        () => {
          const delta = market.deltaSince(since);
          return delta && z.encode(marketDelta, delta);
        },
      ),
    score: (tracked) =>
      kept(scores, tracked, () => {
        const score = tracked.shown();
        return score && z.encode(matchScore, score);
      }),
    board: (tracked) =>
      kept(boards, tracked, () => {
        const board = tracked.shown();
        return board && z.encode(matchBoard, board);
      }),
  };
}

/** What a map has for a key, made where it has nothing yet. */
function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
