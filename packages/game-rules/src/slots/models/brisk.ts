import { paise } from '@pavilion/money';
import { type SlotModel, stripsFrom } from '../model.ts';

const strips = /* @__PURE__ */ stripsFrom(
  'J J Q J H3 H2 A H3 K S H3 K J J K H1 H4 K H4 H2 Q H4 K H4 K J J A Q A Q A',
  'Q J J H2 A Q J J Q H3 J J Q K S A H1 Q H2 H4 W H4 Q H3 A K A Q H4 H3 K A',
  'H4 H2 H3 H1 K H3 W K H3 J J A J J Q K Q H1 Q J J S K Q A K Q H2 H4 A H4 A',
  'Q J J W K H4 K Q A Q H4 H2 A H3 H4 K H2 A K A S H4 Q H1 Q J H1 H3 K Q J J',
  'S Q H1 A J J Q J J K H4 A J J Q A K H1 H2 Q H3 Q H2 K H4 K Q H3 A H4 H3 K',
);

const freeStrips = /* @__PURE__ */ stripsFrom(
  'Q H4 K A S H2 A H4 K Q K H2 J Q J A J K J H3 K J K J H4 H3 A H4 Q J H1 H3',
  'K W J H2 A H2 H3 Q H3 Q H3 Q A H1 A Q J H4 J H4 J S J A K Q J Q A Q K H4',
  'K H4 Q J H3 Q A Q A H3 J H1 A K Q K W H3 H2 J H4 J H1 H4 A H2 S W K J K Q',
  'Q H1 W H4 H2 Q A H3 A K H4 H3 H4 A J Q J Q A H4 K J K J K J Q H1 Q S K H2',
  'K Q J S H1 A J A W H3 K H2 H4 J Q H4 J H3 Q H4 Q K H3 Q K Q A H2 A K J H1',
);

/** A spin in three pays; free spins count three times. */
export const brisk: SlotModel = {
  name: 'brisk',
  volatility: 'medium',
  pays: {
    H1: [100, 700, 3_500],
    H2: [70, 300, 1_600],
    H3: [50, 200, 800],
    H4: [30, 125, 500],
    A: [16, 50, 200],
    K: [16, 50, 160],
    Q: [10, 35, 100],
    J: [10, 35, 100],
  },
  scatters: { pays: [2, 10, 50], freeSpins: [8, 10, 15] },
  strips,
  free: { strips: freeStrips, multiplier: 3, most: 40 },
  mostStake: /* @__PURE__ */ paise(500_00),
  stated: {
    return: 9_620,
    hitRate: 3_424,
    freeShare: 1_803,
    freeOneIn: 140,
    deviation: 398,
    volatilityIndex: 655,
    greatest: { lineBets: 15_405, oneIn: 547_513_244 },
  },
};
