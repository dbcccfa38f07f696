import type { Bet } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import type { LiveQuote, SlipContext } from './assess.ts';
import { draftOf, type PickedPrice, type SlipBet } from './slip-bet.ts';

/** A price of India v Australia as a list hands it over: back India at 2.00. */
export function picked(change: Partial<PickedPrice> = {}): PickedPrice {
  return {
    refMatchId: 'm1',
    sportId: '4',
    matchName: 'India v Australia',
    kind: 'match_odds',
    marketId: 'm1-MO',
    marketName: null,
    runnerId: 'm1-1',
    runnerName: 'India',
    runners: [
      { id: 'm1-1', name: 'India' },
      { id: 'm1-2', name: 'Australia' },
    ],
    side: 'back',
    price: 200,
    line: null,
    depth: 0,
    pricedAt: Date.parse('2026-11-21T12:00:00Z'),
    ...change,
  };
}

export const limits = {
  minStake: paise(10_000),
  maxStake: paise(25_000_000),
  maxProfit: paise(50_000_000),
  delay: 5,
};

/** That price on the slip, with a stake typed and its market known. */
export const slipBet = (stakeText: string, change: Partial<PickedPrice> = {}): SlipBet => ({
  ...draftOf(picked(change), stakeText),
  limits,
});

export const liveQuote = (change: Partial<LiveQuote> = {}): LiveQuote => ({
  state: 'open',
  price: 200,
  line: null,
  size: null,
  // On match odds all that anybody wants is offered at its price.
  offers: change.price === null ? [] : [{ price: change.price ?? 200, size: paise(100_000_000) }],
  isStale: false,
  at: 0,
  ...change,
});

/** A player with ₹10,000 free and no bets, for whom every price stands as it was seen. */
export const context = (change: Partial<SlipContext> = {}): SlipContext => ({
  isSignedIn: true,
  isMaintenance: false,
  policy: 'better',
  free: paise(1_000_000),
  own: [],
  quoteOf: ({ price, line }) => liveQuote({ price, line }),
  betsOf: () => [],
  ...change,
});

/** A matched back of India, ₹1,000 at 2.00, as the operator tells of it. */
export const placedBet = (change: Partial<Bet> = {}): Bet => ({
  id: 'B1',
  clientRef: 'ref',
  refMatchId: 'm1',
  matchName: 'India v Australia',
  marketId: 'm1-MO',
  marketType: 'match_odds',
  marketName: 'Match Odds',
  runnerId: 'm1-1',
  runnerName: 'India',
  selectionType: 'back',
  odds: 2,
  line: null,
  stack: paise(100_000),
  matchedStack: paise(100_000),
  matchedOdds: 2,
  fills: [
    {
      stack: change.matchedStack ?? paise(100_000),
      odds: change.matchedOdds ?? 2,
      at: new Date('2026-11-21T12:00:01Z'),
    },
  ],
  status: 'matched',
  reason: null,
  profit: null,
  resettled: false,
  createdAt: new Date('2026-11-21T12:00:01Z'),
  settledAt: null,
  timeline: [{ moment: 'asked', at: new Date('2026-11-21T12:00:01Z') }],
  ...change,
});
