import { addDays, countDays, dayOf, isDay, startOf } from './days.ts';

test('half past six in the evening in London is already the next day in India', () => {
  expect(dayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('a day begins where the day before it ends', () => {
  const start = startOf('2026-11-21');
  expect(dayOf(start)).toBe('2026-11-21');
  expect(dayOf(new Date(start.getTime() - 1))).toBe('2026-11-20');
});

test('days are counted over the end of a leap February', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(countDays('2028-02-28', '2028-03-01')).toBe(3);
  expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
});

test.each(['2026-02-30', '2026-13-01', '21-11-2026', 'today', '', null])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('the 29th of February is a day in a leap year', () => {
  expect(isDay('2028-02-29')).toBe(true);
});
