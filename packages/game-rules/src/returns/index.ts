export { auraPlays } from './aura.ts';
export { ownPlays, type Play, type PlayedRound } from './play.ts';
export { type Finding, simulated } from './simulate.ts';
export { slotPlays } from './slots.ts';
export { spribePlays } from './spribe.ts';
