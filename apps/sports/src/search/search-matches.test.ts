import { match } from '../live/testing.ts';
import { searchMatches } from './search-matches.ts';

const matches = [match('m1', { name: 'St. John’s v Côte d’Or', competition: 'World Cup' })];

describe('searchMatches', () => {
  it.each(['st johns', 'St. John’s', 'cote  dor', 'ＣＯＴＥ', 'world\u00a0cup'])('finds a match by “%s”', (text) => {
    expect(searchMatches(matches, text).matches).toEqual(matches);
  });

  it('finds a league by its folded name', () => {
    expect(searchMatches(matches, 'ｗｏｒｌｄ').leagues).toEqual([{ name: 'World Cup', sportId: '4', matches: 1 }]);
  });

  it('has no parts for a text without a letter', () => {
    expect(searchMatches(matches, ' ’ ')).toEqual({ matches, teams: [], leagues: [] });
  });
});
