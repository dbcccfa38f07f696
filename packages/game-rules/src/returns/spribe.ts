import { minPaise, type Paise, paise } from '@pavilion/money';
import { type Card, PACK, rankOf } from '../cards/card.ts';
import { choose } from '../choose.ts';
import { type Multiplier, ONCE } from '../multiplier.ts';
import type { Strategy } from '../own-game.ts';
import { STAKE_LIMITS } from '../readers.ts';
import { type AviatorBet, aviatorResult, flightOf, momentOf } from '../spribe/aviator.ts';
import { type DiceBet, type DiceSeen, dice, diceChance, diceMultiplier } from '../spribe/dice.ts';
import {
  type GoalBet,
  type GoalMove,
  type GoalSeen,
  goal,
  goalMultiplier,
  PITCH_NAMES,
  PITCHES,
  type Pitch,
} from '../spribe/goal.ts';
import { type HiloBet, type HiloMove, type HiloSeen, hilo, hiloCalls, hiloMultiplier } from '../spribe/hilo.ts';
import {
  MINES_FIELDS,
  type MinesBet,
  type MinesMove,
  type MinesSeen,
  mines,
  minesMultiplier,
} from '../spribe/mines.ts';
import {
  miniroulette,
  ROULETTE_WHEEL,
  type RouletteBet,
  type RouletteSeen,
  type RouletteSpot,
  rouletteMultiplier,
  rouletteWon,
} from '../spribe/miniroulette.ts';
import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoBet,
  type PlinkoSeen,
  plinko,
  plinkoMostStake,
  plinkoReturn,
} from '../spribe/plinko.ts';
import { winOf } from '../win.ts';
import { ownPlays, type Play } from './play.ts';

/** What a strategy stakes where it is not the most: ₹100, of which a multiplier with four decimals is whole paise. */
const STAKE = paise(100_00);
const CASH_OUT = { kind: 'cash-out' } as const;

const MOST = STAKE_LIMITS.most;
const staking = (stake: Paise): string => (stake === STAKE ? '' : `, ${stake / 100} rupees`);

const partOf = (multiplier: Multiplier, stake: Paise = STAKE): number => winOf(stake, multiplier, ONCE).pays / stake;

/** Opens the first fields of the board up to a number of them, then cashes out. */
export function minesStrategy(
  count: number,
  safeFields: number,
  stake: Paise = STAKE,
): Strategy<MinesBet, MinesMove, MinesSeen> {
  const chance = choose(MINES_FIELDS - count, safeFields) / choose(MINES_FIELDS, safeFields);
  return {
    name: `${count} mines, ${safeFields} fields${staking(stake)}`,
    bet: { stake, mines: count },
    move: ({ opened }) => (opened.length < safeFields ? { kind: 'open', field: opened.length } : CASH_OUT),
    returns: partOf(minesMultiplier(count, safeFields), stake) * chance,
  };
}

/** Passes along the first row up to a number of columns, then cashes out. */
export function goalStrategy(pitch: Pitch, passes: number): Strategy<GoalBet, GoalMove, GoalSeen> {
  const { rows } = PITCHES[pitch];
  return {
    name: `${pitch}, ${passes} passes`,
    bet: { stake: STAKE, pitch },
    move: (seen) => (seen.passes.length < passes ? { kind: 'pass', row: 0 } : CASH_OUT),
    returns: partOf(goalMultiplier(pitch, passes)) * ((rows - 1) / rows) ** passes,
  };
}

export const diceStrategy = (side: DiceBet['side'], target: number): Strategy<DiceBet, never, DiceSeen> => ({
  name: `${side} ${target / 100}`,
  bet: { stake: STAKE, side, target },
  move: () => null,
  returns: (partOf(diceMultiplier(diceChance({ side, target }))) * diceChance({ side, target })) / 10_000,
});

const plinkoStrategies: readonly Strategy<PlinkoBet, never, PlinkoSeen>[] = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.flatMap((risk) =>
    [STAKE, minPaise(MOST, plinkoMostStake(rows, risk))].map((stake) => ({
      name: `${rows} rows, ${risk}${staking(stake)}`,
      bet: { stake, rows, risk },
      move: () => null,
      returns: plinkoReturn(rows, risk) / 10_000,
    })),
  ),
);

