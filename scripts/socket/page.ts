import type { Random } from '../../apps/sandbox/src/base/random.ts';
import type { ShownFeed } from '../../apps/sandbox/src/sports/feed/feed.ts';
import { cellKey, type Depth } from '../../apps/sports/src/live/book.ts';
import { createLivePrices, type LivePrices } from '../../apps/sports/src/live/price-store.ts';
import { readOverHttp } from './http.ts';
import type { Network } from './network.ts';
import { printOf } from './print.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A page that follows markets by chance, and what it says of them. */
export interface Page {
  /** Something comes onto the screen, or leaves it. */
  scroll(): void;
  /** Which markets are on the screen. */
  shown(): readonly { readonly match: string; readonly market: string }[];
  /** What the page says of a market, as text; null where it knows nothing or says that it is old. */
  saysOf(match: string, market: string): string | null;
  /** What the page says of how a match stands. */
  scoreOf(match: string): string | null;
  /** What stands in a market's place while the page says that its prices are old, and as of when it says so; null where nothing does. */
  oldOf(market: string): { readonly print: string; readonly asOf: number } | null;
  list(): readonly string[];
  isFresh(): boolean;
}

interface PageOptions {
  readonly time: VirtualTime;
  readonly chance: Random;
  readonly network: Network;
  readonly feed: ShownFeed;
  /** What may come onto the screen. */
  readonly pool: readonly { readonly match: string; readonly market: string }[];
}

const LIST = '4';

export function openPage({ time, chance, network, feed, pool }: PageOptions): Page {
  const { now, after } = time;
  const prices = createLivePrices({
    socket: network.socket,
    timing: { now, after, frame: (task) => void after(16, task) },
  });
  const store = prices.list(LIST);
  const isFresh = () => prices.freshness().kind === 'fresh';
  store.seed(feed.image(LIST), now());
  store.start();
  const onScreen = new Map<string, { readonly match: string; readonly market: string; readonly leave: () => void }>();

  const shown = () => [...onScreen.values()];
  const reads = readOverHttp({ time, chance, feed, store, list: LIST, shown, isFresh });

  function come() {
    const { match, market } = chance.pick(pool);
    if (onScreen.has(market)) return;
    reads.recall(market);
    reads.readMarkets(match);
    const ends = [prices.watchMarket(market, () => {}), prices.watchMatch(match, () => {})];
    onScreen.set(market, {
      match,
      market,
      leave() {
        for (const end of ends) end();
      },
    });
  }

  return {
    scroll() {
      for (let more = chance.int(0, 4); more > 0; more -= 1) come();
      for (const [market, { leave }] of onScreen) {
        if (onScreen.size <= 3 || chance.next() < 0.8) continue;
        leave();
        onScreen.delete(market);
      }
    },
    shown,
    saysOf: (match, market) => (isFresh() ? saidOf(prices, feed, match, market) : null),
    oldOf(market) {
      const freshness = prices.freshness();
      const live = prices.market(market);
      const isElsewhere = live === 'gone' || live?.kind === 'match_odds';
      const print = live && !isElsewhere ? printOf(live.market) : reads.lastOf(market);
      return freshness.kind === 'stale' && !isElsewhere && print ? { print, asOf: freshness.asOf } : null;
    },
    scoreOf(match) {
      const info = store.match(match);
      return info ? JSON.stringify([info.inPlay, info.progress, info.sides, info.state]) : null;
    },
    list: () => (store.list() ?? []).map(({ refMatchId }) => refMatchId),
    isFresh,
  };
}

/** What a page's book has of a market, in the operator's words for it. */
function saidOf(prices: LivePrices, feed: ShownFeed, matchId: string, marketId: string): string | null {
  const live = prices.market(marketId);
  if (live === undefined) return null;
  if (live === 'gone') return 'gone';
  if (live.kind !== 'match_odds') return printOf(live.market);
  const { state, result, matched } = live.market;
  const columns = feed.world().matches.find(({ id }) => id === matchId)?.competition.hasDraw
    ? ['1', 'X', '2']
    : ['1', '2'];
  const side = (runner: string, name: 'back' | 'lay') =>
    ([0, 1, 2] as const).flatMap((depth: Depth) => prices.price(cellKey(matchId, runner, name, depth)) ?? []);
  const runners = columns.map((column) => {
    const runner = `${matchId}-${column}`;
    return [runner, side(runner, 'back'), side(runner, 'lay')];
  });
  return JSON.stringify([state, result, matched, runners]);
}
