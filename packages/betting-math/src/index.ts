export { HIGHEST_ODDS, isTick, LOWEST_ODDS, tickAtOrAbove, tickAtOrBelow, tickBeside } from './ticks.ts';
