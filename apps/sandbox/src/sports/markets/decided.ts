import type { BookmakerMarket, FancyMarket, Match, MatchOddsMarket } from '@pavilion/api-client/wire';

/** What markets have come to by the operator's books, by their ids. The desk may decide one whose match goes on. */
export type Decided = ReadonlyMap<string, string>;

/** Match odds as they are shown: closed and without a price where the books have a result that the match may not have yet. */
export function shownMatchOdds(market: MatchOddsMarket, decided: Decided): MatchOddsMarket {
  const outcome = decided.get(market.marketId);
  if (outcome === undefined) return market;
  const runners = market.runners.map((runner) => ({ ...runner, back: [], lay: [] }));
  return { ...market, ...closed(market, outcome), runners };
}

/** The match itself, whose prices in lists are those of its odds. */
export function shownMatch(match: Match, marketId: string, decided: Decided): Match {
  if (!decided.has(marketId)) return match;
  return { ...match, state: 'closed', runners: match.runners.map((runner) => ({ ...runner, back: null, lay: null })) };
}

/** The same of a bookmaker's market. */
export function shownBookmaker(market: BookmakerMarket, decided: Decided): BookmakerMarket {
  const outcome = decided.get(market.marketId);
  if (outcome === undefined) return market;
  const runners = market.runners.map((runner) => ({ ...runner, back: null, lay: null }));
  return { ...market, ...closed(market, outcome), runners };
}

/** The same of a fancy, whose result is a figure. */
export function shownFancy(market: FancyMarket, decided: Decided): FancyMarket {
  const outcome = decided.get(market.marketId);
  return outcome === undefined ? market : { ...market, state: 'closed', result: outcome, no: null, yes: null };
}

/** A runner's result is its name; void is said as it is. */
const closed = ({ runners }: Pick<MatchOddsMarket | BookmakerMarket, 'runners'>, outcome: string) => ({
  state: 'closed' as const,
  result: [...runners].find(({ id }) => id === outcome)?.name ?? outcome,
});
