import type { CashOutOffer, CashOutQuote } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';

/** A quote of ₹150 whichever way, made by laying India at 1.80. */
export const quoteOf = (id: string, differs: Partial<CashOutQuote> = {}): CashOutQuote => ({
  id,
  lasts: 8000,
  secured: paise(15_000),
  funds: ZERO,
  outcomes: [
    { runnerId: 'm1-1', runnerName: 'India', now: paise(65_000), after: paise(15_000) },
    { runnerId: 'm1-2', runnerName: 'Australia', now: paise(-50_000), after: paise(15_000) },
  ],
  legs: [{ runnerId: 'm1-1', runnerName: 'India', selectionType: 'lay', stack: paise(65_000), odds: 1.8 }],
  waiting: [],
  ...differs,
});

/** What the match odds of `m1` are offered. */
export const cashOutOf = (percent: number, quote: CashOutQuote | null, problem: CashOutOffer['problem'] = null) => ({
  marketId: 'm1-odds',
  marketType: 'match_odds' as const,
  marketName: 'Match Odds',
  ...{ percent, quote, problem },
});
