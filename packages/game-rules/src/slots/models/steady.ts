import { paise } from '@pavilion/money';
import { type SlotModel, stripsFrom } from '../model.ts';

const strips = /* @__PURE__ */ stripsFrom(
  'H1 K Q J Q H1 J H2 J S A K A K H3 H4 J H2 J H4 J A H3 H4 Q J Q H4 H3 H2 Q K',
  'Q J Q H4 Q K Q A H3 Q S H3 J A H1 K H4 K H1 J K J H4 H2 W J A H2 A W H3 H4',
  'K S J W J H3 A J H2 Q H4 Q H3 H1 H3 Q J H1 H4 K A H4 A Q K J K J A Q J H2',
  'W H3 Q H2 A K H2 S Q H4 K Q H2 Q J A J H4 H1 A H4 H1 J K J H4 J A H3 K H3 Q',
  'Q J A K A S H4 J K J K A W H1 H4 H2 H3 Q H2 Q H4 K J H3 J Q H2 Q H1 H4 H3 A',
);

/** Calm: two spins of five pay, most of them near the stake. */
export const steady: SlotModel = {
  name: 'steady',
  volatility: 'low',
  pays: {
    H1: [70, 250, 900],
    H2: [50, 160, 500],
    H3: [40, 125, 400],
    H4: [35, 100, 350],
    A: [20, 50, 160],
    K: [16, 40, 125],
    Q: [12, 35, 100],
    J: [10, 25, 80],
  },
  scatters: { pays: [2, 5, 20], freeSpins: [8, 10, 12] },
  strips,
  free: { strips, multiplier: 2, most: 30 },
  mostStake: /* @__PURE__ */ paise(2_000_00),
  stated: {
    return: 9_660,
    hitRate: 4_160,
    freeShare: 1_091,
    freeOneIn: 140,
    deviation: 262,
    volatilityIndex: 431,
    greatest: { lineBets: 3_420, oneIn: 547_819_153 },
  },
};
