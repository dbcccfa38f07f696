import { compileMessage } from '@lingui/message-utils/compileMessage';
import { en } from '../messages/en.ts';
import type { TranslateWallet } from '../messages/index.ts';
import { longDay, periodText, shortDay } from './day-text.ts';

/** The message without the hook that translates it. */
const t = ((key: 'range', values: { from: string; to: string }) =>
  (compileMessage(en[key]) as (string | string[])[])
    .map((part) => (typeof part === 'string' ? part : values[part[0] as 'from' | 'to']))
    .join('')) as TranslateWallet;
const period = (from: string, to: string) => ({ name: null, from, to });

test('days are written as India writes them, in both languages with the same digits', () => {
  expect(shortDay('2026-11-01', 'en')).toBe('1 Nov');
  expect(shortDay('2026-11-21', 'hi')).toBe('21 नव॰');
  expect(longDay('2026-11-21', 'en', '2026-11-21')).toBe('Sat 21 Nov');
  expect(longDay('2025-12-31', 'en', '2026-11-21')).toBe('Wed 31 Dec 2025');
});

test('a period is written with its month and year once where both days share them', () => {
  expect(periodText(period('2026-11-01', '2026-11-21'), 'en', t)).toBe('1 to 21 Nov 2026');
  expect(periodText(period('2026-10-25', '2026-11-21'), 'en', t)).toBe('25 Oct to 21 Nov 2026');
  expect(periodText(period('2025-12-25', '2026-01-03'), 'en', t)).toBe('25 Dec 2025 to 3 Jan 2026');
  expect(periodText(period('2026-11-21', '2026-11-21'), 'en', t, '2026-11-28')).toBe('21 Nov');
  expect(periodText(period('2025-12-25', '2026-01-03'), 'en', t, '2026-11-28')).toBe('25 Dec 2025 to 3 Jan 2026');
});
