import {
  ANY_STAKE,
  MINES_FIELDS,
  type MinesBet,
  type MinesSeen,
  type Multiplier,
  mines,
  minesMultiplier,
} from '@pavilion/game-rules';
import { orNull, readList, readNumber, readObject } from '../../kit/calls/readers.ts';
import type { RoundReaders } from '../../kit/calls/round.ts';
import { readRules } from '../../kit/calls/rules.ts';
import { readClimb } from '../../kit/climb/climb.ts';
import { shortMultiplier } from '../../kit/figures.ts';

export const minesReaders: RoundReaders<MinesBet, MinesSeen> = {
  bet: (input) => readRules(mines.readBet(input, ANY_STAKE)),
  seen(input) {
    const seen = readObject(input);
    return {
      ...readClimb(input),
      mines: readNumber(seen.mines),
      opened: readList(seen.opened, readNumber),
      mined: orNull(seen.mined, (mined) => readList(mined, readNumber)),
    };
  },
};

/** How many fields have no mine. */
export const safeFields = (count: number): number => MINES_FIELDS - count;

/** How many safe fields were opened. */
export const safeOpened = (seen: MinesSeen | null): number =>
  seen === null ? 0 : seen.opened.length - (seen.end === 'lost' ? 1 : 0);

/** What one safe field more pays. */
export const nextMultiplier = ({ mines: count, opened }: Pick<MinesSeen, 'mines' | 'opened'>): Multiplier =>
  minesMultiplier(count, Math.min(opened.length + 1, safeFields(count)));

/** The steps that a ladder shows: those around the next, as many as fit with figures of this length. */
export function ladderOf(count: number, opened: number): readonly { readonly step: number; readonly pays: string }[] {
  const last = safeFields(count);
  const fits = minesMultiplier(count, Math.min(opened + 5, last)) >= 1000_0000 ? 5 : 7;
  const first = Math.max(1, Math.min(opened - 1, last - fits + 1));
  return Array.from({ length: Math.min(fits, last - first + 1) }, (_, nth) => ({
    step: first + nth,
    pays: shortMultiplier(minesMultiplier(count, first + nth)),
  }));
}
