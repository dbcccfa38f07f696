export { splitMarkets } from './market-split.ts';
export {
  commissionOn,
  fundsNeeded,
  gainOf,
  isReached,
  ladder,
  ladderExposure,
  type Rung,
  runnerExposure,
  runnerPosition,
  type Side,
  type Wager,
} from './position.ts';
export { type Hundredths, hundredthsOf, profitAtOdds, profitAtRate, profitAtVolume } from './price.ts';
export { HIGHEST_ODDS, isTick, LOWEST_ODDS, tickAtOrAbove, tickAtOrBelow, tickBeside } from './ticks.ts';
