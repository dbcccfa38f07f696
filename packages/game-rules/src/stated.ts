import { PLINKO_RISKS, PLINKO_ROWS, plinkoReturn } from './spribe/plinko.ts';

const plinkoReturns = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => Number((plinkoReturn(rows, risk) / 100).toFixed(2))),
);

/** From the way to play that returns the least to the one that returns the most, per cent with two decimals at most. */
export type StatedReturns = readonly [least: number, most: number];

/** What comes back of the stakes in the mean, of each game of Spribe's, of hi-lo with each call: `returns` has it for each way to play. Tables and slots state theirs themselves. */
export const statedReturns: Readonly<Record<string, StatedReturns>> = {
  aviator: [97, 97],
  mines: [97, 97],
  goal: [97, 97],
  dice: [97, 97],
  plinko: [Math.min(...plinkoReturns), Math.max(...plinkoReturns)],
  miniroulette: [96.92, 96.92],
  hilo: [97, 97],
};
