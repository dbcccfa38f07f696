import { compileMessage } from '@lingui/message-utils/compileMessage';
import { paise } from '@pavilion/money';
import { en } from '../messages/en.ts';
import type { TranslateCasino } from '../messages/index.ts';
import { openedText } from './opened-text.ts';

/** The message without the hook that translates it. */
const t = ((key: 'openedAndNet', values: Record<string, string> = {}) => {
  const message = compileMessage(en[key]);
  const parts = typeof message === 'string' ? [message] : (message as (string | string[])[]);
  return parts.map((part) => (typeof part === 'string' ? part : values[String(part[0])])).join('');
}) as TranslateCasino;

const now = new Date(2026, 10, 29, 14, 30);

test.each([
  [new Date(2026, 10, 29, 14, 29, 30), 'Just now'],
  [new Date(2026, 10, 29, 14, 31), 'Just now'],
  [new Date(2026, 10, 29, 14, 18), '12 min ago'],
  [new Date(2026, 10, 29, 11, 0), '3 h ago'],
  [new Date(2026, 10, 29, 0, 0), '14 h ago'],
  [new Date(2026, 10, 28, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 19, 9, 0), '19 Nov 2026'],
])('a game that was opened at %s says: %s', (at, text) => {
  expect(openedText({ at }, now, t, 'en')).toBe(text);
});

test('what came of it is beside it', () => {
  const at = new Date(2026, 10, 29, 14, 18);
  expect(openedText({ at, net: paise(-24_000) }, now, t, 'en')).toBe('12 min ago, net −₹240.00');
  expect(openedText({ at, net: paise(0) }, now, t, 'en')).toBe('12 min ago, net ₹0.00');
});
