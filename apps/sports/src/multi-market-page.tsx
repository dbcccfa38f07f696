import { MultiMarket } from './multi-market/multi-market.tsx';

/** `/jetfair`: many markets on one dense screen (routes.md). */
export function MultiMarketPage() {
  return <MultiMarket />;
}
