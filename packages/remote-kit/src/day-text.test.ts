import { formatDay, formatTime } from '@pavilion/shared-ui';
import { dayText, timeOn } from './day-text.ts';
import { dayOf } from './days.ts';

test('a day is written alike in every zone', () => {
  expect(dayText('2026-11-01', 'en')).toBe('1 Nov 2026');
  expect(dayText('2026-11-21', 'hi')).toBe('21 नव॰ 2026');
});

test('what was on a day has its time by the player’s clock, and that clock’s day where it is another', () => {
  const noon = new Date(2026, 10, 21, 12, 5);
  expect(timeOn('2026-11-21', noon, 'en')).toBe(formatTime(noon, 'en'));
  expect(timeOn('2026-11-22', noon, 'en')).toBe(`21 Nov 2026, ${formatTime(noon, 'en')}`);
});

test('a day’s first moment in India is on that day, whatever the clock says', () => {
  const at = new Date('2026-11-20T18:30:00Z');
  expect(dayOf(at)).toBe('2026-11-21');
  expect([formatTime(at, 'en'), `${formatDay(at, 'en')}, ${formatTime(at, 'en')}`]).toContain(
    timeOn('2026-11-21', at, 'en'),
  );
});
