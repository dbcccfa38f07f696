export { BET_STATES, type BetState, canMove } from './bet-state.ts';
export {
  type BetBlocker,
  type BetInput,
  BLOCKER_REASONS,
  blockerOf,
  isAccepted,
  type MarketState,
  type OddsPolicy,
  type SeenPrice,
} from './blocker.ts';
export {
  CASH_OUT_PROBLEMS,
  type CashOut,
  type CashOutInput,
  type CashOutProblem,
  type CashOutResult,
  cashOutOf,
  FULL_SHARE,
  type Leg,
  type RunnerMarket,
  type RunnerOffers,
} from './cash-out.ts';
export {
  type CashOutQuote,
  type QuoteMoment,
  type QuoteProblem,
  type QuoteVersions,
  quoteProblemOf,
} from './cash-out-quote.ts';
export { type Ask, type Course, courseOf, courseOfStake, coursesTogether, type Offer } from './course.ts';
export { splitMarkets } from './market-split.ts';
export {
  bestGain,
  commissionOn,
  exposureOf,
  fundsNeeded,
  type MarketShape,
  type Outcome,
  type OutcomeGain,
  type Position,
  positionOf,
  type Range,
  rangeText,
  worstOf,
} from './position.ts';
export { type Preview, type PreviewRow, previewOf, previewOfCourse } from './preview.ts';
export {
  averagePrice,
  decimalOdds,
  type Fill,
  figureOf,
  type Hundredths,
  hundredthsOf,
  type MarketKind,
  profitAt,
} from './price.ts';
export {
  greatestStake,
  type OwnStakeLimit,
  riskOf,
  type StakeBlocker,
  type StakeLimits,
  type StakeTerms,
} from './stake.ts';
export { isTick, nearestTick, tickAtOrAbove, tickAtOrBelow, tickBeside, ticksBetween } from './ticks.ts';
export {
  type Book,
  bookOf,
  EMPTY_BOOK,
  gainOf,
  isReached,
  liabilityOf,
  type OpenBet,
  type Selection,
  type Side,
  type Wager,
  wagerOf,
  winningsOf,
} from './wager.ts';
