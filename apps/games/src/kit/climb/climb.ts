import { type ClimbEnd, type Multiplier, ONCE, type SeenClimb, winOf } from '@pavilion/game-rules';
import type { Paise } from '@pavilion/money';
import { orNull, readAmount, readFlag, readNumber, readObject, readOne } from '../calls/readers.ts';
import type { Round } from '../calls/round.ts';
import { shortMultiplier } from '../figures.ts';
import type { Mark } from '../frame/game-frame.tsx';

const ENDS: readonly ClimbEnd[] = ['lost', 'cashed-out', 'finished', 'returned'];

/** What every climb shows: mines, goal, hi-lo. */
export function readClimb(input: unknown): SeenClimb {
  const seen = readObject(input);
  return {
    isOver: readFlag(seen.isOver),
    pays: readAmount(seen.pays),
    isCapped: readFlag(seen.isCapped),
    end: orNull(seen.end, (end) => readOne(end, ENDS)),
    multiplier: orNull(seen.multiplier, readNumber),
  };
}

/** A past climb in the bar: what it paid of its stake, or that it was lost. */
export function climbMark({ seen }: { readonly seen: SeenClimb | null }, lost: string): Mark {
  if (seen === null || seen.end === 'lost' || seen.multiplier === null) return { text: lost, tone: 'none' };
  return { text: shortMultiplier(seen.multiplier), tone: seen.end === 'returned' ? 'none' : 'won' };
}

/** A climb that is played. */
export interface OpenClimb<Seen> {
  readonly stake: Paise;
  /** What a cash-out pays now. */
  readonly pays: Paise;
  readonly seen: Seen;
}

/** Whether a step is offered that would bring it so far: not one that wins more than a round may pay. */
export const isOffered = ({ stake }: Pick<OpenClimb<unknown>, 'stake'>, to: Multiplier, mostWin: Paise): boolean =>
  !winOf(stake, to, ONCE, mostWin).isCapped;

/** The round as a climb that is played; null where it is none. */
export const openClimb = <Bet, Seen>(round: Round<Bet, Seen> | null): OpenClimb<Seen> | null =>
  round?.state === 'open' && round.seen !== null ? { stake: round.stake, pays: round.pays, seen: round.seen } : null;
