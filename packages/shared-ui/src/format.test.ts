import { formatDay, formatMoney, formatOdds, formatSignedMoney, formatTime, formatVolume } from './format.ts';

test('money groups as India does, and a loss has a true minus before the rupee', () => {
  expect(formatMoney(12345650)).toBe('₹1,23,456.50');
  expect(formatMoney(-842000)).toBe('−₹8,420.00');
  expect(formatMoney(0)).toBe('₹0.00');
  expect(formatMoney(1)).toBe('₹0.01');
});

test('a signed amount says plus only of a gain', () => {
  expect(formatSignedMoney(50000)).toBe('+₹500.00');
  expect(formatSignedMoney(-50000)).toBe('−₹500.00');
  expect(formatSignedMoney(0)).toBe('₹0.00');
});

test('a volume shortens to K, L and Cr', () => {
  expect(formatVolume(950_00)).toBe('950');
  expect(formatVolume(86_000_00)).toBe('86K');
  expect(formatVolume(1_40_000_00)).toBe('1.4L');
  expect(formatVolume(4_83_00_000_00)).toBe('4.83Cr');
});

test('odds show what their tick needs', () => {
  expect([1.5, 3.85, 4.1, 9.8, 12, 100].map(formatOdds)).toEqual(['1.50', '3.85', '4.1', '9.8', '12', '100']);
});

test('times and days are written in both languages with Latin digits', () => {
  const date = new Date(2026, 10, 21, 17, 48);
  expect(formatTime(date, 'en')).toMatch(/^5:48\spm$/);
  expect(formatDay(date, 'en')).toBe('21 Nov 2026');
  expect(formatTime(date, 'hi')).toMatch(/^5:48\spm$/);
  expect(formatDay(date, 'hi')).toBe('21 नव॰ 2026');
});
