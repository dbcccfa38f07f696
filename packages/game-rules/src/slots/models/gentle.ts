import { paise } from '@pavilion/money';
import { type SlotModel, stripsFrom } from '../model.ts';

const strips = /* @__PURE__ */ stripsFrom(
  'Q H3 J K J Q H3 H2 H4 A K H3 K S K Q H1 H4 A H1 H2 J H4 Q H4 K J Q J A J A',
  'H3 Q J Q K Q H2 K H4 W S H3 K H4 A J A J A H1 J H2 A J A Q H3 K Q K Q H4',
  'H2 H3 H2 K H1 A H3 S A J K J K J H4 J Q J K H4 Q W Q A Q A H3 Q K Q H4 A',
  'Q K A K J K A J H4 J H2 J H2 K H4 W Q H2 H1 Q A H3 A S H1 Q H4 H3 K Q H4 H3',
  'A K J H4 Q A H4 A J H4 J H1 K H3 Q J H1 S H3 Q H4 Q A Q H2 K J K J K H3 H2',
);

const freeStrips = /* @__PURE__ */ stripsFrom(
  'H1 K Q J Q H1 J H2 J S A K A K H3 H4 J H3 J H4 Q A H4 K H4 Q J A H3 H2 Q K',
  'Q A Q K Q K Q H3 Q S Q H4 J A H1 K H4 K H2 J K J A H2 W J A H3 A W H3 H4',
  'W H4 Q H2 A Q H3 S Q H4 K Q H3 Q W J K A H1 K A H2 J K J A J A H3 K H4 Q',
  'Q J A K A S H4 J K Q K A W H1 H4 H2 H3 Q H2 Q H4 K J H3 J K H2 Q H1 H4 H3 A',
  'H2 A K Q K H4 H3 A H4 Q W H4 J K S K H3 A H2 H4 J A J Q J Q J K H1 H3 H1 Q',
);

/** Calm, with free spins whose reels carry more wilds. */
export const gentle: SlotModel = {
  name: 'gentle',
  volatility: 'low',
  pays: {
    H1: [75, 400, 2_000],
    H2: [50, 200, 800],
    H3: [50, 200, 600],
    H4: [30, 125, 500],
    A: [16, 50, 225],
    K: [16, 50, 175],
    Q: [12, 30, 100],
    J: [12, 30, 100],
  },
  scatters: { pays: [2, 10, 50], freeSpins: [10, 12, 15] },
  strips,
  free: { strips: freeStrips, multiplier: 2, most: 40 },
  mostStake: /* @__PURE__ */ paise(1_000_00),
  stated: {
    return: 9_640,
    hitRate: 3_839,
    freeShare: 1_821,
    freeOneIn: 140,
    deviation: 353,
    volatilityIndex: 581,
    greatest: { lineBets: 6_000, oneIn: 432_664_762 },
  },
};
