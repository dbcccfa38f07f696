import type { BookmakerMarket, MarketDelta } from '@pavilion/api-client';

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
