import { paise } from '@pavilion/money';
import type { CashOutQuote } from './cash-out-quote.ts';
import { quoteProblemOf } from './cash-out-quote.ts';

const quote: CashOutQuote = {
  market: '4001-MO',
  cashOut: {
    kept: 'B',
    legs: [],
    preview: { rows: [], exposure: { now: paise(0), after: paise(0) }, funds: paise(0) },
    secured: paise(1500),
  },
  madeFrom: { prices: 1_700_000_000_000, book: 3 },
  expiresAt: 1_700_000_005_000,
};
const moment = { isOpen: true, book: 3, now: 1_700_000_004_999 };

test('a quote stands until the moment at which it expires', () => {
  expect(quoteProblemOf(quote, moment)).toBeNull();
  expect(quoteProblemOf(quote, { ...moment, now: quote.expiresAt })).toBe('expired');
});

test('a quote is refused while the market is suspended, and once the player’s bets are others', () => {
  expect(quoteProblemOf(quote, { ...moment, book: 4 })).toBe('book-changed');
  expect(quoteProblemOf(quote, { isOpen: false, book: 4, now: quote.expiresAt })).toBe('suspended');
});
