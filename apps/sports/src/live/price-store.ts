import type { MatchList, MatchOddsMarket, Price, ScoreBoard } from '@pavilion/api-client';
import type { RemoteSocket } from '@pavilion/contract';
import {
  type Book,
  type CellKey,
  emptyBook,
  type ListImage,
  type LiveMarket,
  type MatchInfo,
  noChanges,
  takeDepth,
  takeList,
  takeRead,
} from './book.ts';
import { createFreshnessGauge, type Freshness, type FreshnessGauge } from './freshness.ts';
import type { Subject } from './interests.ts';
import { Link } from './link.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { browserTiming, every, type Timing } from './timing.ts';

/** How often the age of the prices is looked at, ms. */
const TICK = 200;

/**
 * What is known of prices, outside React: a tick invalidates the cells that it changed and nothing else. Whoever watches a cell, a match or
 * a market follows it: what is on the screen is what is asked for (`link.ts`). What arrives is taken into the one book at once and
 * published once an animation frame (`publisher.ts`); how old it is, `freshness.ts` says.
 */
interface Prices {
  /** The price of a cell now; null where nobody offers one. */
  price(key: CellKey): Price | null;
  /** Follows a cell's market and calls `listener` at each publication that changed the cell; returns an unsubscribe function. */
  watchCell(key: CellKey, listener: () => void): () => void;
  /** What is known of a match, without its prices: the same object until it changes. */
  match(id: string): MatchInfo | undefined;
  /** Follows a match's score and match odds. */
  watchMatch(id: string, listener: () => void): () => void;
  /** A match's score board as its channel has it: the same object until it changes; undefined while that has said nothing. */
  board(id: string): ScoreBoard | null | undefined;
  /** Follows a match's score board. */
  watchBoard(id: string, listener: () => void): () => void;
  /**
   * A market as its channel has it: the same object until it changes; `gone` once there is no such market any more. Undefined before its
   * channel has spoken, and again once newer was read over HTTP: no bet is placed at a price that no channel stands behind.
   */
  market(id: string): LiveMarket | 'gone' | undefined;
  /** Follows a market. */
  watchMarket(id: string, listener: () => void): () => void;
  /** The same object until it changes in kind. */
  freshness(): Freshness;
  watchFreshness(listener: () => void): () => void;
}

/** The live prices of one connection. */
export interface LivePrices extends Prices {
  /** The prices of a list. */
  list(name: MatchList): PriceStore;
  /** Whether anybody follows anything. */
  isInUse(): boolean;
  /** Whether anybody ever did. */
  wasUsed(): boolean;
  /** Leaves everything, for good. */
  end(): void;
}

/** The live prices as one list shows them. */
export interface PriceStore extends Prices {
  /** Follows the list until the returned function is called; can be started again. */
  start(): () => void;
  // What was read over HTTP stands until its channel has spoken; what a channel has said, while it is live or the newer of the two.
  /** Takes the list as it was over HTTP at `at`, ms. */
  seed(image: ListImage, at: number): void;
  /** Takes match odds in their depth as they were over HTTP at `at`, ms. */
  seedDepth(refMatchId: string, market: MatchOddsMarket, at: number): void;
  /** Takes note that markets were read over HTTP at `at`, ms: whoever read them shows them where `market` has none. */
  seedMarkets(marketIds: readonly string[], at: number): void;
  /** The matches in the operator's order: the same array until one comes, goes or turns in-play. Null before any answer. */
  list(): readonly MatchInfo[] | null;
  /** Whether the list has become another one since it was read. */
  isOutdated(): boolean;
  watch(topic: 'list' | 'freshness' | 'outdated', listener: () => void): () => void;
}

/** What prices are made of. */
interface Parts {
  readonly book: Book;
  readonly gauge: FreshnessGauge;
  readonly publisher: Publisher;
  readonly link: Link;
  readonly outdated: Listeners<MatchList>;
  /** The clock at which each list became another one last. */
  readonly listChangedAt: Map<MatchList, number>;
}

