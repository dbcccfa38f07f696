import { formatDay, formatOdds, formatTime, formatTimeToSecond } from './format.ts';

test('odds show what their tick needs', () => {
  expect([1.5, 3.85, 4.1, 9.8, 12, 100].map(formatOdds)).toEqual(['1.50', '3.85', '4.1', '9.8', '12', '100']);
});

test('times and days are written in both languages with Latin digits', () => {
  const date = new Date(2026, 10, 21, 17, 48, 9);
  expect(formatTime(date, 'en')).toMatch(/^5:48\spm$/);
  expect(formatTimeToSecond(date, 'en')).toMatch(/^5:48:09\spm$/);
  expect(formatDay(date, 'en')).toBe('21 Nov 2026');
  expect(formatTime(date, 'hi')).toBe('शाम 5:48');
  expect(formatTimeToSecond(date, 'hi')).toBe('शाम 5:48:09');
  expect(formatDay(date, 'hi')).toBe('21 नव॰ 2026');
});
