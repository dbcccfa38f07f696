import type { BookmakerMarket, MarketDelta } from '@pavilion/api-client';
import type { LiveMarket } from './book.ts';

/** A bookmaker's market with these rates changed. */
export function withRates(market: BookmakerMarket, rates: NonNullable<MarketDelta['rates']>): BookmakerMarket {
  if (rates.length === 0) return market;
  return {
    ...market,
    runners: market.runners.map((runner, place) => {
      const changed = rates.filter((each) => each.runner === place).map(({ side, rate }) => [side, rate] as const);
      return changed.length === 0 ? runner : { ...runner, ...Object.fromEntries(changed) };
    }),
  };
}

const SIDES = ['back', 'lay'] as const;

/** Returns a change that was not understood as one that leaves its market without prices: none that was known is right any more. */
export function withoutPrices(market: LiveMarket, delta: MarketDelta): MarketDelta {
  const places = (runners: readonly unknown[]) =>
    runners.flatMap((_, runner) => SIDES.map((side) => ({ runner, side }) as const));
  if (market.kind === 'match_odds')
    return { ...delta, odds: places(market.runnerIds).map((place) => ({ ...place, prices: [] })) };
  if (market.kind === 'bookmaker')
    return { ...delta, rates: places(market.market.runners).map((place) => ({ ...place, rate: null })) };
  return delta;
}
