import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { type BetInput, BLOCKER_REASONS, blockerOf, isAccepted, type OddsPolicy } from './blocker.ts';
import { courseOf } from './course.ts';
import type { StakeTerms } from './stake.ts';
import { EMPTY_BOOK, type Side } from './wager.ts';

const terms: StakeTerms = {
  market: { kind: 'fancy', runners: ['F'] },
  selection: 46,
  side: 'back',
  price: 10_000,
  ...{ offers: null, isAny: false, isDelayed: false },
  size: null,
  limits: { minStake: paise(10_000), maxStake: paise(500_000), maxProfit: paise(400_000) },
  own: [{ name: 'stake-day', amount: paise(600_000), left: paise(350_000) }],
  funds: { bets: courseOf(EMPTY_BOOK), free: paise(300_000) },
};
const good: BetInput = {
  isSignedIn: true,
  isMaintenance: false,
  isSelfExcluded: false,
  state: 'open',
  seen: { selection: 46, price: 10_000 },
  terms,
  isStale: false,
  policy: 'better',
  stake: paise(100_000),
  isSubmitting: false,
};

/** What makes each reason apply, whatever else does. */
const HINDRANCES: Readonly<Record<(typeof BLOCKER_REASONS)[number], (input: BetInput) => BetInput>> = {
  'signed-out': (input) => ({ ...input, isSignedIn: false }),
  maintenance: (input) => ({ ...input, isMaintenance: true }),
  'self-excluded': (input) => ({ ...input, isSelfExcluded: true }),
  'market-suspended': (input) => ({ ...input, state: 'suspended' }),
  'ball-running': (input) => ({ ...input, state: 'ball-running' }),
  'price-gone': (input) => ({ ...input, terms: null }),
  'price-moved': (input) => ({ ...input, seen: { ...input.seen, selection: 45 } }),
  'stake-empty': (input) => ({ ...input, stake: null }),
  'below-min': (input) => ({ ...input, stake: paise(9999) }),
  'above-max': (input) => ({ ...input, stake: paise(500_001) }),
  'over-max-profit': (input) => ({ ...input, stake: paise(400_001) }),
  'over-own-limit': (input) => ({ ...input, stake: paise(350_001) }),
  'not-enough-funds': (input) => ({ ...input, stake: paise(300_001) }),
  submitting: (input) => ({ ...input, isSubmitting: true }),
};

test('nothing stands against a bet that fulfils everything', () => {
  expect(blockerOf(good)).toBeNull();
});

test('the reasons stand in the order of betting.md', () => {
  const list =
    'signed out · maintenance · self-excluded · market suspended · ball running · price gone · price moved · stake empty · below min · above max · over max profit · over own limit · not enough funds · submitting';
  expect(BLOCKER_REASONS.join(' · ').replaceAll('-', ' ')).toBe(list.replaceAll('-', ' '));
});

test.each(BLOCKER_REASONS)('%s by itself is the reason', (reason) => {
  expect(blockerOf(HINDRANCES[reason](good))?.reason).toBe(reason);
});

test('of any that apply together, the first of the list is the reason', () => {
  fc.assert(
    fc.property(fc.subarray([...BLOCKER_REASONS], { minLength: 1 }), (reasons) => {
      // Set from the last to the first: of those that say something of one field, the first of the list has it.
      const input = reasons.reduceRight((one, reason) => HINDRANCES[reason](one), good);
      expect(blockerOf(input)?.reason).toBe(reasons[0]);
    }),
  );
});

test('what the text has to say comes with the reason', () => {
  expect(blockerOf({ ...good, state: 'closed' })).toEqual({ reason: 'market-suspended', isClosed: true });
  expect(blockerOf({ ...good, state: 'suspended' })).toEqual({ reason: 'market-suspended', isClosed: false });
  expect(blockerOf({ ...good, terms: null })).toEqual({ reason: 'price-gone', isStale: false });
  expect(blockerOf({ ...good, isStale: true })).toEqual({ reason: 'price-gone', isStale: true });
  expect(blockerOf({ ...good, terms: { ...terms, selection: 47 } })).toEqual({
    reason: 'price-moved',
    price: 10_000,
    line: 47,
  });
  const odds: StakeTerms = { ...terms, market: { kind: 'match_odds', runners: ['A'] }, selection: 'A', price: 190 };
  expect(blockerOf({ ...good, seen: { selection: 'A', price: 193 }, terms: odds })).toEqual({
    reason: 'price-moved',
    price: 190,
    line: null,
  });
});

describe('a price that moved', () => {
  test.each<[policy: OddsPolicy, side: Side, now: number, isTaken: boolean]>([
    ['none', 'back', 193, true],
    ['none', 'back', 194, false],
    ['none', 'lay', 192, false],
    ['better', 'back', 194, true],
    ['better', 'back', 192, false],
    ['better', 'lay', 192, true],
    ['better', 'lay', 194, false],
    ['any', 'back', 101, true],
    ['any', 'lay', 1000, true],
  ])('is taken with the policy %s for a %s at %d, having seen 193: %s', (policy, side, now, isTaken) => {
    expect(isAccepted(policy, side, { selection: 'A', price: 193 }, { selection: 'A', price: now })).toBe(isTaken);
  });

  test('to another line is taken by no policy, at whatever price', () => {
    for (const policy of ['none', 'better', 'any'] as const) {
      expect(isAccepted(policy, 'back', { selection: 46, price: 100 }, { selection: 47, price: 200 })).toBe(false);
    }
  });
});
