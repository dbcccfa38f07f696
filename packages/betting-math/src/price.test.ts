import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { averagePrice, decimalOdds, figureOf, greatestCounted, hundredthsOf, profitAt } from './price.ts';
import { kinds, prices, roundedFraction, stakes } from './testing.ts';

test('odds, rate and volume each win by their own rule', () => {
  expect(profitAt('match_odds', paise(300_000), 193)).toBe(279_000);
  expect(profitAt('bookmaker', paise(200_000), 9000)).toBe(180_000);
  expect(profitAt('fancy', paise(100_000), 9000)).toBe(90_000);
});

test('a bookmaker’s rate of 92 wins what decimal odds of 1.92 do, and nothing like odds of 92', () => {
  expect(profitAt('bookmaker', paise(100_000), 9200)).toBe(profitAt('match_odds', paise(100_000), 192));
  expect([decimalOdds('bookmaker', 9200), decimalOdds('fancy', 9250), decimalOdds('match_odds', 192)]).toEqual([
    1.92, 1.925, 1.92,
  ]);
});

test('what a stake wins is the exact fraction in whole paise, a half going to the even one', () => {
  const terms = kinds.chain((kind) => fc.tuple(fc.constant(kind), stakes, prices(kind)));
  fc.assert(
    fc.property(terms, ([kind, stake, price]) => {
      const exact: readonly [bigint, bigint] =
        kind === 'match_odds' ? [BigInt(stake) * BigInt(price - 100), 100n] : [BigInt(stake) * BigInt(price), 10_000n];
      expect(BigInt(profitAt(kind, stake, price))).toBe(roundedFraction(...exact));
    }),
  );
  expect([50, 150, 250].map((stake) => profitAt('match_odds', paise(stake), 101))).toEqual([0, 2, 2]);
});

test('a greater stake never wins less', () => {
  const terms = kinds.chain((kind) => fc.tuple(fc.constant(kind), stakes, stakes, prices(kind)));
  fc.assert(
    fc.property(terms, ([kind, first, second, price]) => {
      const [less, more] = [paise(Math.min(first, second)), paise(Math.max(first, second))];
      expect(profitAt(kind, less, price)).toBeLessThanOrEqual(profitAt(kind, more, price));
    }),
  );
});

test('a stake beyond what is counted exactly is refused, and the greatest that is counted is not', () => {
  for (const price of [101, 100_000]) {
    expect(() => profitAt('match_odds', greatestCounted(price), price)).not.toThrow();
    expect(() => profitAt('bookmaker', paise(greatestCounted(price) + 1), price)).toThrow(RangeError);
  }
  expect(() => profitAt('match_odds', paise(100), 193.5)).toThrow(RangeError);
});

test('a price is its hundredths, whatever the noise of a float; a third decimal is none', () => {
  expect([2.02, 1.1 + 2.2, 1000, 92.5, 1.01].map(hundredthsOf)).toEqual([202, 330, 100_000, 9250, 101]);
  expect([1.005, 2.001, Number.NaN].map(hundredthsOf)).toEqual([null, null, null]);
});

test('every price is written for the wire and read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (price) => {
      expect(hundredthsOf(figureOf(price))).toBe(price);
      expect(String(figureOf(price))).toBe(String(Number((price / 100).toFixed(2))));
    }),
  );
});

describe('the average price', () => {
  const fill = (stake: number, price: number) => ({ stake: paise(stake), price });

  test('counts each fill by its stake, a half going to the even hundredth', () => {
    expect(averagePrice([fill(10_000, 200), fill(30_000, 204)])).toBe(203);
    expect(averagePrice([fill(10_000, 200), fill(10_000, 201)])).toBe(200);
    expect(averagePrice([fill(10_000, 201), fill(10_000, 202)])).toBe(202);
  });

  test('is none where nothing was matched', () => {
    expect(averagePrice([])).toBeNull();
  });

  test('lies between the lowest and the highest, and is the exact one to within half a hundredth', () => {
    const fills = fc.array(fc.record({ stake: stakes, price: prices('match_odds') }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fills, (all) => {
        const stake = all.reduce((sum, one) => sum + BigInt(one.stake), 0n);
        const weighed = all.reduce((sum, one) => sum + BigInt(one.stake) * BigInt(one.price), 0n);
        const average = averagePrice(all) ?? 0;
        expect(BigInt(average)).toBe(roundedFraction(weighed, stake));
        expect(average).toBeGreaterThanOrEqual(Math.min(...all.map(({ price }) => price)));
        expect(average).toBeLessThanOrEqual(Math.max(...all.map(({ price }) => price)));
      }),
    );
  });
});
