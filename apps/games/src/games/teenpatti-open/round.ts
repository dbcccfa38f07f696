import {
  HANDS,
  SEATS,
  type TeenpattiMark,
  type TeenpattiRound,
  type TeenpattiSpot,
  type TeenpattiStep,
  type ThreeCards,
  teenpattiOpen,
} from '@pavilion/game-rules';
import { orNull, readList, readObject, readOne } from '../../kit/calls/readers.ts';
import { readCard } from '../../kit/tables/card-reader.ts';
import type { TableKind } from '../../kit/tables/play.ts';

const PLACES = ['dealer', ...SEATS] as const;
const RESULTS = ['wins', 'ties', 'loses'] as const;

export const teenpattiKind: TableKind<TeenpattiSpot, TeenpattiRound, TeenpattiStep, TeenpattiMark, null> = {
  rules: teenpattiOpen,
  readers: {
    step(input) {
      const { to, card, hand, result } = readObject(input);
      return {
        to: readOne(to, PLACES),
        card: readCard(card),
        hand: orNull(hand, (one) => readOne(one, HANDS)),
        result: orNull(result, (one) => readOne(one, RESULTS)),
      };
    },
    mark(input) {
      const { dealer, hands, winners } = readObject(input);
      return {
        dealer: readOne(dealer, HANDS),
        hands: readList(hands, (one) => readOne(one, HANDS)),
        winners: readList(winners, (one) => readOne(one, SEATS)),
      };
    },
    opening: () => null,
  },
  roundOf(steps) {
    const handOf = (place: (typeof PLACES)[number]) =>
      steps.filter(({ to }) => to === place).map(({ card }) => card) as unknown as ThreeCards;
    return { dealer: handOf('dealer'), seats: SEATS.map(handOf) };
  },
  counts: 540,
};
