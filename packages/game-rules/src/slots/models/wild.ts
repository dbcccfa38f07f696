import { paise } from '@pavilion/money';
import { type SlotModel, stripsFrom } from '../model.ts';

const strips = /* @__PURE__ */ stripsFrom(
  'H2 H3 H4 H2 K K Q Q Q H1 A A A H3 A A S A A A J J J H4 Q Q Q J H4 Q Q Q',
  'H4 W H1 Q Q Q H4 J J J H3 A A A H3 J J J K K K J J J S K K K H2 K K K',
  'H4 H2 S J Q Q Q J J J H4 H1 H3 J J J H4 K K K H3 A A Q Q Q A A A Q Q Q',
  'H4 H2 H4 J J J K K K S H4 H2 J J J H3 A A A J H1 K K H3 Q Q Q A A Q Q Q',
  'Q Q Q H4 H1 H3 A A H4 H3 H4 J J J H2 K K J Q Q Q S H2 A A A K K K J J J',
);

const freeStrips = /* @__PURE__ */ stripsFrom(
  'H3 Q Q Q H2 J J J H3 H1 K K H4 K K K J J J H4 H1 H2 H4 A A Q Q Q S A A A',
  'H1 K K K H2 H1 A A K K K Q Q Q J J J H3 H4 S W H4 J H3 Q Q Q H4 A A A W',
  'A A W A A A H1 H4 J J J S H4 Q Q Q J J J Q Q Q H3 H4 H2 H3 K K K W K K',
  'H4 A A A J J K K K W H4 Q Q Q H2 W J J J H2 H4 A A S H3 H1 H3 Q Q Q K K',
  'S H4 H1 Q Q Q K K J J J A A A J J J A A K K K H4 Q Q Q H4 W H2 H3 H2 H3',
);

/** A spin in six pays; more than half of the return is in free spins that count five times. */
export const wild: SlotModel = {
  name: 'wild',
  volatility: 'high',
  pays: {
    H1: [180, 1_800, 10_000],
    H2: [90, 750, 6_000],
    H3: [75, 350, 2_500],
    H4: [45, 300, 1_200],
    A: [9, 30, 120],
    K: [9, 30, 120],
    Q: [6, 18, 70],
    J: [6, 16, 60],
  },
  scatters: { pays: [2, 20, 500], freeSpins: [10, 15, 25] },
  strips,
  free: { strips: freeStrips, multiplier: 5, most: 60 },
  mostStake: /* @__PURE__ */ paise(100_00),
  stated: {
    return: 9_560,
    hitRate: 1_603,
    freeShare: 5_375,
    freeOneIn: 140,
    deviation: 1_367,
    volatilityIndex: 2_249,
    greatest: { lineBets: 92_000, oneIn: 212_723_309 },
  },
};
