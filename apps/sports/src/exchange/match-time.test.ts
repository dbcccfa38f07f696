import { en } from '../messages/en.ts';
import type { Translate } from '../messages/index.ts';
import { dayLabel, distanceLabel } from './match-time.ts';

const t = ((key: keyof typeof en, values: Record<string, string | number> = {}) =>
  en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))) as Translate;
const now = new Date(2026, 10, 21, 19, 48).getTime();
const distance = (hour: number, minute: number, day = 21) =>
  distanceLabel(new Date(2026, 10, day, hour, minute), now, t, 'en');

test('a start within the hour counts down in minutes', () => {
  expect(distance(20, 30)).toBe('in 42 min');
  expect(distance(19, 49)).toBe('in 1 min');
  expect(distance(20, 48)).toBe('in 60 min');
});

test('a later start says its day', () => {
  expect(distance(20, 49)).toBe('Today');
  expect(distance(1, 0, 22)).toBe('Tomorrow');
  expect(distance(9, 0, 25)).toBe('Wed, 25 Nov');
});

test('a start whose time has come says that it is starting', () => {
  expect(distance(19, 48)).toBe('Starting');
  expect(distance(18, 0)).toBe('Starting');
});

test('a day in Hindi keeps Latin digits', () => {
  expect(dayLabel(new Date(2026, 10, 25), now, t, 'hi')).toMatch(/25 नव/);
});
