import { minPaise, type Paise, paise, ZERO } from '@pavilion/money';
import type { Draws } from '../fairness/draws.ts';
import type { OwnBet, OwnGame, OwnRound } from '../own-game.ts';
import { readChoice, readFields, readStake, STAKE_LIMITS } from '../readers.ts';
import { MOST_WIN, winOf } from '../win.ts';
import { LINES, type PayingSymbol, type SlotModel } from './model.ts';
import { gridAt, readGrid } from './reading.ts';

/** A stake goes to all lines alike: it is a multiple of 20 paise, so that a line bet is whole paise and no win needs rounding. */
export type SlotBet = OwnBet;

/** The one thing a player does in a round: spinning a free spin. */
export interface SlotMove {
  readonly kind: 'spin';
}

/** A spin as it came out; plain JSON. */
export interface SlotSpin {
  /** Where the reels stopped, from the left. A free spin's are stops of the free spins' reels. */
  readonly stops: readonly number[];
  /** 1 for the paid spin. */
  readonly multiplier: number;
  /** The lines that pay, by their numbers; what they pay has the multiplier in it. */
  readonly lines: readonly {
    readonly line: number;
    readonly symbol: PayingSymbol;
    readonly count: number;
    readonly pays: Paise;
  }[];
  readonly scatters: number;
  readonly scatterPays: Paise;
  /** Lines and scatters together. */
  readonly pays: Paise;
  /** The free spins it brought, those left out that would be more than a round may have. */
  readonly freeSpins: number;
}

export interface SlotRound extends OwnRound<SlotBet> {
  /** The paid spin, then the free ones. */
  readonly spins: readonly SlotSpin[];
  readonly freeSpinsLeft: number;
  /** What the spins have brought so far; at most the most that the round may pay. */
  readonly won: Paise;
}

/** All of a round: what its player has not seen yet has not been drawn. */
export type SeenSlotRound = Omit<SlotRound, 'mostWin'>;

type SlotGame = OwnGame<SlotBet, SlotMove, SlotRound, SeenSlotRound>;

/**
 * A model's game. Drawn: for each spin five stops, those of the reels from the left, each `below` the length of its strip; first the paid
 * spin's, then each free spin's, from the same draws. Strips have 32 stops, and 32 bits are a number, so each stop is exactly as likely as
 * the others. Free spins keep the stake that won them. A free spin can bring more of them, up to `free.most` in a round. A round is over
 * after its last spin, and as soon as it has won the most it may pay: a spin more could bring nothing. Of a round that is left, the free
 * spins are played by its seeds. The round's numbers and words need no secret, so `seen` is nearly all of it.
 */
export function slotGame(model: SlotModel): SlotGame {
  const next = (round: SlotRound, draws: Draws) => (round.isOver ? null : afterSpin(model, round, draws));
  return {
    code: `slot-${model.name}`,
    readBet(input, { least, most } = STAKE_LIMITS) {
      const fields = readFields(input, 'stake');
      const stake = readStake(fields?.stake, { least, most: minPaise(most, model.mostStake) });
      return stake === null || stake % LINES.length > 0 ? null : { stake };
    },
    readMove(input) {
      const kind = readChoice(readFields(input, 'kind')?.kind, ['spin'] as const);
      return kind && { kind };
    },
    begin(bet, draws, mostWin = MOST_WIN) {
      const before = {
        bet,
        mostWin,
        spins: [],
        freeSpinsLeft: 1,
        won: ZERO,
        pays: ZERO,
        isOver: false,
        isCapped: false,
      };
      return afterSpin(model, before, draws);
    },
    next: (round, _move, draws) => next(round, draws),
    abandoned(round, draws) {
      let last = round;
      for (let played = next(last, draws); played; played = next(last, draws)) last = played;
      return last;
    },
    seen: ({ mostWin: _, ...seen }) => seen,
  };
}

/** The round after the next spin: the paid one where none was yet. */
function afterSpin(model: SlotModel, round: SlotRound, draws: Draws): SlotRound {
  const { bet, mostWin, spins } = round;
  const spin = spinOf(model, round, draws);
  const freeSpinsLeft = round.freeSpinsLeft - 1 + spin.freeSpins;
  const sum = round.won + spin.pays;
  const isCapped = sum > mostWin;
  const won = minPaise(paise(sum), mostWin);
  const isOver = freeSpinsLeft === 0 || sum >= mostWin;
  return { bet, mostWin, spins: [...spins, spin], freeSpinsLeft, won, pays: isOver ? won : ZERO, isOver, isCapped };
}

function spinOf(model: SlotModel, { bet, spins, freeSpinsLeft }: SlotRound, draws: Draws): SlotSpin {
  const isFree = spins.length > 0;
  const { strips, multiplier } = isFree ? model.free : { strips: model.strips, multiplier: 1 };
  const stops = strips.map((strip) => draws.below(strip.length));
  const reading = readGrid(model, gridAt(strips, stops));
  const paid = (lineBets: number) => winOf(bet.stake, lineBets * multiplier, LINES.length, UNCAPPED).pays;
  // The paid spin itself stands among those that were left; free spins are those after it.
  const sofar = isFree ? spins.length - 1 + freeSpinsLeft : 0;
  return {
    stops,
    multiplier,
    lines: reading.lines.map(({ line, symbol, count, lineBets }) => ({ line, symbol, count, pays: paid(lineBets) })),
    scatters: reading.scatters,
    scatterPays: paid(reading.scatterLineBets),
    pays: paid(reading.lineBets),
    freeSpins: Math.min(reading.freeSpins, model.free.most - sofar),
  };
}

/** A cap is a round's, not a spin's. */
const UNCAPPED = paise(Number.MAX_SAFE_INTEGER);
