import type { OddsChannel, Price } from '@pavilion/api-client';
import type { RemoteSocket } from '@pavilion/contract';
import { type CellKey, emptyBook, type MatchInfo, type OddsImage, replaceBook } from './book.ts';
import { createChannelFollower } from './channel-follower.ts';
import { createFreshnessGauge, type Freshness } from './freshness.ts';
import { createPublisher } from './publisher.ts';
import { browserTiming, type Timing } from './timing.ts';

/**
 * The live prices of one channel, outside React: a tick invalidates the cells that it changed and nothing else.
 *
 * What arrives is taken into the book at once (`channel-follower.ts`) and published once an animation frame
 * (`publisher.ts`); how old it is, `freshness.ts` says.
 */
export interface PriceStore {
  /** Follows the channel until the returned function is called; can be started again. */
  start(): () => void;
  /** Takes a picture that came over HTTP at `at`, ms. It counts only while the channel itself has nothing newer. */
  seed(image: OddsImage, at: number): void;
  /** The price of a cell now; null where nobody offers one. */
  price(key: CellKey): Price | null;
  /** Calls `listener` at each publication that changed the cell; returns an unsubscribe function. */
  watchCell(key: CellKey, listener: () => void): () => void;
  /** What is known of a match, without its prices: the same object until it changes. */
  match(id: string): MatchInfo | undefined;
  watchMatch(id: string, listener: () => void): () => void;
  /** The matches in the server's order: the same array until one comes, goes or turns in-play. Null before any picture. */
  list(): readonly MatchInfo[] | null;
  /** The same object until it changes in kind. */
  freshness(): Freshness;
  /** Calls `listener` when the list or the freshness has changed. */
  watch(topic: 'list' | 'freshness', listener: () => void): () => void;
}

export function createPriceStore(options: {
  readonly channel: OddsChannel;
  readonly socket: RemoteSocket;
  readonly timing?: Timing;
}): PriceStore {
  const { channel, socket, timing = browserTiming } = options;
  const book = emptyBook();
  const gauge = createFreshnessGauge(timing);
  const publisher = createPublisher({ book, timing, onPublished: gauge.judge });
  const follower = createChannelFollower({ channel, socket, timing, book, gauge, onChanges: publisher.add });
  return {
    start() {
      gauge.begin();
      return follower.start();
    },
    seed(image, at) {
      const asOf = gauge.asOf();
      if (follower.isInStep() || (asOf !== null && at <= asOf)) return;
      gauge.confirm(at);
      publisher.add(replaceBook(book, image));
    },
    price: (key) => book.prices.get(key) ?? null,
    watchCell: publisher.watchCell,
    match: (id) => book.matches.get(id),
    watchMatch: publisher.watchMatch,
    list: publisher.list,
    freshness: gauge.current,
    watch: (topic, listener) => (topic === 'list' ? publisher.watchList(listener) : gauge.watch(listener)),
  };
}
