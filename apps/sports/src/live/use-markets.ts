import type { BookmakerMarket, FancyMarket, MatchOddsMarket } from '@pavilion/api-client';
import { steadyOf } from '@pavilion/shared-ui/clock';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveMarket } from './book.ts';
import { usePrices } from './use-prices.ts';

/**
 * These markets live, as they were read over HTTP at `readAt`, ms by `Date.now()`: those of which a channel has spoken as it says, unless it is no longer
 * heard and what was read is newer; the others as they were read. The same array while nothing changes.
 */
export function useLiveMarkets<Market extends BookmakerMarket | FancyMarket>(
  atRest: readonly Market[],
  readAt: number,
): readonly Market[] {
  const store = usePrices();
  useLayoutEffect(() => {
    store.seedMarkets(
      atRest.map(({ marketId }) => marketId),
      steadyOf(readAt),
    );
  }, [store, atRest, readAt]);
  const ids = atRest.map(({ marketId }) => marketId).join('\n');
  const shown = useRef<readonly Market[]>(atRest);
  const watch = useCallback(
    (listener: () => void) => {
      const ends = ids === '' ? [] : ids.split('\n').map((id) => store.watchMarket(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, ids],
  );
  return useSyncExternalStore(watch, () => {
    const now = atRest.map((market) => shownOf(market, store.market(market.marketId)));
    const isSame = now.length === shown.current.length && now.every((market, at) => market === shown.current[at]);
    if (!isSame) shown.current = now;
    return shown.current;
  });
}

/** Of a market that is no more nobody takes a bet. */
function shownOf<Market extends BookmakerMarket | FancyMarket>(
  atRest: Market,
  live: LiveMarket | 'gone' | undefined,
): Market {
  if (live === undefined) return atRest;
  if (live === 'gone') return atRest.state === 'closed' ? atRest : closed(atRest);
  // A market never changes its kind.
  return live.market as unknown as Market;
}

const closedOnes = new WeakMap<object, object>();
/** The same market, closed: the same object each time. */
function closed<Market extends BookmakerMarket | FancyMarket>(market: Market): Market {
  const known = closedOnes.get(market);
  if (known) return known as Market;
  const made = { ...market, state: 'closed' as const };
  closedOnes.set(market, made);
  return made;
}

/** The match odds of a match, live, by what was read of them over HTTP at `readAt`, ms. */
export function useLiveMatchOdds(
  refMatchId: string,
  atRest: MatchOddsMarket | undefined,
  readAt: number,
): MatchOddsMarket | undefined {
  const store = usePrices();
  useLayoutEffect(() => {
    if (atRest) store.seedDepth(refMatchId, atRest, steadyOf(readAt));
  }, [store, refMatchId, atRest, readAt]);
  const marketId = atRest?.marketId;
  const live = useSyncExternalStore(
    useCallback((listener) => (marketId ? store.watchMarket(marketId, listener) : () => {}), [store, marketId]),
    () => (marketId ? store.market(marketId) : undefined),
  );
  if (!atRest || live === undefined || live === 'gone' || live.kind !== 'match_odds') return atRest;
  return { ...live.market, runners: atRest.runners };
}
