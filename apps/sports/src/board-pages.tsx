// The pages around the exchange, in one file: each file of a remote costs its entry a hash, which every page loads.
export { ProductPage } from './product-page.tsx';

import { MultiMarket } from './multi-market/multi-market.tsx';
import { Sportsbook } from './sportsbook/sportsbook.tsx';

/** `/sportsbook2`: the lobby of sports (routes.md). */
export const SportsbookPage = () => <Sportsbook />;

/** `/jetfair`: many markets on one dense screen. */
export const MultiMarketPage = () => <MultiMarket />;
