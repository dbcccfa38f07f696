import type { Bet } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';
import { betOf } from '../my-bets/testing.ts';
import { cashedOutMarkets, levelOf } from './cashed-out.ts';

const at = new Date('2026-11-21T09:00:05Z');
const fillsOf = (stack: number, odds: number, profit: number) => [
  { stack: paise(stack), odds, at, profit: paise(profit) },
];
/** Lays India for what levels `betOf('b1')` at +₹150: back ₹5,000 at 2.30. */
const layIndia = (differs: Partial<Bet> = {}) =>
  betOf('leg', {
    ...{ cashOut: true, selectionType: 'lay', stack: paise(638_889), matchedStack: paise(638_889) },
    fills: fillsOf(638_889, 1.8, 511_111),
    ...differs,
  });
const first = betOf('b1');
/** Backs Australia, which of two runners levels the same bet at +₹150. */
const backAustralia = betOf('leg', {
  ...{ cashOut: true, runnerId: 'm1-2', runnerName: 'Australia' },
  fills: fillsOf(635_000, 1.81, 515_000),
});

describe('levelOf', () => {
  it('returns the sum that every outcome of a market brings', () => {
    expect(levelOf([first, layIndia()])).toBe(138_889);
    expect(levelOf([first, layIndia({ fills: fillsOf(638_889, 1.8, 511_110) })])).toBeNull();
  });

  it('counts the outcomes without a bet, unless there are none', () => {
    expect(levelOf([first, backAustralia])).toBeNull();
    const ofTwo = [first, backAustralia].map((bet) => ({ ...bet, outcomes: 2 }));
    expect(levelOf(ofTwo)).toBe(15_000);
    expect(levelOf(ofTwo.map((bet) => ({ ...bet, outcomes: 3 })))).toBeNull();
  });
});

describe('cashedOutMarkets', () => {
  it('names a market that was cashed out in full, with its result', () => {
    const other = betOf('b2', { marketId: 'm1-bookmaker', marketType: 'bookmaker', odds: 104 });
    expect([...cashedOutMarkets([first, layIndia(), other])]).toEqual([['m1-odds', 138_889]]);
  });

  it.each<[string, readonly Bet[]]>([
    ['is level without a cash-out', [first, layIndia({ cashOut: undefined })]],
    ['was cashed out in part', [first, layIndia({ fills: fillsOf(319_444, 1.8, 255_555) })]],
    ['has a bet that waits', [first, layIndia(), betOf('b3', { status: 'unmatched', matchedStack: ZERO, fills: [] })]],
    ['is settled', [first, layIndia()].map((bet) => ({ ...bet, status: 'won' as const, settledAt: at }))],
  ])('leaves out a market that %s', (_, bets) => {
    expect(cashedOutMarkets(bets).size).toBe(0);
  });
});
