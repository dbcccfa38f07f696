import { type Card, PACK, rankOf } from '../cards/card.ts';
import { type Multiplier, multiplierOf } from '../multiplier.ts';
import type { OwnBet, OwnGame } from '../own-game.ts';
import { readChoice, readFields, readStake } from '../readers.ts';
import { MOST_WIN } from '../win.ts';
import {
  atFoot,
  type CashOut,
  type Climb,
  cashedOut,
  isWithinMost,
  left,
  lost,
  readCashOut,
  type SeenClimb,
  safe,
  seenClimb,
} from './climb.ts';

const RANKS = 13;
/** Cards that may be skipped in one round: as many as a pack has, so that a round's moves have an end. */
export const MOST_SKIPS = 52;

/** Beside an ace nothing is lower and beside a king nothing higher, so what can be called at these is strictly the other way, or the same. */
export const HILO_CALLS = ['higher-or-same', 'lower-or-same', 'higher', 'lower', 'same'] as const;
export type HiloCall = (typeof HILO_CALLS)[number];

export interface HiloBet extends OwnBet {
  /**
   * The card that lies open when the bet is made. The player has it (their client offers one by chance, and another): every step returns
   * the same beside any card, so it need not be drawn by the seeds, and it is seen before the stake is.
   */
  readonly first: Card;
}

export type HiloMove = CashOut | { readonly kind: 'skip' } | { readonly kind: 'call'; readonly call: HiloCall };

/** A card that was drawn, with the call that it came after; null where the card before was skipped. */
export interface HiloStep {
  readonly card: Card;
  readonly call: HiloCall | null;
}

export interface HiloRound extends Climb<HiloBet> {
  /** What was drawn, in order. Cards are drawn as they are needed, so a round hides nothing. */
  readonly steps: readonly HiloStep[];
  /** How many of thirteen ranks each right call had for it. */
  readonly chances: readonly number[];
}

export interface HiloSeen extends SeenClimb {
  readonly first: Card;
  readonly steps: readonly HiloStep[];
  readonly skipsLeft: number;
}

/** What can be called beside a card of a rank (ace 1, king 13), each with how many of the thirteen ranks are right. */
export function hiloCalls(rank: number): readonly { readonly call: HiloCall; readonly ranks: number }[] {
  const beside = { call: 'same', ranks: 1 } as const;
  if (rank === 1) return [{ call: 'higher', ranks: RANKS - 1 }, beside];
  if (rank === RANKS) return [{ call: 'lower', ranks: RANKS - 1 }, beside];
  return [
    { call: 'higher-or-same', ranks: RANKS + 1 - rank },
    { call: 'lower-or-same', ranks: rank },
  ];
}

/** What right calls pay together: `0.97 · 13 / n` each, n the ranks that were right, multiplied as they are and only then rounded down. */
export function hiloMultiplier(chances: readonly number[]): Multiplier {
  const divisor = chances.reduce((product, ranks) => product * BigInt(100 * ranks), 1n);
  return multiplierOf(BigInt(97 * RANKS) ** BigInt(chances.length), divisor);
}

function isRight(call: HiloCall, before: number, after: number): boolean {
  if (after === before) return call !== 'higher' && call !== 'lower';
  return after > before ? call.startsWith('higher') : call.startsWith('lower');
}

const skipsOf = ({ steps }: Pick<HiloRound, 'steps'>): number => steps.filter(({ call }) => call === null).length;
const openCard = ({ bet, steps }: HiloRound): Card => steps.at(-1)?.card ?? bet.first;
const chanceOf = (round: HiloRound, called: HiloCall) =>
  hiloCalls(rankOf(openCard(round))).find(({ call }) => call === called);

/**
 * Hi-lo, from a pack without end. For each card that is called for or skipped to, `below(52)` is drawn: its place in the pack, which goes
 * from the ace to the king of spades, then of hearts, diamonds and clubs. Ranks alone decide; the ace is the lowest.
 */
export const hilo: OwnGame<HiloBet, HiloMove, HiloRound, HiloSeen> = {
  code: 'hilo',
  readBet(input, limits) {
    const fields = readFields(input, 'stake', 'first');
    const stake = readStake(fields?.stake, limits);
    const first = readChoice(fields?.first, PACK);
    return stake === null || first === null ? null : { stake, first };
  },
  readMove(input) {
    if (readFields(input, 'kind')?.kind === 'skip') return { kind: 'skip' };
    const fields = readFields(input, 'kind', 'call');
    const call = readChoice(fields?.call, HILO_CALLS);
    return fields?.kind === 'call' && call !== null ? { kind: 'call', call } : readCashOut(input);
  },
  begin: (bet, _draws, mostWin = MOST_WIN) => ({ ...atFoot(bet, mostWin), steps: [], chances: [] }),
  offers(round, move) {
    if (move.kind !== 'call') return true;
    const chance = chanceOf(round, move.call);
    return chance === undefined || isWithinMost(round, hiloMultiplier([...round.chances, chance.ranks]));
  },
  next(round, move, draws) {
    if (round.isOver) return null;
    if (move.kind === 'cash-out') return cashedOut(round);
    const drawn = (call: HiloCall | null): HiloRound => {
      const card = PACK[draws.below(PACK.length)] as Card;
      return { ...round, steps: [...round.steps, { card, call }] };
    };
    if (move.kind === 'skip') return skipsOf(round) < MOST_SKIPS ? drawn(null) : null;
    const rank = rankOf(openCard(round));
    const chance = chanceOf(round, move.call);
    if (chance === undefined) return null;
    const after = drawn(move.call);
    if (!isRight(move.call, rank, rankOf(openCard(after)))) return lost(after);
    const chances = [...round.chances, chance.ranks];
    return safe({ ...after, chances }, hiloMultiplier(chances), false);
  },
  abandoned: left,
  seen: (round) => ({
    ...seenClimb(round),
    first: round.bet.first,
    steps: round.steps,
    skipsLeft: MOST_SKIPS - skipsOf(round),
  }),
};
