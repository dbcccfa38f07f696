import type { Bonus, BonusPart } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';

/** A bonus of ₹400 in four parts that ₹100 of play has opened half of the way to the second. */
export const testBonus = (changes: Partial<Bonus> = {}): Bonus => ({
  ...{ id: '501', title: 'Diwali reload', text: '25% of a deposit.', state: 'active', base: 'bonus', multiplier: 5 },
  ...{ amount: paise(400_00), deposit: paise(1_600_00), required: paise(2_000_00), done: paise(750_00), parts: 4 },
  ...{ released: ZERO, claimable: paise(100_00), locked: paise(1_600_00), mostLocked: paise(1_600_00), days: 14 },
  contributions: [
    { product: 'match_odds', percent: 100, stake: paise(500_00), counted: paise(500_00) },
    { product: 'fancy', percent: 50, stake: paise(500_00), counted: paise(250_00) },
  ],
  startedAt: new Date('2026-11-18T10:00:00Z'),
  expiresAt: new Date('2026-12-02T10:00:00Z'),
  ...changes,
});

/** Its parts: the first open, unless it says otherwise. */
export const testParts = (first: BonusPart['state'] = 'claimable'): BonusPart[] =>
  [1, 2, 3, 4].map((part) => ({
    part,
    amount: paise(100_00),
    opensAt: paise(part * 500_00),
    state: part === 1 ? first : 'locked',
    ...(part === 1 && first === 'claimed' ? { claimedAt: new Date('2026-11-20T10:00:00Z') } : {}),
  }));
