import { splitMarkets } from './market-split.ts';

const market = (HeadName: string, result: string | null = null) => ({ HeadName, result });
const names = (markets: readonly { HeadName: string }[]) => markets.map(({ HeadName }) => HeadName);

test('what has over in its name is a session, what has not is another market', () => {
  const { sessionData, AllMarketData } = splitMarkets([
    market('India 6 over runs'),
    market('Fall of 4th wicket, India'),
    market('Only 16th OVER runs'),
  ]);
  expect(names(sessionData)).toEqual(['India 6 over runs', 'Only 16th OVER runs']);
  expect(names(AllMarketData)).toEqual(['Fall of 4th wicket, India']);
});

test('a Super Over is a session too', () => {
  expect(names(splitMarkets([market('Super Over winner')]).sessionData)).toEqual(['Super Over winner']);
});

test('a market that is decided is left out; null and the word null are undecided', () => {
  const { sessionData } = splitMarkets([
    market('6 over runs', '48'),
    market('10 over runs', 'null'),
    market('15 over runs', ''),
    market('20 over runs', null),
  ]);
  expect(names(sessionData)).toEqual(['10 over runs', '20 over runs']);
});

test.each(['Bookmaker', 'MATCH ODDS', 'Toss', 'Who wins the toss?', 'Tied Match', 'Over 6 bookmaker'])(
  '%s is neither',
  (name) => {
    expect(splitMarkets([market(name)])).toEqual({ sessionData: [], AllMarketData: [] });
  },
);
