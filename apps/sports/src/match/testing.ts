import type { BookmakerMarket, FancyMarket, MatchOddsMarket, MatchSetting } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { priceOf } from '../live/testing.ts';

/** The match odds of `match('m1')`, three deep. */
export const oddsMarket: MatchOddsMarket = {
  marketId: 'm1-odds',
  HeadName: 'Match Odds',
  result: null,
  state: 'open',
  matched: paise(4_830_000_000),
  runners: [
    {
      id: 'm1-1',
      name: 'India',
      back: [priceOf(2, 10_000), priceOf(1.99, 12_600_000), priceOf(1.98, 9_870_000)],
      lay: [priceOf(2.02, 20_000), priceOf(2.04, 7_350_000), priceOf(2.06, 15_500_000)],
    },
    { id: 'm1-2', name: 'Australia', back: [priceOf(2, 10_000)], lay: [priceOf(2.02, 20_000)] },
  ],
};

export const bookmakerMarket: BookmakerMarket = {
  marketId: 'm1-bm',
  HeadName: 'Bookmaker',
  result: null,
  state: 'open',
  runners: [
    {
      id: 'm1-1',
      name: 'India',
      back: { rate: 104, size: paise(50_000_000) },
      lay: { rate: 108, size: paise(50_000_000) },
    },
    { id: 'm1-2', name: 'Australia', back: { rate: 92, size: paise(50_000_000) }, lay: null },
  ],
};

const fancyMarket = (marketId: string, HeadName: string, differs: Partial<FancyMarket> = {}): FancyMarket => ({
  marketId,
  HeadName,
  result: 'null',
  state: 'open',
  no: { line: 181, volume: 100 },
  yes: { line: 183, volume: 100 },
  ...differs,
});

const setting = (marketType: MatchSetting['marketType'], differs: Partial<MatchSetting> = {}): MatchSetting => ({
  marketType,
  minStake: paise(10_000),
  maxStake: paise(25_000_000),
  maxProfit: paise(100_000_000),
  delay: 5,
  commission: 0,
  ...differs,
});

/** An operator that has each kind of market on the match `m1` and knows of no bets. */
export const matchAnswers: TestAnswers = {
  getMatchOdds: { data: { clock: 1, market: oddsMarket } },
  getBookmakerOdds: { data: { clock: 1, markets: [bookmakerMarket] } },
  getFancyOdds: {
    data: {
      clock: 1,
      markets: [
        fancyMarket('f1', 'India 20 over runs'),
        fancyMarket('f2', 'Match sixes', { state: 'suspended', no: null, yes: null }),
        fancyMarket('f3', 'India 6 over runs', { result: '48', state: 'closed', no: null, yes: null }),
      ],
    },
  },
  getMatchSettings: {
    data: { settings: [setting('match_odds', { commission: 5 }), setting('bookmaker'), setting('fancy')] },
  },
  getBets: { data: { bets: [], count: 0 } },
  getExposureAmount: { data: { exposureAmount: ZERO, matches: [] } },
};
