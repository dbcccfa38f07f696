import { bookmakerOddsQuery, fancyOddsQuery, type Price } from '@pavilion/api-client';
import { type Hundredths, hundredthsOf } from '@pavilion/betting-math';
import { useShell } from '@pavilion/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { cellKey } from '../live/book.ts';
import type { PriceStore } from '../live/price-store.ts';
import { sharedPrices } from '../live/shared-prices.ts';
import type { LiveQuote } from './assess.ts';
import { isDraft, isOut, type SlipBet } from './slip-bet.ts';

/** How often the prices that no channel carries are asked for, and beyond what age they are old, ms. */
const REST_INTERVAL = 2000;
const REST_LIMIT = 5000;

/**
 * The prices of the slip's selections, live: match odds out of the channel of their sport, which the page's list shares; bookmaker
 * and fancy by asking again. Whoever asks renders again when one of them changes, and only then.
 */
export function useQuotes(bets: readonly SlipBet[]): (bet: SlipBet) => LiveQuote | null {
  const watched = bets.filter((bet) => isDraft(bet) || isOut(bet));
  const quoteOfChannel = useChannelQuotes(watched.filter(({ kind }) => kind === 'match_odds'));
  const quoteAtRest = useRestQuotes(watched);
  return (bet) => (bet.kind === 'match_odds' ? quoteOfChannel(bet) : quoteAtRest(bet));
}

function useChannelQuotes(bets: readonly SlipBet[]) {
  const { socket } = useShell();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const channels = distinct(bets.map(({ sportId }) => sportId)).join();
  const stores = useMemo(
    () =>
      new Map(channels.split(',').flatMap((id) => (isChannel(id) ? [[id, sharedPrices(id, socket)] as const] : []))),
    [channels, socket],
  );
  const cells = bets.map(({ sportId, refMatchId, runnerId, side }) => [sportId, refMatchId, runnerId, side].join(' '));
  const watchedCells = cells.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selections are new objects at each keystroke, their cells are not
  useEffect(() => {
    const ends = [...stores.values()].flatMap((store) => [
      store.start(),
      store.watch('freshness', render),
      store.watch('list', render),
    ]);
    for (const { sportId, refMatchId, runnerId, side } of bets) {
      const store = stores.get(sportId);
      if (!store) continue;
      ends.push(store.watchCell(cellKey(refMatchId, runnerId, side), render), store.watchMatch(refMatchId, render));
    }
    render();
    return () => {
      for (const end of ends) end();
    };
  }, [stores, watchedCells]);
  return (bet: SlipBet) => {
    const store = stores.get(bet.sportId);
    return store ? channelQuote(store, bet) : null;
  };
}

const isChannel = (id: string): id is '4' | '1' | '2' => id === '4' || id === '1' || id === '2';

function channelQuote(store: PriceStore, { refMatchId, runnerId, side }: SlipBet): LiveQuote | null {
  const freshness = store.freshness();
  if (store.list() === null) return null;
  const price: Price | null = store.price(cellKey(refMatchId, runnerId, side));
  return {
    // A match that has left the list takes no bets any more.
    state: store.match(refMatchId)?.state ?? 'closed',
    price: price && hundredthsOf(price.odds),
    line: null,
    // What stands there is the market's, and a bet beyond it waits for more.
    size: null,
    isStale: freshness.kind !== 'fresh',
    at: freshness.kind === 'stale' ? freshness.asOf : Date.now(),
  };
}

function useRestQuotes(bets: readonly SlipBet[]) {
  const { api } = useShell();
  const matchesOf = (kind: SlipBet['kind']) =>
    distinct(bets.filter((bet) => bet.kind === kind).map(({ refMatchId }) => refMatchId));
  const bookmakerMatches = matchesOf('bookmaker');
  const fancyMatches = matchesOf('fancy');
  const bookmakers = useQueries({
    queries: bookmakerMatches.map((id) => ({ ...bookmakerOddsQuery(api, id), refetchInterval: REST_INTERVAL })),
  });
  const fancies = useQueries({
    queries: fancyMatches.map((id) => ({ ...fancyOddsQuery(api, id), refetchInterval: REST_INTERVAL })),
  });
  const now = useSecond(bookmakerMatches.length + fancyMatches.length > 0);
  return (bet: SlipBet): LiveQuote | null => {
    const query =
      bet.kind === 'bookmaker'
        ? bookmakers[bookmakerMatches.indexOf(bet.refMatchId)]
        : fancies[fancyMatches.indexOf(bet.refMatchId)];
    const market = query?.data?.markets.find(({ marketId }) => marketId === bet.marketId);
    if (!query?.data) return null;
    const at = query.dataUpdatedAt;
    const known = { line: null, size: null, price: null, isStale: now - at > REST_LIMIT, at };
    if (!market) return { ...known, state: 'closed' };
    const found =
      'runners' in market ? rateOf(market.runners, bet) : lineOf(bet.side === 'back' ? market.yes : market.no);
    return { ...known, state: market.state, ...found };
  };
}

type Found = Partial<Pick<LiveQuote, 'price' | 'line' | 'size'>>;

function rateOf(
  runners: readonly { readonly id: string; readonly back: Rate | null; readonly lay: Rate | null }[],
  { runnerId, side }: SlipBet,
): Found {
  const price = runners.find(({ id }) => id === runnerId)?.[side];
  return price ? { price: hundredthsOf(price.rate), size: price.size } : {};
}
interface Rate {
  readonly rate: number;
  readonly size: NonNullable<LiveQuote['size']>;
}

const lineOf = (price: { readonly line: number; readonly volume: Hundredths } | null): Found =>
  price ? { price: hundredthsOf(price.volume), line: price.line } : {};

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The time to the second while it is needed, ms. */
export function useSecond(isNeeded: boolean): number {
  const [now, tick] = useReducer(() => Date.now(), 0, Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
