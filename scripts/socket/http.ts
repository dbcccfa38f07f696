import type { Random } from '../../apps/sandbox/src/base/random.ts';
import type { ShownFeed } from '../../apps/sandbox/src/sports/feed/feed.ts';
import type { PriceStore } from '../../apps/sports/src/live/price-store.ts';
import { marketsOf, printOf } from './print.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How often the list, and the markets on the screen, are read while their prices are old, ms. */
const LIST_INTERVAL = 10_000;
const MARKETS_INTERVAL = 2500;
/** How often the page looks whether its list is another one, ms. */
const LOOK = 700;
/** How long an answer takes at most, ms. */
export const LONGEST_ANSWER = 800;

/** What a page reads over HTTP: an answer says what the operator had when it was asked, and counts from when it has come. */
export function readOverHttp(options: {
  readonly time: VirtualTime;
  readonly chance: Random;
  readonly feed: ShownFeed;
  readonly store: PriceStore;
  readonly list: '4';
  readonly shown: () => readonly { readonly match: string }[];
  readonly isFresh: () => boolean;
}) {
  const { time, chance, feed, store, list, shown, isFresh } = options;
  /** What was read last of each market, as text, and when. */
  const last = new Map<string, { readonly print: string; readonly at: number }>();

  const answer = (take: (at: number) => void) => time.after(chance.int(20, LONGEST_ANSWER), () => take(time.now()));

  const each = (ms: number, task: () => void) => {
    time.after(ms, () => {
      task();
      each(ms, task);
    });
  };

  function readList() {
    const image = feed.image(list);
    answer((at) => store.seed(image, at));
  }

  function readMarkets(id: string) {
    const match = feed.world().matches.find((one) => one.id === id);
    const [odds, ...others] = match ? marketsOf(match) : [];
    if (odds && 'matched' in odds) answer((at) => store.seedDepth(id, odds, at));
    answer((at) => {
      for (const market of others) last.set(market.marketId, { print: printOf(market), at });
      store.seedMarkets(
        others.map(({ marketId }) => marketId),
        at,
      );
    });
  }

  each(LOOK, () => store.isOutdated() && readList());
  each(LIST_INTERVAL, () => isFresh() || readList());
  each(MARKETS_INTERVAL, () => {
    if (!isFresh()) for (const id of new Set(shown().map(({ match }) => match))) readMarkets(id);
  });
  return {
    readMarkets,
    /** Shows a market as it was read last, as old as it is, as the query's cache does where a page comes back to it. */
    recall(market: string) {
      const kept = last.get(market);
      if (kept) store.seedMarkets([market], kept.at);
    },
    /** A market as it was read last, as text. */
    lastOf: (market: string) => last.get(market)?.print,
  };
}
