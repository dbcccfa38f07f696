import {
  type Altitude,
  ANY_STAKE,
  type AviatorBet,
  altitudeAt,
  type Flight,
  LEAST_ALTITUDE,
  MOST_ALTITUDE,
  readAviatorBet,
} from '@pavilion/game-rules';
import { plainText } from '@pavilion/money';
import { readNumber, readObject, UnreadableAnswer } from '../../kit/calls/readers.ts';
import { readRules } from '../../kit/calls/rules.ts';
import type { Mark } from '../../kit/frame/game-frame.tsx';
import type { LiveState } from '../../kit/live/live-state.ts';
import type { LiveTable } from '../../kit/live/live-table.ts';
import type { LiveReaders } from '../../kit/live/wire.ts';
import type { LiveSeat } from '../../kit/seat.ts';

export type AviatorState = LiveState<AviatorBet, never, Flight, null>;
export type AviatorTable = LiveTable<AviatorBet, never, Flight, null>;
export type AviatorSeat = LiveSeat<AviatorBet, never, Flight, null>;

export const aviatorReaders: LiveReaders<AviatorBet, never, Flight, null> = {
  bet: (input) => readRules(readAviatorBet(input, ANY_STAKE)),
  step() {
    throw new UnreadableAnswer('A flight has no steps');
  },
  mark: (input) => ({ crash: readNumber(readObject(input).crash) }),
  opening: () => null,
};

/** What the page shows: `waiting` while bets are taken, `flying`, `crashed` until the next round. */
export type Phase = 'waiting' | 'flying' | 'crashed';
export function phaseOf({ stage, round }: AviatorState): Phase {
  if (stage.name === 'shown') return 'crashed';
  return stage.name === 'betting' || round === null ? 'waiting' : 'flying';
}

/** How high the plane is now by the server's clock; where it ended once it is gone. */
export function altitudeNow(table: AviatorTable): Altitude {
  const { round, stage } = table.state();
  if (stage.mark) return stage.mark.crash;
  return round === null ? 100 : altitudeAt(table.now() - round.closesAt);
}

/** `2.37×`. */
export const times = (altitude: Altitude): string => `${(altitude / 100).toFixed(2)}×`;

export const markOf = ({ crash }: Flight): Mark => ({
  text: times(crash),
  tone: crash >= 1000 ? 'hot' : crash >= 200 ? 'warm' : 'none',
});

/** A typed target in hundredths; null where it is none. */
export function readTarget(text: string): Altitude | null {
  const typed = plainText(text);
  const target = /^\d{1,5}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return target >= LEAST_ALTITUDE && target <= MOST_ALTITUDE ? target : null;
}
