import { minPaise, type Paise, paise } from '@pavilion/money';
import { choose } from '../choose.ts';
import { type Multiplier, ONCE } from '../multiplier.ts';
import type { OwnBet, OwnGame, OwnRound } from '../own-game.ts';
import { readChoice, readFields, readStake, STAKE_LIMITS } from '../readers.ts';
import { MOST_WIN, winOf } from '../win.ts';
import { atOnce, decided, type SeenAtOnce, seenAtOnce } from './at-once.ts';

export const PLINKO_ROWS = [12, 16] as const;
export type PlinkoRows = (typeof PLINKO_ROWS)[number];
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];

/** What the pockets pay, in hundredths, from the edge inwards to the middle one; the other half mirrors them. */
const POCKETS: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  12: {
    low: [1000, 300, 160, 140, 110, 100, 41],
    medium: [2400, 800, 300, 180, 110, 60, 54],
    high: [12_000, 2000, 600, 200, 70, 20, 61],
  },
  16: {
    low: [1600, 900, 200, 140, 140, 120, 110, 100, 39],
    medium: [11_000, 4000, 1000, 500, 300, 150, 100, 50, 20],
    high: [90_000, 12_000, 2500, 800, 400, 200, 20, 20, 24],
  },
};

export interface PlinkoBet extends OwnBet {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** Which way the ball goes at a peg: 0 is left, 1 is right. */
export type PlinkoTurn = 0 | 1;

export interface PlinkoRound extends OwnRound<PlinkoBet>, SeenAtOnce {
  readonly isOver: true;
  /** Row by row from the top. */
  readonly path: readonly PlinkoTurn[];
  /** From the left, 0 to the number of rows: how often the ball went right. */
  readonly pocket: number;
}

export type PlinkoSeen = SeenAtOnce & Pick<PlinkoRound, 'path' | 'pocket'>;

/** What each pocket pays, from the left to the right. */
export function plinkoPockets(rows: PlinkoRows, risk: PlinkoRisk): readonly Multiplier[] {
  const half = POCKETS[rows][risk].map((hundredths) => (hundredths * ONCE) / 100);
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** What comes back of a stake in the mean, in hundredths of a percent and not rounded: of the 2ʳ paths, C(r, k) lead to pocket k. */
export const plinkoReturn = (rows: PlinkoRows, risk: PlinkoRisk): number =>
  plinkoPockets(rows, risk).reduce((sum, multiplier, pocket) => sum + multiplier * choose(rows, pocket), 0) / 2 ** rows;

/** The greatest stake that the cap never takes anything off, down to the rupee. */
export function plinkoMostStake(rows: PlinkoRows, risk: PlinkoRisk, mostWin: Paise = MOST_WIN): Paise {
  const rupee = 100;
  const best = Math.max(...plinkoPockets(rows, risk));
  return paise(Number((BigInt(mostWin) * BigInt(ONCE)) / BigInt(best * rupee)) * rupee);
}

/** Plinko. For each row from the top, `below(2)` is drawn: 0 is left, 1 is right. */
export const plinko: OwnGame<PlinkoBet, never, PlinkoRound, PlinkoSeen> = {
  code: 'plinko',
  readBet(input, { least, most, mostWin } = STAKE_LIMITS) {
    const fields = readFields(input, 'stake', 'rows', 'risk');
    const rows = readChoice(fields?.rows, PLINKO_ROWS);
    const risk = readChoice(fields?.risk, PLINKO_RISKS);
    if (rows === null || risk === null) return null;
    const stake = readStake(fields?.stake, { least, most: minPaise(most, plinkoMostStake(rows, risk, mostWin)) });
    return stake === null ? null : { stake, rows, risk };
  },
  ...atOnce,
  begin(bet, draws, mostWin = MOST_WIN) {
    const path = Array.from({ length: bet.rows }, () => draws.below(2) as PlinkoTurn);
    const pocket = path.filter((turn) => turn === 1).length;
    const multiplier = plinkoPockets(bet.rows, bet.risk)[pocket] as Multiplier;
    return { ...decided(bet, mostWin, winOf(bet.stake, multiplier, ONCE, mostWin)), path, pocket };
  },
  seen: (round) => ({ ...seenAtOnce(round), path: round.path, pocket: round.pocket }),
};
