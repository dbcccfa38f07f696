import { paise } from '@pavilion/money';
import { bookOf, gainOf, isReached, liabilityOf, type Side, wagerOf, winningsOf } from './wager.ts';

const wager = (side: Side) => wagerOf('match_odds', { selection: 'A', side }, { stake: paise(10_000), price: 300 });

test('a back risks its stake for its profit, a lay the backer’s profit for their stake', () => {
  expect([winningsOf(wager('back')), liabilityOf(wager('back'))]).toEqual([20_000, 10_000]);
  expect([winningsOf(wager('lay')), liabilityOf(wager('lay'))]).toEqual([10_000, 20_000]);
});

test('what one side of a bet wins is what the other loses, whichever way it goes', () => {
  for (const isBorneOut of [true, false]) {
    expect(gainOf(wager('back'), isBorneOut) + gainOf(wager('lay'), isBorneOut)).toBe(0);
  }
  expect([gainOf(wager('back'), true), gainOf(wager('back'), false)]).toEqual([20_000, -10_000]);
});

test('a bet’s fills are rounded each by itself, and its rest waits at the price that was asked for', () => {
  const fill = (stake: number, price: number) => ({ stake: paise(stake), price });
  const bet = { selection: 'A', side: 'back', fills: [fill(50, 101), fill(50, 101)], rest: fill(150, 101) } as const;
  const common = { selection: 'A', side: 'back' };
  expect(bookOf('match_odds', [bet, { ...bet, fills: [], rest: null }])).toEqual({
    matched: [
      { ...common, stake: 50, profit: 0 },
      { ...common, stake: 50, profit: 0 },
    ],
    unmatched: [{ ...common, stake: 150, profit: 2 }],
  });
});

test('a line is reached by the figure itself and by any higher one', () => {
  expect([47, 48, 49].map((result) => isReached(48, result))).toEqual([false, true, true]);
});
