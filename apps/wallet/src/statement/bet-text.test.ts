import type { Bet } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { enEntry } from '../messages/en-entry.ts';
import type { TranslateEntry } from '../messages/statement-lines.ts';
import { sideAndPrice, stakeText } from './bet-text.ts';

const t = ((key: keyof typeof enEntry, values: Record<string, unknown> = {}) =>
  enEntry[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]))) as TranslateEntry;
const bet = (more: Partial<Bet>) =>
  ({ marketType: 'match_odds', selectionType: 'back', odds: 1.9, matchedStack: paise(10_000), ...more }) as Bet;

test.each([
  [{}, 'Back at 1.90', '₹100.00 at 1.90'],
  [{ selectionType: 'lay', odds: 2, matchedOdds: 1.987 }, 'Lay at 1.99', '₹100.00 at 1.99'],
  [{ marketType: 'bookmaker', odds: 85 }, 'Back at 85', '₹100.00 at 85'],
  [{ marketType: 'fancy', odds: 90, line: 48 }, 'Yes at 48 / 90', '₹100.00 at 48 / 90'],
] as const satisfies readonly (readonly [Partial<Bet>, string, string])[])(
  'of %j the side and the price are %s',
  (more, side, stake) => {
    expect([sideAndPrice(bet(more), t), stakeText(bet(more), t)]).toEqual([side, stake]);
  },
);