export function createLivePrices(options: { readonly socket: RemoteSocket; readonly timing?: Timing }): LivePrices {
  const { socket, timing = browserTiming } = options;
  const book = emptyBook();
  const gauge = createFreshnessGauge(timing, () => shownAsOf(parts));
  const publisher = createPublisher({ book, timing, onPublished: gauge.judge });
  const outdated = createListeners<MatchList>();
  const listChangedAt = new Map<MatchList, number>();
  let endLooking: (() => void) | null = null;
  let wasUsed = false;
  const link: Link = new Link({
    ...{ socket, timing, book, onChanges: publisher.add, onConnection: gauge.connection },
    onConfirmed(at) {
      gauge.hear(at);
      publisher.add(noChanges());
    },
    onLists(lists) {
      for (const [list, changedAt] of lists) {
        listChangedAt.set(list, changedAt);
        outdated.notify(list);
      }
    },
    onOpen() {
      wasUsed = true;
      gauge.begin();
      endLooking = every(TICK, timing, () => {
        gauge.judge();
        // Silent on an open connection: the operator may have forgotten us.
        if (gauge.current().kind === 'stale') link.repair();
      });
    },
    onClose: () => endLooking?.(),
  });
  const parts: Parts = { book, gauge, publisher, link, outdated, listChangedAt };
  const prices = pricesOf(parts);
  const stores = new Map<MatchList, PriceStore>();
  return {
    ...prices,
    list(name) {
      const store = stores.get(name) ?? { ...prices, ...listOf(name, parts) };
      stores.set(name, store);
      return store;
    },
    isInUse: () => link.isInUse(),
    wasUsed: () => wasUsed,
    end: () => link.end(),
  };
}

/** As of when the oldest of what is followed is true, ms: by its channel, or by HTTP since. */
function shownAsOf({ book, gauge, link }: Parts): number | null {
  const heardAt = gauge.heardAt();
  const known = link.wanted().flatMap(({ kind, id }) => {
    if (kind === 'market') return (book.clocks.has(id) ? heardAt : book.readAt.get(id)) ?? [];
    const list = kind === 'list' && book.lists.get(id as MatchList);
    return list ? Math.max(list.readAt, heardAt ?? 0) : [];
  });
  return known.length === 0 ? null : Math.min(...known);
}

function pricesOf({ book, gauge, publisher, link }: Parts): Prices {
  /** Wants subjects for as long as a topic is watched. */
  const followed = (subjects: readonly (Subject | null)[], unwatch: () => void) => {
    const releases = subjects.flatMap((subject) => (subject ? [link.want(subject)] : []));
    return () => {
      unwatch();
      for (const release of releases) release();
    };
  };
  const oddsOf = (matchId: string): Subject | null => {
    const id = book.matches.get(matchId)?.marketId;
    return id ? { kind: 'market', id } : null;
  };
  return {
    price: (key) => book.prices.get(key) ?? null,
    watchCell: (key, listener) =>
      followed([oddsOf(key.slice(0, key.indexOf('\n')))], publisher.watchCell(key, listener)),
    match: (id) => book.matches.get(id),
    watchMatch: (id, listener) => followed([{ kind: 'score', id }, oddsOf(id)], publisher.watchMatch(id, listener)),
    board: (id) => book.boards.get(id),
    watchBoard: (id, listener) => followed([{ kind: 'board', id }], publisher.watchMatch(id, listener)),
    market: (id) => (book.gone.has(id) ? 'gone' : book.clocks.has(id) ? book.markets.get(id) : undefined),
    watchMarket: (id, listener) => followed([{ kind: 'market', id }], publisher.watchMarket(id, listener)),
    freshness: gauge.current,
    watchFreshness: gauge.watch,
  };
}

function listOf(name: MatchList, { book, gauge, publisher, link, outdated, listChangedAt }: Parts) {
  /** What these channels have said makes way for what was read over HTTP at `at`, unless they are live or have spoken since. */
  const makeWay = (subjects: readonly Subject[], at: number) => {
    const isLive = link.isInStep() && gauge.current().kind === 'fresh';
    if (!isLive && at > (gauge.heardAt() ?? 0)) link.overrule(subjects);
  };
  const marketsOf = (ids: readonly string[]) => ids.map((id) => ({ kind: 'market', id }) as const);
  return {
    start: () => link.want({ kind: 'list', id: name }),
    seed(image, at) {
      const scores = image.matches.map(({ refMatchId }) => ({ kind: 'score', id: refMatchId }) as const);
      makeWay([...scores, ...marketsOf(image.matches.flatMap(({ marketId }) => marketId ?? []))], at);
      publisher.add(takeList(book, name, image, at));
    },
    seedDepth(refMatchId, market, at) {
      makeWay(marketsOf([book.matches.get(refMatchId)?.marketId ?? market.marketId]), at);
      publisher.add(takeDepth(book, refMatchId, market, at));
    },
    seedMarkets(marketIds, at) {
      makeWay(marketsOf(marketIds), at);
      publisher.add(takeRead(book, marketIds, at));
    },
    list: () => publisher.list(name),
    isOutdated: () => (listChangedAt.get(name) ?? -1) > (book.lists.get(name)?.clock ?? -1),
    watch(topic, listener) {
      if (topic === 'list') return publisher.watchList(name, listener);
      return topic === 'outdated' ? outdated.add(name, listener) : gauge.watch(listener);
    },
  } satisfies Omit<PriceStore, keyof Prices>;
}
