import { istDay } from '../../base/index.ts';
import { demoHistory } from './history.ts';

const BET = /^Bet (won|lost): (.+), (?:match odds|bookmaker)$/;

/** The won and lost bets on a match's winner, by the match and its day. */
function betsByMatch(now: Date): Map<string, { readonly pick: string; readonly result: string }[]> {
  const bets = new Map<string, { readonly pick: string; readonly result: string }[]>();
  for (const { title, detail, at } of demoHistory(now)) {
    const [, result = '', pick = ''] = BET.exec(title) ?? [];
    if (pick === '') continue;
    const match = `${istDay(at)} ${detail}`;
    bets.set(match, [...(bets.get(match) ?? []), { pick, result }]);
  }
  return bets;
}

describe('demoHistory', () => {
  const days = Array.from({ length: 20 }, (_, day) => new Date(Date.UTC(2026, 10, 10 + day, 12)));

  it.each(days)('gives each match one winner, in the history of %s', (now) => {
    const bets = betsByMatch(now);
    expect(bets.size).toBeGreaterThan(50);
    for (const [match, onMatch] of bets) {
      const won = new Set(onMatch.filter(({ result }) => result === 'won').map(({ pick }) => pick));
      const lost = onMatch.filter(({ result, pick }) => result === 'lost' && won.has(pick));
      expect([match, won.size <= 1, lost]).toEqual([match, true, []]);
    }
  });

  it('has each numbered match of a series on one day', () => {
    const numbered = [...betsByMatch(new Date('2026-11-21T12:00:00Z')).keys()].filter((match) =>
      /\d(st|nd|rd|th) /.test(match),
    );
    expect(numbered.map((match) => match.slice(match.indexOf(' ') + 1))).toEqual(['India v Australia, 2nd T20I']);
  });
});
