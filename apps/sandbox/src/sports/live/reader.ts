import {
  type MatchList,
  marketDelta,
  marketImage,
  matchScore,
  type OddsNews,
  type OddsSubscription,
  type OddsUnsubscription,
} from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Family, LiveBook, TrackedScore } from './live-book.ts';
import type { TrackedMarket } from './tracked-market.ts';

/** What is new, as it stands on the wire. */
export type NewsOnWire =
  z.input<typeof marketDelta> extends infer Delta
    ? Omit<OddsNews, 'images' | 'markets' | 'scores'> & {
        images?: z.input<typeof marketImage>[];
        markets?: Delta[];
        scores?: z.input<typeof matchScore>[];
      }
    : never;

/** Makes each text of a moment once, however many follow it. */
export interface Encoder {
  image(market: TrackedMarket): z.input<typeof marketImage>;
  delta(market: TrackedMarket, since: number): z.input<typeof marketDelta> | null;
  score(score: TrackedScore): z.input<typeof matchScore> | null;
}

/** What one reader follows, and up to which clock it has been told. */
export interface Reader {
  /** How many markets, scores and lists it follows. */
  size(): number;
  /** Follows more, or `only` these; returns all of them as they stand. */
  subscribe(request: OddsSubscription): NewsOnWire;
  unsubscribe(request: OddsUnsubscription): void;
  /** What is new since it was told last, and since when; null where nothing is and it heard of that within the heartbeat. */
  next(
    now: number,
    isQuietEnough: (quietFor: number) => boolean,
  ): { readonly from: number; readonly news: NewsOnWire } | null;
  /** Marks what it follows as in use. */
  mark(families: Set<Family>, scores: Set<TrackedScore>): void;
}

interface ReaderOptions {
  readonly book: LiveBook;
  readonly encoder: Encoder;
  readonly epoch: string;
  readonly now: number;
}

export function createReader({ book, encoder, epoch, now: begunAt }: ReaderOptions): Reader {
  const markets = new Map<string, Family>();
  const scores = new Map<string, TrackedScore>();
  const lists = new Set<MatchList>();
  let toldTo = book.clock();
  let toldAt = begunAt;

  /** A market whole, or what changed of it since `since`. */
  const tell = (news: NewsOnWire, id: string, since: number | null) => {
    const family = book.family(id);
    const market = family?.market(id);
    if (!family || !market) return add(news, 'gone', id);
    markets.set(id, family);
    if (since === null || market.born > since) return add(news, 'images', encoder.image(market));
    const delta = encoder.delta(market, since);
    if (delta) add(news, 'markets', delta);
  };

  const tellScore = (news: NewsOnWire, id: string, score: TrackedScore) => {
    const shown = encoder.score(score);
    if (shown) return add(news, 'scores', shown);
    scores.delete(id);
    add(news, 'gone', id);
  };

  /** What changed since it was told last. */
  const newsSince = (since: number): NewsOnWire => {
    const news: NewsOnWire = { epoch, clock: book.clock() };
    for (const [id, family] of markets) {
      if (family.changedAt() <= since) continue;
      if (!family.market(id)) markets.delete(id);
      tell(news, id, since);
    }
    for (const [id, score] of scores) if (score.changedAt() > since) tellScore(news, id, score);
    for (const list of lists) {
      const changedAt = book.listChangedAt(list);
      if (changedAt > since) add(news, 'lists', [list, changedAt]);
    }
    return news;
  };

  return {
    size: () => markets.size + scores.size + lists.size,
    subscribe(request) {
      const { resume } = request;
      const news: NewsOnWire = { epoch, clock: book.clock() };
      if (request.only) {
        for (const each of [markets, scores, lists]) each.clear();
        toldTo = book.clock();
      }
      for (const id of request.markets) tell(news, id, null);
      // Clocks of another run, or from beyond this one, say nothing here.
      const known = resume?.epoch === epoch && resume.clock <= book.clock() ? resume.clock : null;
      for (const id of resume?.markets ?? []) tell(news, id, known);
      for (const id of request.scores) {
        const score = book.score(id);
        scores.set(id, score);
        tellScore(news, id, score);
      }
      for (const list of request.lists) {
        lists.add(list);
        add(news, 'lists', [list, book.listChangedAt(list)]);
      }
      return news;
    },
    unsubscribe(request) {
      for (const id of request.markets) markets.delete(id);
      for (const id of request.scores) scores.delete(id);
      for (const list of request.lists) lists.delete(list);
    },
    next(now, isQuietEnough) {
      const news = newsSince(toldTo);
      const isEmpty = Object.keys(news).length === 2;
      if (news.clock <= toldTo || (isEmpty && !isQuietEnough(now - toldAt))) return null;
      const from = toldTo;
      toldTo = news.clock;
      toldAt = now;
      return { from, news };
    },
    mark(usedFamilies, usedScores) {
      for (const family of markets.values()) usedFamilies.add(family);
      for (const score of scores.values()) usedScores.add(score);
    },
  };
}

function add<Key extends 'images' | 'markets' | 'scores' | 'lists' | 'gone'>(
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
        const score = tracked.score();
        return score && z.encode(matchScore, score);
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
