import { type Paise, paise } from '@pavilion/money';
import fc from 'fast-check';
import {
  commissionOn,
  fundsNeeded,
  gainOf,
  ladder,
  ladderExposure,
  runnerExposure,
  runnerPosition,
  type Side,
  type Wager,
} from './position.ts';
import { profitAtOdds, profitAtRate, profitAtVolume } from './price.ts';

const RUPEE = 100;
const at =
  <S extends string | number>(profitAt: (stake: Paise, price: number) => Paise) =>
  (side: Side, selection: S, stake: number, price: number): Wager<S> => ({
    side,
    selection,
    stake: paise(stake * RUPEE),
    profit: profitAt(paise(stake * RUPEE), Math.round(price * 100)),
  });
const odds = at<string>(profitAtOdds);
const rate = at<string>(profitAtRate);
const volume = at<number>(profitAtVolume);

describe('match odds', () => {
  const runners = ['A', 'B', 'X'];

  test('a back takes its stake from every other runner, a lay its liability from its own', () => {
    expect([...runnerPosition(runners, [odds('back', 'A', 100, 3)])]).toEqual([
      ['A', 20_000],
      ['B', -10_000],
      ['X', -10_000],
    ]);
    expect([...runnerPosition(runners, [odds('lay', 'A', 100, 3)])]).toEqual([
      ['A', -20_000],
      ['B', 10_000],
      ['X', 10_000],
    ]);
  });

  test('back 20 @ 7 and lay 35 @ 4 on one runner make 15 whichever way, and 5 % of that is 0.75', () => {
    const bets = [odds('back', 'A', 20, 7), odds('lay', 'A', 35, 4)];
    const position = runnerPosition(['A', 'B'], bets);
    expect([...position.values()]).toEqual([15 * RUPEE, 15 * RUPEE]);
    expect(runnerExposure(['A', 'B'], bets)).toBe(0);
    expect(commissionOn(paise(15 * RUPEE), 500)).toBe(75);
    expect(commissionOn(paise(-15 * RUPEE), 500)).toBe(0);
  });

  test('an unmatched bet holds what it would lose, and gives nothing before it is matched', () => {
    const matched = [odds('back', 'A', 100, 3)];
    expect(runnerExposure(runners, matched)).toBe(-10_000);
    expect(runnerExposure(runners, matched, [odds('lay', 'A', 50, 3)])).toBe(-10_000);
    expect(runnerExposure(runners, matched, [odds('lay', 'A', 200, 3)])).toBe(-20_000);
    expect(runnerExposure(runners, matched, [odds('back', 'B', 40, 2)])).toBe(-14_000);
    expect(runnerExposure(runners, [], [odds('back', 'A', 10, 2), odds('lay', 'A', 10, 2)])).toBe(-1000);
  });

  test('a runner of another market is refused', () => {
    expect(() => runnerPosition(runners, [odds('back', 'C', 1, 2)])).toThrow(RangeError);
  });
});

test('bookmaker: lay A 20,000 @ 50 and lay B 20,000 @ 70 bring 10,000 where A wins and 6,000 where B does', () => {
  const bets = [rate('lay', 'A', 20_000, 50), rate('lay', 'B', 20_000, 70)];
  expect([...runnerPosition(['A', 'B'], bets).values()]).toEqual([10_000 * RUPEE, 6000 * RUPEE]);
  expect(runnerExposure(['A', 'B'], bets)).toBe(0);
});

describe('fancy', () => {
  test('Yes 1000 @ 40/100 and No 500 @ 48/100: −500 below 40, +1500 from 40 to 47, +500 from 48; exposure 500', () => {
    const bets = [volume('back', 40, 1000, 100), volume('lay', 48, 500, 100)];
    expect(ladder(bets)).toEqual([
      { from: null, to: 39, gain: -500 * RUPEE },
      { from: 40, to: 47, gain: 1500 * RUPEE },
      { from: 48, to: null, gain: 500 * RUPEE },
    ]);
    expect(ladderExposure(bets)).toBe(-500 * RUPEE);
  });

  test('Yes 1000 @ 46/90 and No 1000 @ 46/110: 0 up to 45, −200 from 46', () => {
    const bets = [volume('back', 46, 1000, 90), volume('lay', 46, 1000, 110)];
    expect(ladder(bets)).toEqual([
      { from: null, to: 45, gain: 0 },
      { from: 46, to: null, gain: -200 * RUPEE },
    ]);
    expect(ladderExposure(bets)).toBe(-200 * RUPEE);
  });

  test('what is not matched yet holds what it would lose, and spares nothing', () => {
    const yes = volume('back', 46, 1000, 100);
    expect(ladderExposure([yes], [volume('lay', 46, 1000, 100)])).toBe(-1000 * RUPEE);
    expect(ladderExposure([yes], [volume('back', 50, 500, 100)])).toBe(-1500 * RUPEE);
  });

  test('without a bet there is one range, and nothing in it', () => {
    expect(ladder([])).toEqual([{ from: null, to: null, gain: 0 }]);
    expect(ladderExposure([])).toBe(0);
  });
});

