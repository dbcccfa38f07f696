export { placeDemoBets } from './player/bets.ts';
export { seed } from './seed.ts';
