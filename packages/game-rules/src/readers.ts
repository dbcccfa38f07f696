import { isPaise, type Paise, paise } from '@pavilion/money';

/** What a bet may cost. */
export interface StakeLimits {
  readonly least: Paise;
  readonly most: Paise;
  /** What one round pays at most, for the games whose bets go by it; `MOST_WIN` where it is not given. */
  readonly mostWin?: Paise;
}

/** The limits where the operator has set nothing else: ₹10 to ₹10,000. */
export const STAKE_LIMITS: StakeLimits = { least: paise(10_00), most: paise(10_000_00) };

/** A bet that was taken stands, whatever its game's limits are by now. Many of the most can still be summed. */
export const ANY_STAKE = {
  least: paise(1),
  most: paise(1_000_000_000_00),
  mostWin: paise(Number.MAX_SAFE_INTEGER),
} as const satisfies StakeLimits;

/** The fields of an object that has these and no others; null for anything else. */
export function readFields<Name extends string>(
  input: unknown,
  ...names: readonly Name[]
): Readonly<Record<Name, unknown>> | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const isExact = Object.keys(input).length === names.length && names.every((name) => Object.hasOwn(input, name));
  return isExact ? (input as Record<Name, unknown>) : null;
}

/** An amount of whole paise within the limits. */
export const readStake = (input: unknown, { least, most }: StakeLimits = STAKE_LIMITS): Paise | null =>
  isPaise(input) && input >= least && input <= most ? input : null;

/** A whole number, both bounds included. */
export const readCount = (input: unknown, least: number, most: number): number | null =>
  Number.isSafeInteger(input) && (input as number) >= least && (input as number) <= most ? (input as number) : null;

/** One of a list. */
export const readChoice = <Choice>(input: unknown, choices: readonly Choice[]): Choice | null =>
  choices.find((choice) => choice === input) ?? null;
