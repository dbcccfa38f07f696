import { paise } from '@pavilion/money';
import { type SlotModel, stripsFrom } from '../model.ts';

const strips = /* @__PURE__ */ stripsFrom(
  'H3 H4 Q Q K H4 Q Q H2 A A H1 H2 A H3 H4 K K J J J S J J Q Q A A Q Q A A',
  'J J J A S J J J H1 A A H3 Q Q K K W K K H4 H3 H2 H4 J H4 Q Q K K H2 K K',
  'S Q Q H3 Q J H3 H4 J J J H4 H2 K K H4 A A J J J A Q Q K K H1 Q Q H2 A A',
  'H1 J J J A H3 H4 H3 H4 S J J J Q Q K K H2 K K H4 A A K W A A Q Q H2 Q Q',
  'Q Q S Q Q H4 H3 H2 H3 K H4 K K J J J A A J H2 A A K K Q Q J J J A H1 H4',
);

const freeStrips = /* @__PURE__ */ stripsFrom(
  'A Q A K K A H3 A Q Q H1 K H2 J J J S Q Q J H1 J J J H4 H3 A K K H4 H2 H4',
  'K K H3 J J J K K A H4 A Q Q H2 Q Q A Q Q H4 J J J H3 W S H4 K W H1 H2 A',
  'H1 K K Q Q H2 W K K J J J A H3 A W J H3 S H4 Q Q A H4 Q Q H4 J J J H2 A',
  'J J J H4 H1 A J J H2 H3 W H2 K K H4 W H3 Q Q A S A H1 K Q Q K K A Q Q H4',
  'Q Q H3 W H3 Q Q A H4 A K K A K K A K H2 H1 S J J J H4 H1 H4 A H2 Q Q J J',
);

/** A spin in five pays; a third of the return is in free spins with wilds on four reels. */
export const bold: SlotModel = {
  name: 'bold',
  volatility: 'high',
  pays: {
    H1: [150, 1_200, 10_000],
    H2: [90, 450, 3_000],
    H3: [60, 350, 1_500],
    H4: [45, 180, 1_000],
    A: [12, 45, 180],
    K: [12, 45, 150],
    Q: [10, 25, 90],
    J: [9, 25, 90],
  },
  scatters: { pays: [2, 20, 200], freeSpins: [10, 15, 25] },
  strips,
  free: { strips: freeStrips, multiplier: 3, most: 60 },
  mostStake: /* @__PURE__ */ paise(200_00),
  stated: {
    return: 9_580,
    hitRate: 2_217,
    freeShare: 3_379,
    freeOneIn: 140,
    deviation: 817,
    volatilityIndex: 1_344,
    greatest: { lineBets: 57_450, oneIn: 425_446_617 },
  },
};
