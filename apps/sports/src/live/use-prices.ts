import { matchesQuery, type OddsChannel, SPORT_IDS, type Sport } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { MatchInfo } from './book.ts';
import type { Freshness } from './freshness.ts';
import type { PriceStore } from './price-store.ts';
import { sharedPrices } from './shared-prices.ts';

/** How often the prices at rest are asked for while the channel is silent, ms. */
const REST_INTERVAL = 10_000;

export const PricesContext = createContext<PriceStore | null>(null);

/** The price store of the list or match around. */
export function usePrices(): PriceStore {
  const store = useContext(PricesContext);
  if (!store) throw new Error('usePrices: no <PricesContext> above.');
  return store;
}

/**
 * Follows the live prices of a sport, or of everything in play. What is at rest paints first over HTTP and the channel's
 * picture replaces it; while the channel is silent, what is at rest is asked for again and again.
 */
export function useLivePrices(which: Sport | 'inplay') {
  const { api, socket } = useShell();
  const channel: OddsChannel = which === 'inplay' ? 'inplay' : SPORT_IDS[which];
  const store = useMemo(() => sharedPrices(channel, socket), [channel, socket]);
  const freshness = useFreshness(store);
  const query = useQuery({
    ...matchesQuery(api, which),
    refetchInterval: freshness.kind === 'stale' ? REST_INTERVAL : false,
  });
  const { data, dataUpdatedAt } = query;
  useLayoutEffect(() => {
    if (data) store.seed(data, dataUpdatedAt);
  }, [store, data, dataUpdatedAt]);
  useEffect(() => store.start(), [store]);
  return { store, query };
}

/** The matches in the server's order; null before the first picture. */
export function useMatchList(store: PriceStore): readonly MatchInfo[] | null {
  return useSyncExternalStore(
    useCallback((listener) => store.watch('list', listener), [store]),
    () => store.list(),
  );
}

export function useFreshness(store: PriceStore): Freshness {
  return useSyncExternalStore(
    useCallback((listener) => store.watch('freshness', listener), [store]),
    () => store.freshness(),
  );
}

/**
 * One part of a match's info, live: whoever asks renders again only when that part changes. `select` returns a plain
 * value or an object of the info itself, never a new one. The info of a match that has gone stays as it was.
 */
export function useMatchInfo<Part>(match: MatchInfo, select: (info: MatchInfo) => Part): Part {
  const store = usePrices();
  return useSyncExternalStore(
    useCallback((listener) => store.watchMatch(match.refMatchId, listener), [store, match.refMatchId]),
    () => select(store.match(match.refMatchId) ?? match),
  );
}
