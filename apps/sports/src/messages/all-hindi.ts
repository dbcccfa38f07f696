// All of it is one file: whoever reads Hindi reads it on every page, and each file more is named in the entry of everybody.
export { hi } from './hi.ts';
export { hiBets } from './hi-bets.ts';
export { hiBoards } from './hi-boards.ts';
export { hiCashOut } from './hi-cashing.ts';
export { hiHistory } from './hi-history.ts';
export { hiMatch } from './hi-match.ts';
export { hiScore } from './hi-score.ts';
export { hiSlip } from './hi-slip.ts';
export { hiTv } from './hi-tv.ts';
