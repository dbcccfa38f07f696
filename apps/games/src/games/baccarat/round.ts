import {
  type BaccaratMark,
  type BaccaratRound,
  type BaccaratSpot,
  type BaccaratStep,
  baccarat,
} from '@pavilion/game-rules';
import { readFlag, readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import { readCard } from '../../kit/tables/card-reader.ts';
import type { TableKind } from '../../kit/tables/play.ts';

export const baccaratKind: TableKind<BaccaratSpot, BaccaratRound, BaccaratStep, BaccaratMark, null> = {
  rules: baccarat,
  readers: {
    step(input) {
      const { to, card, player, banker } = readObject(input);
      return {
        to: readOne(to, ['player', 'banker']),
        card: readCard(card),
        player: readNumber(player),
        banker: readNumber(banker),
      };
    },
    mark(input) {
      const { winner, player, banker, isPlayerPair, isBankerPair } = readObject(input);
      return {
        winner: readOne(winner, ['player', 'banker', 'tie']),
        player: readNumber(player),
        banker: readNumber(banker),
        isPlayerPair: readFlag(isPlayerPair),
        isBankerPair: readFlag(isBankerPair),
      };
    },
    opening: () => null,
  },
  roundOf: (steps) => ({
    player: steps.filter(({ to }) => to === 'player').map(({ card }) => card),
    banker: steps.filter(({ to }) => to === 'banker').map(({ card }) => card),
  }),
  counts: 540,
};
