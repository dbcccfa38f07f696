import { timeLeft } from './time-left.ts';

const t = ((key: string, values?: { n: number }) => (values ? `${key} ${values.n}` : key)) as never;
const now = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => timeLeft(new Date(now.getTime() + ms), now, t);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test('what is left is told in days, the last day in hours and the last hour in minutes, and then it is over', () => {
  expect([12 * DAY, 11.2 * DAY, DAY + 1].map(after)).toEqual(['daysLeft 12', 'daysLeft 12', 'daysLeft 2']);
  expect([DAY, 1.5 * HOUR].map(after)).toEqual(['hoursLeft 24', 'hoursLeft 2']);
  expect([HOUR, 0.5 * MINUTE].map(after)).toEqual(['minutesLeft 60', 'minutesLeft 1']);
  expect([0, -DAY].map(after)).toEqual(['over', 'over']);
});
