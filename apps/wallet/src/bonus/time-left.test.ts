import { timeLeft } from './time-left.ts';

const t = ((key: string, values?: { n: number }) => (values ? `${key} ${values.n}` : key)) as never;
const now = new Date(2026, 10, 21, 15, 30);
const after = (ms: number) => timeLeft(new Date(now.getTime() + ms), now, t);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('timeLeft', () => {
  it.each([0, 9, 15, 23])('counts the days of the calendar, at %i o’clock too', (hour) => {
    expect(timeLeft(new Date(2026, 11, 5, hour, 59), now, t)).toBe('daysLeft 14');
    expect(timeLeft(new Date(2026, 10, 23, hour, 59), now, t)).toBe('daysLeft 2');
  });

  it('writes the last 24 hours in hours, the last one in minutes', () => {
    expect([DAY + 1, DAY, 1.5 * HOUR].map(after)).toEqual(['daysLeft 1', 'hoursLeft 24', 'hoursLeft 2']);
    expect([HOUR, 0.5 * MINUTE].map(after)).toEqual(['minutesLeft 60', 'minutesLeft 1']);
    expect([0, -DAY].map(after)).toEqual(['over', 'over']);
  });
});