/** The same stake on each of some spots. */
export function rouletteStrategy(...spots: readonly RouletteSpot[]): Strategy<RouletteBet, never, RouletteSeen> {
  const won = ROULETTE_WHEEL.flatMap((number) => rouletteWon(number)).filter((spot) => spots.includes(spot));
  const pays = won.reduce((sum, spot) => sum + partOf(rouletteMultiplier(spot)), 0);
  return {
    name: spots.join(' and '),
    bet: { stake: paise(STAKE * spots.length), chips: spots.map((spot) => ({ spot, stake: STAKE })) },
    move: () => null,
    returns: pays / ROULETTE_WHEEL.length / spots.length,
  };
}

/** Calls what the likelier (or the less likely) ranks are, so many times, then cashes out; skips one card first where it is to. */
export function hiloStrategy(
  way: 'likely' | 'unlikely',
  calls: number,
  { skips = 0, stake = STAKE }: { readonly skips?: number; readonly stake?: Paise } = {},
): Strategy<HiloBet, HiloMove, HiloSeen> {
  const callAt = (rank: number) => {
    const [first, second] = hiloCalls(rank).toSorted((a, b) => b.ranks - a.ranks);
    return (way === 'likely' ? first : second) as NonNullable<typeof first>;
  };
  const first: Card = '7d';
  const after = (rank: number, chances: readonly number[]): number => {
    if (chances.length === calls) return partOf(hiloMultiplier(chances), stake);
    const { call, ranks } = callAt(rank);
    const right = Array.from({ length: 13 }, (_, at) => at + 1).filter((next) => isRight(call, rank, next));
    return right.reduce((sum, next) => sum + after(next, [...chances, ranks]), 0) / 13;
  };
  const begun = skips === 0 ? [rankOf(first)] : PACK.map(rankOf);
  return {
    name: `${calls} ${way} calls${skips === 0 ? '' : ' after a skip'}${staking(stake)}`,
    bet: { stake, first },
    move({ steps, first: open }) {
      if (steps.length < skips) return { kind: 'skip' };
      if (steps.length === skips + calls) return CASH_OUT;
      return { kind: 'call', call: callAt(rankOf(steps.at(-1)?.card ?? open)).call };
    },
    returns: begun.reduce((sum, rank) => sum + after(rank, []), 0) / begun.length,
  };
}

const isRight = (call: string, before: number, after: number): boolean =>
  (after === before && (call === 'same' || call.endsWith('-or-same'))) ||
  (after > before && call.startsWith('higher')) ||
  (after < before && call.startsWith('lower'));

/** One bet on every flight, by a target, or by a hand that arrives when the figure has just changed to it. */
function aviatorPlay(altitude: number, isByHand = false): Play {
  const bet: AviatorBet = { stake: STAKE, target: isByHand ? null : altitude };
  const hand = isByHand ? momentOf(altitude) : null;
  return {
    name: `aviator, ${altitude / 100}×${isByHand ? ' by hand' : ''}`,
    returns: 0.97,
    sit: () => (draws) => ({ stake: STAKE, pays: aviatorResult(bet, flightOf(draws), hand).pays }),
  };
}

/** Ways to play the seven, for a campaign: from the calmest to the wildest that ten million rounds can still tell. */
export const spribePlays: readonly Play[] = [
  ...[101, 200, 1_000, 10_000, 1_000_000].map((altitude) => aviatorPlay(altitude)),
  aviatorPlay(150, true),
  ...ownPlays(mines, [
    minesStrategy(1, 1),
    minesStrategy(3, 5),
    minesStrategy(3, 10),
    minesStrategy(10, 3),
    minesStrategy(20, 2),
    minesStrategy(20, 2, MOST),
    minesStrategy(5, 7, MOST),
  ]),
  ...ownPlays(
    goal,
    PITCH_NAMES.flatMap((pitch) => [goalStrategy(pitch, 1), goalStrategy(pitch, PITCHES[pitch].columns)]),
  ),
  ...ownPlays(dice, [
    diceStrategy('under', 100),
    diceStrategy('under', 4_850),
    diceStrategy('over', 5_150),
    diceStrategy('over', 600),
  ]),
  ...ownPlays(plinko, plinkoStrategies),
  ...ownPlays(miniroulette, [rouletteStrategy('0'), rouletteStrategy('red'), rouletteStrategy('red', '1-6', '7')]),
  ...ownPlays(hilo, [
    hiloStrategy('likely', 1),
    hiloStrategy('likely', 4),
    hiloStrategy('unlikely', 2),
    hiloStrategy('likely', 2, { skips: 1 }),
    hiloStrategy('unlikely', 1, { stake: MOST }),
    hiloStrategy('likely', 4, { stake: MOST }),
  ]),
];
