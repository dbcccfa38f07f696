import { type Paise, ZERO } from '@pavilion/money';
import type { Draws } from '../fairness/draws.ts';
import { readCount, readFields, readStake, type StakeLimits } from '../readers.ts';
import { MOST_WIN, type Win, winOf } from '../win.ts';

/** A multiplier of aviator's, in hundredths: 237 is 2.37×. Two decimals are all it has, on the screen and in what is paid. */
export type Altitude = number;

/** Where the plane starts. */
const GROUND: Altitude = 100;
/** The least that can be cashed out at: on the ground the stake would only come back, and less often than 97 times in a hundred. */
export const LEAST_ALTITUDE: Altitude = 101;
/** 10,000×: who is still on board is cashed out here, and the round is over. */
export const MOST_ALTITUDE: Altitude = 1_000_000;
/** How long bets are taken before a flight, milliseconds. */
export const AVIATOR_BETTING = 5_000;
/** How many bets a player may have on one flight; each is settled by itself. */
export const AVIATOR_BETS = 2;
/** The exponent of growth, for each millisecond. */
const GROWTH = 0.06 / 1_000;
const STEPS = 2 ** 52;

export interface AviatorBet {
  readonly stake: Paise;
  /** Where the bet is cashed out by itself, from 1.01× to 10,000×; null for by hand alone. */
  readonly target: Altitude | null;
}

/** All that there is to a round. Hidden until the plane is gone. */
export interface Flight {
  /** The last altitude at which a cash-out counts: 1.00× where none does. */
  readonly crash: Altitude;
}

export interface AviatorResult extends Win {
  /** Null where the bet was lost. */
  readonly cashedOutAt: Altitude | null;
}

/** A bet as it came from outside; null where it is none. */
export function readAviatorBet(input: unknown, limits?: StakeLimits): AviatorBet | null {
  const fields = readFields(input, 'stake', 'target');
  const stake = readStake(fields?.stake, limits);
  const target = fields?.target === null ? null : readCount(fields?.target, LEAST_ALTITUDE, MOST_ALTITUDE);
  return stake === null || (target === null && fields?.target !== null) ? null : { stake, target };
}

/**
 * The flight of a round. One number is drawn, `fineFraction` r, and the plane crashes at `max(1.00, ⌊97/(1−r)⌋/100)`, at most at 10,000×.
 * Worked out by whole numbers: `97 · 2⁵² / (2⁵² − r · 2⁵²)`, so that an altitude n is reached by `⌊97 · 2⁵² / n⌋` of the 2⁵² draws, and a
 * cash-out at any altitude returns 97 %.
 */
export function flightOf(draws: Draws): Flight {
  const left = STEPS - draws.fineFraction() * STEPS;
  const crash = Number((97n * BigInt(STEPS)) / BigInt(left));
  return { crash: Math.min(MOST_ALTITUDE, Math.max(GROUND, crash)) };
}

/** When the figure changes to an altitude, milliseconds from the start: the first at which `100 · e^{0.06 t}` is it or more. */
export const momentOf = (altitude: Altitude): number =>
  altitude <= GROUND ? 0 : Math.ceil(Math.log(altitude / GROUND) / GROWTH);

/** The figure at a moment, milliseconds from the start: growth rounded down to two decimals. What everybody sees then, and is paid then. */
export function altitudeAt(moment: number): Altitude {
  if (moment >= momentOf(MOST_ALTITUDE)) return MOST_ALTITUDE;
  const near = Math.floor(GROUND * Math.exp(GROWTH * Math.max(0, moment)));
  // One either way, where the exponential is a hair off: the moments decide.
  const altitude = [near + 1, near, near - 1].find((one) => momentOf(one) <= moment) ?? GROUND;
  return Math.max(GROUND, altitude);
}

/**
 * When the plane is gone, milliseconds from the start: the moment at which the figure would change from the crash's. Until then the crash's
 * own figure stands, and a cash-out counts, so a hand returns what an automatic target does. At 10,000× it is the moment of landing.
 */
export const goneAt = ({ crash }: Flight): number => momentOf(Math.min(crash + 1, MOST_ALTITUDE));

/** Whether the flight ends by landing: nobody on board loses. */
export const isLanding = ({ crash }: Flight): boolean => crash === MOST_ALTITUDE;

/**
 * Where a bet is cashed out by itself: at its target, at 10,000×, or where it pays the most that a round may; flying on from there could
 * only lose.
 */
export function ceilingOf({ stake, target }: AviatorBet, mostWin: Paise = MOST_WIN): Altitude {
  const full = Math.max(LEAST_ALTITUDE, Math.ceil((mostWin * GROUND) / stake));
  return Math.min(target ?? MOST_ALTITUDE, full, MOST_ALTITUDE);
}

/** The figure at which a hand that arrives at a moment cashes out; null where the plane is still on the ground or already gone. */
export function cashOutAt(flight: Flight, moment: number): Altitude | null {
  const altitude = altitudeAt(moment);
  return altitude >= LEAST_ALTITUDE && altitude <= flight.crash ? altitude : null;
}

/**
 * How a bet ends. `hand` is when its cash-out by hand arrived at the server, milliseconds from the start, null where none did; one that comes
 * later than the bet's own ceiling changes nothing, and one that does not count leaves the bet on board.
 */
export function aviatorResult(
  bet: AviatorBet,
  flight: Flight,
  hand: number | null,
  mostWin: Paise = MOST_WIN,
): AviatorResult {
  const byHand = hand === null ? null : cashOutAt(flight, hand);
  const altitude = Math.min(byHand ?? MOST_ALTITUDE, ceilingOf(bet, mostWin));
  if (altitude > flight.crash) return { cashedOutAt: null, pays: ZERO, isCapped: false };
  return { cashedOutAt: altitude, ...winOf(bet.stake, altitude, GROUND, mostWin) };
}