describe('for any bets', () => {
  const runners = ['A', 'B', 'X'];
  const side = fc.constantFrom<Side>('back', 'lay');
  const stakes = fc.integer({ min: 1, max: 50_000_000 }).map(paise);
  const runnerWager = fc
    .tuple(fc.constantFrom(...runners), side, stakes, fc.integer({ min: 101, max: 100_000 }))
    .map(([selection, of, stake, price]) => ({
      selection,
      side: of,
      stake,
      profit: profitAtOdds(stake, price),
    }));
  const lineWager = fc
    .tuple(fc.integer({ min: 0, max: 60 }), side, stakes, fc.integer({ min: 5000, max: 20_000 }))
    .map(([selection, of, stake, price]) => ({
      selection,
      side: of,
      stake,
      profit: profitAtVolume(stake, price),
    }));
  const turned = <S extends string | number>(wager: Wager<S>): Wager<S> => ({
    ...wager,
    side: wager.side === 'back' ? 'lay' : 'back',
  });

  test('exposure is never above 0, and an unmatched bet never makes it better', () => {
    fc.assert(
      fc.property(fc.array(runnerWager), fc.array(runnerWager), (matched, unmatched) => {
        const held = runnerExposure(runners, matched, unmatched);
        expect(held).toBeLessThanOrEqual(Math.min(0, runnerExposure(runners, matched)));
      }),
    );
  });

  test('unmatched bets hold at least what any of them holds once it is matched', () => {
    fc.assert(
      fc.property(fc.array(runnerWager), fc.array(runnerWager), fc.array(fc.boolean()), (matched, waiting, met) => {
        const now = waiting.filter((_, index) => met[index]);
        const still = waiting.filter((_, index) => !met[index]);
        expect(runnerExposure(runners, [...matched, ...now], still)).toBeGreaterThanOrEqual(
          runnerExposure(runners, matched, waiting),
        );
      }),
    );
  });

  test('the order of bets makes no difference', () => {
    const shuffled = <T>(of: fc.Arbitrary<T>) =>
      fc
        .array(of, { maxLength: 12 })
        .chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
        );
    fc.assert(
      fc.property(shuffled(runnerWager), shuffled(lineWager), ([bets, mixed], [lines, mixedLines]) => {
        expect(runnerPosition(runners, mixed)).toEqual(runnerPosition(runners, bets));
        expect(ladder(mixedLines)).toEqual(ladder(lines));
      }),
    );
  });

  test('laying off a bet whole at its own price leaves nothing, to the paisa', () => {
    fc.assert(
      fc.property(fc.array(runnerWager), runnerWager, (before, wager) => {
        expect(runnerPosition(runners, [...before, wager, turned(wager)])).toEqual(runnerPosition(runners, before));
      }),
    );
  });

  test('a hedge, which loses only where there is as much to spare, never needs funds', () => {
    fc.assert(
      fc.property(fc.array(runnerWager, { minLength: 1 }), runnerWager, (before, wager) => {
        const held = runnerExposure(runners, before);
        const position = runnerPosition(runners, before);
        const isHedge = runners.every((runner) => {
          const gain = gainOf(wager, runner === wager.selection);
          return gain >= 0 || (position.get(runner) ?? 0) + gain >= held;
        });
        fc.pre(isHedge);
        expect(fundsNeeded(held, runnerExposure(runners, [...before, wager]))).toBe(0);
      }),
    );
  });

  test('backing a runner and laying part of it at the same price or a lower one never needs funds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...runners),
        stakes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 101, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (selection, stake, part, price, lower) => {
          const less = paise(Math.floor(stake * part));
          const cheaper = 101 + Math.floor((price - 101) * lower);
          const back: Wager<string> = { selection, side: 'back', stake, profit: profitAtOdds(stake, price) };
          const lay: Wager<string> = { selection, side: 'lay', stake: less, profit: profitAtOdds(less, cheaper) };
          const held = runnerExposure(runners, [back]);
          expect(fundsNeeded(held, runnerExposure(runners, [back, lay]))).toBe(0);
        },
      ),
    );
  });

  test('a fancy’s exposure is what its worst result brings, whichever result that is', () => {
    fc.assert(
      fc.property(fc.array(lineWager, { maxLength: 8 }), (wagers) => {
        let least = 0;
        for (let result = -1; result <= 62; result += 1) {
          const gain = wagers.reduce((sum, wager) => sum + gainOf(wager, result >= wager.selection), 0);
          const rung = ladder(wagers).find(
            ({ from, to }) => (from === null || from <= result) && (to === null || result <= to),
          );
          expect(rung?.gain).toBe(gain);
          least = Math.min(least, gain);
        }
        expect(ladderExposure(wagers)).toBe(least);
      }),
    );
  });
});
