import { paise } from '@pavilion/money';
import { type SlotModel, stripsFrom } from '../model.ts';

const strips = /* @__PURE__ */ stripsFrom(
  'Q Q A H2 A J J H3 H4 A S H1 H3 H4 A H2 H3 K H4 K K Q Q J J Q Q J A J J A',
  'K K S H2 H4 W H1 Q Q K Q Q H4 H2 K K J J K K J J H3 J J A H4 H3 A J J A',
  'H4 J J A H2 S K K A Q Q H4 H2 H3 H4 H3 Q J J A H1 W H4 Q Q A K K J J Q Q',
  'W H4 H3 K K H2 Q Q H1 A H4 A Q Q J J H1 H3 A H4 K K A K J J H3 J J Q S H2',
  'H1 A Q H1 S A K K A H2 H3 J J Q Q J K K H3 J J H4 J J H4 H2 K A Q Q H3 H4',
);

const freeStrips = /* @__PURE__ */ stripsFrom(
  'H4 A S Q Q K H2 K H4 H3 J J H2 H1 A H3 Q Q A Q Q A J J H4 A J J H3 A K J',
  'K W Q Q K H4 K H1 W A J K J J K J J H3 H2 J J Q Q H2 K S K H3 H4 A H4 A',
  'K Q K J J H2 J J H4 J H3 A H4 K W Q Q A K S Q Q H4 H3 A H4 Q Q W H1 H2 A',
  'K H1 A H1 H3 J J Q Q K H2 H4 H2 H3 Q Q K A K Q W A S H3 J J H4 J J K H4 A',
  'H4 K H2 K J J Q Q J J H2 H3 H1 K H4 K H3 K J J H4 A S H3 Q A W A H1 Q Q A',
);

/** Letters come in pairs, so lines pay together or not at all; a quarter of the return is in the free spins. */
export const lively: SlotModel = {
  name: 'lively',
  volatility: 'medium',
  pays: {
    H1: [120, 800, 6_000],
    H2: [70, 300, 1_600],
    H3: [60, 225, 1_200],
    H4: [35, 140, 700],
    A: [12, 40, 160],
    K: [12, 40, 140],
    Q: [8, 30, 80],
    J: [8, 30, 80],
  },
  scatters: { pays: [2, 10, 50], freeSpins: [10, 12, 20] },
  strips,
  free: { strips: freeStrips, multiplier: 3, most: 50 },
  mostStake: /* @__PURE__ */ paise(200_00),
  stated: {
    return: 9_600,
    hitRate: 2_953,
    freeShare: 2_494,
    freeOneIn: 140,
    deviation: 533,
    volatilityIndex: 877,
    greatest: { lineBets: 39_036, oneIn: 432_376_588 },
  },
};
