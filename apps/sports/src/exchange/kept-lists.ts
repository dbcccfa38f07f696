import { amountInPaise, type Match, matchesQuery, type Price } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { cellKey, type MatchInfo } from '../live/book.ts';
import type { PriceStore } from '../live/price-store.ts';
import { useLivePrices } from '../live/use-prices.ts';
import type { ListName } from './lists.ts';

// What a tab saw of its lists last (spec §3: `sportsData`, `oddsData`), so that a reload paints at once.

const MATCHES = 'sportsData';
const ODDS = 'oddsData';
/** As many matches of a list as are kept: a screen and what is near it. */
const MOST = 100;

const states = ['open', 'suspended', 'ball-running', 'closed'] as const;
const keptMatch = z.object({
  refMatchId: z.string(),
  marketId: z._default(z.nullable(z.string()), null),
  sportId: z.enum(['4', '1', '2']),
  competition: z.string(),
  name: z.string(),
  startsAt: z.number(),
  inPlay: z.boolean(),
  progress: z.string(),
  sides: z.array(z.object({ name: z.string(), score: z.string(), detail: z.string(), serving: z.boolean() })),
  state: z.enum(states),
  runners: z.array(z.object({ id: z.string(), name: z.string(), column: z.enum(['1', 'X', '2']) })),
  matched: amountInPaise,
  hasTv: z.boolean(),
  hasBookmaker: z.boolean(),
  fancyCount: z.int(),
});
/** By list: when it was true, ms, and its matches. */
const keptLists = z.record(z.string(), z.object({ at: z.number(), clock: z.int(), matches: z.array(keptMatch) }));
/** By list and cell: odds, and what is offered there. */
const keptOdds = z.record(z.string(), z.record(z.string(), z.tuple([z.number(), amountInPaise])));

function read<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | null {
  try {
    const stored = z.safeParse(schema, JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

interface KeptList {
  /** When what it says was true, ms. */
  readonly at: number;
  readonly clock: number;
  readonly matches: readonly Match[];
}

/** A list as this tab saw it last; null where nothing, or nothing that makes sense, is kept. */
export function readList(list: ListName): KeptList | null {
  const kept = read(MATCHES, keptLists)?.[list];
  if (!kept) return null;
  const prices = read(ODDS, keptOdds)?.[list] ?? {};
  const priceOf = (match: string, runner: string, side: 'back' | 'lay'): Price | null => {
    const price = prices[cellKey(match, runner, side)];
    return price ? { odds: price[0], size: price[1] } : null;
  };
  const matches = kept.matches.map((match) => ({
    ...match,
    startsAt: new Date(match.startsAt),
    runners: match.runners.map((runner) => ({
      ...runner,
      back: priceOf(match.refMatchId, runner.id, 'back'),
      lay: priceOf(match.refMatchId, runner.id, 'lay'),
    })),
  }));
  return { at: kept.at, clock: kept.clock, matches };
}

/** Keeps a list as it is now, for as long as the tab lives. Where the browser refuses, nothing is kept. */
function keepList(
  list: ListName,
  { at, clock, matches }: { readonly at: number; readonly clock: number; readonly matches: readonly MatchInfo[] },
  price: PriceStore['price'],
): void {
  const prices: Record<string, readonly [number, number]> = {};
  for (const { refMatchId, runners } of matches) {
    for (const { id } of runners) {
      for (const side of ['back', 'lay'] as const) {
        const key = cellKey(refMatchId, id, side);
        const now = price(key);
        if (now) prices[key] = [now.odds, now.size];
      }
    }
  }
  const shown = matches.map((match) => ({
    ...match,
    startsAt: match.startsAt.getTime(),
    runners: match.runners.map(({ id, name, column }) => ({ id, name, column })),
  }));
  try {
    sessionStorage.setItem(
      MATCHES,
      JSON.stringify({ ...read(MATCHES, keptLists), [list]: { at, clock, matches: shown } }),
    );
    sessionStorage.setItem(ODDS, JSON.stringify({ ...read(ODDS, keptOdds), [list]: prices }));
  } catch {
    // Blocked or full.
  }
}

/**
 * The live prices of a list, which begins as this tab saw it last and is kept as it is now. `isRestored`: what is shown is only that
 * yet, and nobody has confirmed it.
 */
export function useKeptPrices(list: ListName): ReturnType<typeof useLivePrices> & { readonly isRestored: boolean } {
  const { api } = useShell();
  const client = useQueryClient();
  const [restoredAt] = useState(() => {
    const { queryKey } = matchesQuery(api, list);
    const kept = client.getQueryData(queryKey) === undefined ? readList(list) : null;
    if (!kept) return null;
    client.setQueryData(queryKey, { clock: kept.clock, matches: [...kept.matches] }, { updatedAt: kept.at });
    client.getQueryCache().find({ queryKey })?.invalidate();
    return kept.at;
  });
  const live = useLivePrices(list);
  const { store, query } = live;
  const { data, dataUpdatedAt } = query;
  const isRestored = restoredAt !== null && dataUpdatedAt === restoredAt;
  useEffect(() => {
    if (!data || isRestored) return undefined;
    const keep = () => {
      const matches = (store.list() ?? data.matches).slice(0, MOST);
      // Only what is on the screen is live: the list is as old as the other prices that it has.
      const isLive =
        store.freshness().kind === 'fresh' &&
        matches.every(({ marketId }) => marketId === null || store.market(marketId) !== undefined);
      keepList(list, { at: isLive ? Date.now() : dataUpdatedAt, clock: data.clock, matches }, store.price);
    };
    keep();
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [list, store, data, dataUpdatedAt, isRestored]);
  return { store, query, isRestored };
}
