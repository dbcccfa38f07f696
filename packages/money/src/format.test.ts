import { formatMoney, formatPercent, formatSignedMoney, formatVolume } from './format.ts';
import { paise } from './paise.ts';

test('money groups as India does, and a loss has a true minus before the rupee', () => {
  expect(formatMoney(paise(12345650))).toBe('₹1,23,456.50');
  expect(formatMoney(paise(-842000))).toBe('−₹8,420.00');
  expect(formatMoney(paise(0))).toBe('₹0.00');
  expect(formatMoney(paise(1))).toBe('₹0.01');
});

test('a signed amount says plus only of a gain', () => {
  expect(formatSignedMoney(paise(50000))).toBe('+₹500.00');
  expect(formatSignedMoney(paise(-50000))).toBe('−₹500.00');
  expect(formatSignedMoney(paise(0))).toBe('₹0.00');
});

describe('formatVolume', () => {
  it.each([
    [999_49, '999'],
    [999_60, '1K'],
    [99_949_00, '99.9K'],
    [99_950_00, '1L'],
    [99_94_999_00, '99.9L'],
    [99_95_000_00, '1Cr'],
    [0, '0'],
    [50, '0.5'],
  ])('writes %d paise as %s', (amount, text) => {
    expect(formatVolume(paise(amount))).toBe(text);
  });
});

test('a volume shortens to K, L and Cr', () => {
  expect(formatVolume(paise(950_00))).toBe('950');
  expect(formatVolume(paise(86_000_00))).toBe('86K');
  expect(formatVolume(paise(1_40_000_00))).toBe('1.4L');
  expect(formatVolume(paise(4_83_00_000_00))).toBe('4.83Cr');
});

describe('formatPercent', () => {
  it.each([
    [97, '97%'],
    [95.8, '95.8%'],
    [97.68, '97.68%'],
    [66.666, '66.67%'],
    [0, '0%'],
  ])('writes %d as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});
