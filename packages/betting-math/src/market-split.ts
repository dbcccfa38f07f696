/** What the split reads of a market: the upstream API's own names (spec §3). */
interface SplitMarket {
  readonly HeadName: string;
  readonly result: string | null;
}

const NOT_LINES = ['bookmaker', 'match odds', 'toss', 'tied match'];

/**
 * Spec §4's market split, to the letter: decided markets and those of their own kind are left out; of the rest, `over` in the name
 * makes a session. "Super Over" therefore is one.
 */
export function splitMarkets<M extends SplitMarket>(markets: readonly M[]): { sessionData: M[]; AllMarketData: M[] } {
  const lines = markets.filter(({ HeadName, result }) => {
    const name = HeadName.toLowerCase();
    return (result === null || result === 'null') && !NOT_LINES.some((kind) => name.includes(kind));
  });
  const isSession = ({ HeadName }: M) => HeadName.toLowerCase().includes('over');
  return {
    sessionData: lines.filter(isSession),
    AllMarketData: lines.filter((market) => !isSession(market)),
  };
}
