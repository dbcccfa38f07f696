import { formatZone } from '@pavilion/shared-ui';
import { en } from '../messages/en.ts';
import type { Translate } from '../messages/index.ts';
import { momentLabel } from './moment-label.ts';

const t = ((key: keyof typeof en, values: Record<string, string | number> = {}) =>
  en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))) as Translate;

test('a moment in full names day, time and zone', () => {
  expect(momentLabel(new Date(2026, 10, 21, 20, 30), t, 'en')).toBe(`21 Nov 2026, 8:30 pm, ${formatZone('en')}`);
});
