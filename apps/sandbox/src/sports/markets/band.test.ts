import { readFileSync } from 'node:fs';
import { type Hundredths, type Side, tickBeside } from '@pavilion/betting-math';
import { bandOf } from './band.ts';
import type { QuotedMarket } from './market.ts';
import { RESTS } from './settings.ts';

/** A market that shows these prices of its one runner. */
const showing = (back: Hundredths | null, lay: Hundredths | null): QuotedMarket => ({
  ...{ id: '1-MO', kind: 'match_odds', name: 'Match Odds', state: 'open', runners: [{ id: 'a', name: 'A' }] },
  setting: { marketType: 'match_odds', minStake: 1, maxStake: 1, maxProfit: 1, delay: 0, commission: 5 } as never,
  offers: () => [],
  quote(_: string, side: Side) {
    const price = side === 'back' ? back : lay;
    return price === null ? null : { price, line: null, most: null };
  },
});

test('the limits of bets that wait are those that the document names', () => {
  const document = readFileSync('docs/security.md', 'utf8');
  for (const [name, most] of Object.entries(RESTS))
    expect(document).toMatch(new RegExp(`\\| \`${name}\` +\\| ${most} `));
});

test('the band holds the market’s own prices, and ends with the ladder', () => {
  for (let back: Hundredths | null = 101; back !== null; back = tickBeside(back, 1)) {
    const lay = tickBeside(back, 1) ?? back;
    const [lowest, highest] = bandOf(showing(back, lay), 'a') ?? [0, 0];
    expect([lowest <= back, highest >= lay, lowest >= 101, highest <= 100_000]).toEqual([true, true, true, true]);
  }
});

test('of what two players put in at a price of the band, a tenth moves on average at most, whatever the price', () => {
  for (let fair: Hundredths | null = 101; fair !== null; fair = tickBeside(fair, 1)) {
    for (const price of bandOf(showing(fair, fair), 'a') ?? []) {
      // Of stake and liability together: the difference of the chances that the two prices stand for.
      expect(Math.abs(100 / fair - 100 / price)).toBeLessThan(0.102);
    }
  }
});

test('a side that nobody offers is taken for the other, and without both there is no band', () => {
  expect(bandOf(showing(null, 300), 'a')).toEqual([234, 400]);
  expect(bandOf(showing(300, null), 'a')).toEqual([234, 400]);
  expect(bandOf(showing(null, null), 'a')).toBeNull();
});
