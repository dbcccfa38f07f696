import { paise } from '@pavilion/money';
import { betOf, settledBet } from '../my-bets/testing.ts';
import { betPrice, figuresOf, isOpenBet, priceText, titleOf, unmatchedOf } from './bet-figures.ts';

const fancy = { marketType: 'fancy', runnerId: 'f1', line: 178, odds: 100, matchedOdds: 100 } as const;

test.each([
  ['a back wins stake times odds less one and loses the stake', {}, 650_000, -500_000],
  ['a lay wins the stake and loses stake times odds less one', { selectionType: 'lay' }, 500_000, -650_000],
  [
    'a bookmaker back wins its rate for each 100',
    { marketType: 'bookmaker', odds: 90, matchedOdds: 90 },
    450_000,
    -500_000,
  ],
  [
    'a fancy No wins the stake and loses its volume',
    { ...fancy, odds: 110, matchedOdds: 110, selectionType: 'lay' },
    500_000,
    -550_000,
  ],
] as const)('%s', (_, differs, wins, loses) => {
  expect(figuresOf(betOf('b1', differs))).toMatchObject({ wins, loses, rest: null });
});

test('of a bet that is partly matched both parts count, each at its own price', () => {
  const bet = betOf('b1', {
    status: 'partial',
    odds: 2.2,
    matchedOdds: 2.3,
    stack: paise(300_000),
    matchedStack: paise(200_000),
  });
  const figures = figuresOf(bet);
  expect(figures.matched).toMatchObject([{ stake: 200_000, profit: 260_000 }]);
  expect(figures.rest).toMatchObject({ stake: 100_000, profit: 120_000 });
  expect(figures).toMatchObject({ wins: 380_000, loses: -300_000 });
  expect(unmatchedOf(bet)).toBe(100_000);
});

test('a bet that waits out its delay is a rest whole', () => {
  const figures = figuresOf(betOf('b1', { status: 'delayed', matchedStack: paise(0), matchedOdds: null }));
  expect(figures).toMatchObject({ matched: [], wins: 650_000, loses: -500_000 });
});

test('a refused bet has nothing to win or lose', () => {
  const refused = betOf('b1', { status: 'rejected', matchedStack: paise(0), matchedOdds: null });
  expect(isOpenBet(refused)).toBe(false);
  expect(figuresOf(refused)).toEqual({ matched: [], rest: null, wins: 0, loses: 0 });
});

test('the matched part of a bet whose rest was cancelled is still open', () => {
  const bet = betOf('b1', { status: 'cancelled', matchedStack: paise(200_000) });
  expect(isOpenBet(bet)).toBe(true);
  expect(figuresOf(bet)).toMatchObject({ wins: 260_000, loses: -200_000, rest: null });
});

test('a settled bet shows what its matched part could have won', () => {
  const bet = settledBet('b1', 'lost', -500_000);
  expect(isOpenBet(bet)).toBe(false);
  expect(figuresOf(bet)).toMatchObject({ wins: 650_000, loses: -500_000 });
});

test('a bet is named by its runner, one on a fancy by its market', () => {
  expect(titleOf(betOf('b1'))).toBe('India');
  expect(titleOf(betOf('b1', { ...fancy, runnerName: 'Yes', marketName: '6 over runs' }))).toBe('6 over runs');
});

test('a price is written as its market writes it', () => {
  expect(betPrice(betOf('b1'))).toBe('2.30');
  expect(betPrice(betOf('b1', fancy))).toBe('178 / 100');
  expect(betPrice(betOf('b1', { marketType: 'bookmaker', odds: 90, matchedOdds: 90 }))).toBe('90');
  expect(betPrice(betOf('b1', { odds: 2.2, status: 'unmatched', matchedStack: paise(0), matchedOdds: null }))).toBe(
    '2.20',
  );
  expect(priceText(betOf('b1'), 4.27)).toBe('4.27');
  expect(priceText(betOf('b1'), 4.2)).toBe('4.2');
});

test('of several fills each counts at its own price, to the paisa, whatever their average says', () => {
  const at = new Date('2026-11-21T09:00:05Z');
  const fills = [
    { stack: paise(333_333), odds: 2.31, at },
    { stack: paise(166_667), odds: 2.29, at },
  ];
  expect(figuresOf(betOf('b1', { fills, matchedOdds: 2.3 }))).toMatchObject({
    wins: 436_666 + 215_000,
    loses: -500_000,
  });
});
