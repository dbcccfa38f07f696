import { type MatchList, matchesQuery, type ScoreBoard, SPORT_IDS, type Sport } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { steadyOf } from '@pavilion/shared-ui/clock';
import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { MatchInfo } from './book.ts';
import type { Freshness } from './freshness.ts';
import type { PriceStore } from './price-store.ts';
import { sharedPrices } from './shared-prices.ts';

/** How often the prices at rest are asked for while the feed is silent, ms. */
const REST_INTERVAL = 10_000;
/** How soon a list that has become another one is read again, ms: not by everybody at once. */
const REREAD = { least: 800, most: 2800 };

export const PricesContext = createContext<PriceStore | null>(null);

/** The price store of the list or match around. */
export function usePrices(): PriceStore {
  const store = useContext(PricesContext);
  if (!store) throw new Error('usePrices: no <PricesContext> above.');
  return store;
}

/**
 * The live prices of a sport's matches, or of everything in play. The list comes over HTTP, with its prices for the first paint, and again
 * when the socket says that it is another one. What is on the screen follows its own markets; while the feed is silent, what is at rest
 * is asked for again and again.
 */
export function useLivePrices(which: Sport | 'inplay') {
  const { api, socket } = useShell();
  const list: MatchList = which === 'inplay' ? 'inplay' : SPORT_IDS[which];
  const store = useMemo(() => sharedPrices(socket).list(list), [list, socket]);
  const freshness = useFreshness(store);
  const isOutdated = useSyncExternalStore(
    useCallback((listener) => store.watch('outdated', listener), [store]),
    store.isOutdated,
  );
  const [reread] = useState(() => REREAD.least + Math.random() * (REREAD.most - REREAD.least));
  const query = useQuery({
    ...matchesQuery(api, which),
    refetchInterval: isOutdated ? reread : freshness.kind === 'stale' ? REST_INTERVAL : false,
  });
  const { data, dataUpdatedAt } = query;
  useLayoutEffect(() => {
    if (data) store.seed(data, steadyOf(dataUpdatedAt));
  }, [store, data, dataUpdatedAt]);
  useEffect(() => store.start(), [store]);
  return { store, query };
}

/** The matches in the operator's order; null before the first answer. */
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

/** A match's score board, live; undefined until its channel has spoken, null before the match begins. */
export function useBoard(refMatchId: string): ScoreBoard | null | undefined {
  const store = usePrices();
  return useSyncExternalStore(
    useCallback((listener) => store.watchBoard(refMatchId, listener), [store, refMatchId]),
    () => store.board(refMatchId),
  );
}
