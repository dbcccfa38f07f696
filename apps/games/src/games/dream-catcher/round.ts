import {
  type DreamMark,
  type DreamRound,
  type DreamSpot,
  type DreamStep,
  dreamCatcher,
  WHEEL,
} from '@pavilion/game-rules';
import { readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import type { TableKind } from '../../kit/tables/play.ts';

/** How long a spin takes, ms: 600 up, 4,200 down. */
export const SPIN = 4800;
/** From the closing of bets to the first spin, ms. */
export const CLOSED = 1000;

export const dreamKind: TableKind<DreamSpot, DreamRound, DreamStep, DreamMark, null> = {
  rules: dreamCatcher,
  readers: {
    step(input) {
      const { stop, field, multiplier } = readObject(input);
      return { stop: readNumber(stop), field: readOne(field, WHEEL), multiplier: readNumber(multiplier) };
    },
    mark(input) {
      const { number, multiplier } = readObject(input);
      return { number: readOne(number, [1, 2, 5, 10, 20, 40] as const), multiplier: readNumber(multiplier) };
    },
    opening: () => null,
  },
  roundOf: (steps) => ({ stops: steps.map(({ stop }) => stop) }),
  counts: SPIN,
};

/** What each field is drawn in. */
export const FIELD_COLOURS: Readonly<Record<string, string>> = {
  1: '#3D5A8F',
  2: '#0F8F86',
  5: '#7A3FC4',
  10: '#C9346B',
  20: '#D9641E',
  40: '#F2EEE2',
  '2x': '#FFB020',
  '7x': '#FFB020',
};

/** How many fields bear a number. */
export const fieldsOf = (spot: DreamSpot): number => WHEEL.filter((field) => `${field}` === spot).length;
