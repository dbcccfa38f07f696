import { paise } from '@pavilion/money';
import { hundredthsOf, profitAtOdds, profitAtRate, profitAtVolume } from './price.ts';

test('odds, rate and volume each win by their own rule', () => {
  expect(profitAtOdds(paise(300_000), 193)).toBe(279_000);
  expect(profitAtRate(paise(200_000), 9000)).toBe(180_000);
  expect(profitAtVolume(paise(100_000), 9000)).toBe(90_000);
});

test('a bookmaker’s rate of 92 wins what decimal odds of 1.92 do, and nothing like odds of 92', () => {
  expect(profitAtRate(paise(100_000), 9200)).toBe(profitAtOdds(paise(100_000), 192));
});

test('a price is its hundredths, whatever the noise of a float; a third decimal is none', () => {
  expect([2.02, 1.1 + 2.2, 1000, 92.5, 1.01].map(hundredthsOf)).toEqual([202, 330, 100_000, 9250, 101]);
  expect([1.005, 2.001, Number.NaN].map(hundredthsOf)).toEqual([null, null, null]);
});
