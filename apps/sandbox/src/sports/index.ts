export {
  type DeskMarket,
  type DeskTrouble,
  decidedMarkets,
  deskMarket,
  marketsWaiting,
  missingMarkets,
  openMarkets,
  settlementTroubles,
} from './bets/at-desk.ts';
export { lineOf } from './bets/book.ts';
export { decideByHand, lookAtDecision } from './bets/decide.ts';
export { createDecidedMarkets, type DecidedMarkets, decidedAmong } from './bets/decided.ts';
export { settleDue } from './bets/due.ts';
export { betHandlers } from './bets/handlers.ts';
export { judgeDue } from './bets/judge.ts';
export { everyBetOf } from './bets/list.ts';
export { meetDue, tidyStanding } from './bets/meet.ts';
export { placeBet } from './bets/place.ts';
export { ownRateOf, rateFrom, setMarketRate, setOwnRate } from './bets/rates.ts';
export { recordSettledBet, takeReferencesOf } from './bets/record.ts';
export { settleMarkets } from './bets/settle.ts';
export { marketOfBet, settledBook, sportsOfNamed } from './bets/settled-book.ts';
export type { BetSlip } from './bets/slip.ts';
export {
  hasTerms,
  LAPSES,
  type Lapses,
  type MarketTerms,
  setMarketTerms,
  setTermsOfNew,
  termsFrom,
  termsOfNew,
} from './bets/terms.ts';
export type { Feed } from './feed/feed.ts';
export { marketIdOf } from './feed/market-id.ts';
export { VOID } from './feed/play.ts';
export { type RunningFeed, runFeed } from './feed/run.ts';
export type { WorldMatch } from './feed/world.ts';
export { routeWorld } from './feed/world-route.ts';
export { keptHistory } from './history/kept-history.ts';
export { openPriceHistory, type PriceHistory } from './history/price-history.ts';
export { createPublisher } from './live/publisher.ts';
export { marketHandlers } from './markets/handlers.ts';
export { sportsHandlers } from './markets/lists.ts';
export { quotedMarket } from './markets/market.ts';
export { routeTv, tvAssets } from './markets/tv.ts';
