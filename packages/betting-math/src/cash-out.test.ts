import { type Paise, paise, paiseOfRupees } from '@pavilion/money';
import fc from 'fast-check';
import { type CashOut, type CashOutInput, cashOutOf, type RunnerMarket } from './cash-out.ts';
import type { Offer } from './course.ts';
import { exposureOf, fundsNeeded, positionOf } from './position.ts';
import { profitAt } from './price.ts';
import { openBets, prices } from './testing.ts';
import { bookOf, type Wager, wagerOf } from './wager.ts';

const rupees = paiseOfRupees;
const at = (price: number, size: Paise | null = null): Offer => ({ price, size });
const match: RunnerMarket = { kind: 'match_odds', runners: ['A', 'B'] };
const bet = (selection: string, side: 'back' | 'lay', amount: number, price: number): Wager =>
  wagerOf('match_odds', { selection, side }, { stake: rupees(amount), price });
const only = (backs: readonly Offer[], lays: readonly Offer[]) => ({ back: backs, lay: lays });
const closed = only([], []);
const input: CashOutInput = {
  market: match,
  isOpen: true,
  book: { matched: [bet('A', 'back', 20, 700)], unmatched: [] },
  offers: { A: only([at(390)], [at(400)]), B: closed },
  minStake: paise(1),
  percent: 100,
};

function made(of: CashOutInput): CashOut {
  const result = cashOutOf(of);
  if ('problem' in result) throw new Error(result.problem);
  return result.cashOut;
}
const after = ({ preview }: CashOut) => preview.rows.map((row) => row.after);
const problem = (more: Partial<CashOutInput>) => {
  const result = cashOutOf({ ...input, ...more });
  return 'problem' in result ? result.problem : null;
};

test('back 20 @ 7 is cashed out at 4 by laying 35, for 15 whichever way', () => {
  expect(made(input)).toEqual({
    kept: 'B',
    legs: [
      {
        selection: 'A',
        side: 'lay',
        stake: rupees(35),
        profit: rupees(105),
        fills: [{ stake: rupees(35), price: 400 }],
      },
    ],
    preview: {
      rows: [
        { outcome: 'A', now: rupees(120), after: rupees(15) },
        { outcome: 'B', now: rupees(-20), after: rupees(15) },
      ],
      exposure: { now: rupees(-20), after: 0 },
      funds: 0,
    },
    secured: rupees(15),
  });
});

test('half of it lays half, and brings every outcome half of the way', () => {
  const half = made({ ...input, percent: 50 });
  expect(half.legs.map(({ stake }) => stake)).toEqual([rupees(17.5)]);
  expect(after(half)).toEqual([rupees(67.5), rupees(-2.5)]);
  expect(half.secured).toBe(rupees(-2.5));
});

test('of the runners whose outcome may be kept, the one that secures most is', () => {
  // Backing B at 1.50 brings 140 / 1.5 = 93.33 where B wins, and costs as much where A does: 120 − 93.34 = 26.66.
  const offers = { A: only([at(390)], [at(400)]), B: only([at(150)], []) };
  const cashOut = made({ ...input, offers });
  expect([cashOut.kept, cashOut.secured]).toEqual(['A', rupees(26.66)]);
  expect(made({ ...input, offers: { ...offers, B: only([at(130)], []) } }).kept).toBe('B');
});

test('of choices that secure the same, the one with fewer legs is taken', () => {
  const market: RunnerMarket = { kind: 'match_odds', runners: ['A', 'B', 'X'] };
  const third = only([at(300)], [at(300)]);
  const book = { matched: [bet('A', 'back', 100, 300)], unmatched: [] };
  const { kept, legs, secured } = made({ ...input, market, book, offers: { A: third, B: third, X: third } });
  expect([kept, legs.map(({ selection }) => selection), secured]).toEqual(['B', ['A'], 0]);
});

test('what is offered at the best price is taken first, then what is behind it', () => {
  const { legs } = made({ ...input, offers: { A: only([], [at(400, rupees(20)), at(410)]), B: closed } });
  // 140 apart: 20 at 4 move it by 80, and 60 / 4.1 are 14.63 and a bit.
  expect(legs[0]?.fills).toEqual([
    { stake: rupees(20), price: 400 },
    { stake: rupees(14.63), price: 410 },
  ]);
  expect(legs[0]?.stake).toBe(rupees(34.63));
});

test('a bookmaker’s rate closes a position as the decimal odds that it equals do', () => {
  const market: RunnerMarket = { kind: 'bookmaker', runners: ['A', 'B'] };
  const matched = [wagerOf('bookmaker', { selection: 'A', side: 'back' }, { stake: rupees(1000), price: 9200 })];
  const offers = { A: only([], [at(6000)]), B: closed };
  const { legs, secured } = made({ ...input, market, book: { matched, unmatched: [] }, offers });
  expect([legs[0]?.stake, secured]).toEqual([rupees(1200), rupees(200)]);
});

describe('it is refused', () => {
  test('while the market takes no bets, before anything else', () => {
    expect(problem({ isOpen: false, book: { matched: [], unmatched: [] } })).toBe('suspended');
  });

  test('where every outcome brings the same already', () => {
    expect(problem({ book: { matched: [], unmatched: [] } })).toBe('level');
    expect(problem({ book: { matched: [bet('A', 'back', 20, 700), bet('A', 'lay', 35, 400)], unmatched: [] } })).toBe(
      'level',
    );
  });

  test('where no choice of legs has its prices, also where only one of two legs lacks one', () => {
    expect(problem({ offers: {} })).toBe('price-gone');
    const market: RunnerMarket = { kind: 'match_odds', runners: ['A', 'B', 'X'] };
    const matched = [bet('A', 'back', 20, 700), bet('B', 'back', 50, 300)];
    const offers = { A: only([], [at(400)]), B: closed, X: closed };
    expect(problem({ market, book: { matched, unmatched: [] }, offers })).toBe('price-gone');
  });

  test('where less is offered than a leg takes', () => {
    expect(problem({ offers: { A: only([], [at(400, rupees(20)), at(410, rupees(14))]), B: closed } })).toBe(
      'too-little-offered',
    );
  });

  test('where a leg’s stake is under the least', () => {
    expect(problem({ minStake: rupees(35) })).toBeNull();
    expect(problem({ minStake: rupees(35.01) })).toBe('below-min');
    expect(problem({ minStake: rupees(35), percent: 99 })).toBe('below-min');
  });

  test('where what is apart is less than any stake moves', () => {
    const hair = { matched: [{ ...bet('A', 'back', 20, 700), stake: paise(1), profit: paise(0) }], unmatched: [] };
    expect(problem({ book: hair, minStake: paise(0) })).toBe('below-min');
  });

  test.each([0, 101, 12.5])('as a mistake of the program, with %d percent', (percent) => {
    expect(() => cashOutOf({ ...input, percent })).toThrow(RangeError);
  });

  test('as a mistake of the program, for a market that has no runners', () => {
    const market: RunnerMarket = { kind: 'match_odds', runners: [] };
    expect(cashOutOf({ ...input, market, book: { matched: [], unmatched: [] } })).toEqual({ problem: 'level' });
  });
});

test('all of it leaves nothing that waits, so it spares what that held; a part leaves it, and may need funds that the position itself spared', () => {
  const from = { ...input, book: { ...input.book, unmatched: [bet('A', 'lay', 40, 400)] } };
  const { preview } = made(from);
  expect([preview.exposure, preview.funds]).toEqual([{ now: rupees(-20), after: rupees(0) }, 0]);
  const part = made({ ...from, percent: 99 }).preview;
  expect(part.exposure.after).toBe(
    exposureOf(match, {
      matched: [...from.book.matched, ...made({ ...from, percent: 99 }).legs],
      unmatched: from.book.unmatched,
    }),
  );
  expect(part.funds).toBe(part.exposure.now - part.exposure.after);
  expect(part.funds).toBeGreaterThan(0);
});

describe('for any book and any prices', () => {
  const offersAt = (kind: RunnerMarket['kind']) =>
    fc.array(fc.record({ price: prices(kind), size: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(paise)) }), {
      minLength: 1,
      maxLength: 3,
    });
  const cases = fc
    .record({
      kind: fc.constantFrom<RunnerMarket['kind']>('match_odds', 'bookmaker'),
      runners: fc.constantFrom(['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']),
    })
    .chain((market) =>
      fc.record({
        market: fc.constant(market),
        bets: fc.array(openBets(market), { minLength: 1, maxLength: 6 }),
        offers: fc
          .array(fc.record({ back: offersAt(market.kind), lay: offersAt(market.kind) }), { minLength: 4, maxLength: 4 })
          .map((all) => Object.fromEntries(market.runners.map((runner, index) => [runner, all[index] ?? closed]))),
        percent: fc.integer({ min: 1, max: 100 }),
      }),
    );
  type Case = typeof cases extends fc.Arbitrary<infer Each> ? Each : never;

  /** What cases can be cashed out. */
  function withCashOut(check: (one: Case, cashOut: CashOut, from: CashOutInput) => void, isFull: boolean): void {
    fc.assert(
      fc.property(cases, (one) => {
        const from: CashOutInput = {
          market: one.market,
          isOpen: true,
          book: { matched: bookOf(one.market.kind, one.bets).matched, unmatched: [] },
          offers: one.offers,
          minStake: paise(1),
          percent: isFull ? 100 : one.percent,
        };
        const result = cashOutOf(from);
        fc.pre('cashOut' in result);
        check(one, result.cashOut, from);
      }),
    );
  }

  test('a cash-out makes every outcome equal to the paisa', () => {
    withCashOut(({ market }, { legs, secured }, { book }) => {
      const gains = positionOf(market, [...book.matched, ...legs]).map(({ gain }) => gain);
      expect(new Set(gains)).toEqual(new Set([secured]));
    }, true);
  });

  test('by the prices of its legs alone no outcome would bring less, nor more by as much as a paisa’s stake moves it', () => {
    withCashOut(({ market }, { legs, secured }, { book }) => {
      const atPrices = legs.flatMap((leg) => leg.fills.map((fill) => wagerOf(market.kind, leg, fill)));
      for (const { outcome, gain } of positionOf(market, [...book.matched, ...atPrices])) {
        const step = Math.max(
          0,
          ...legs
            .filter(({ selection }) => selection === outcome)
            .flatMap(({ fills }) => fills.map(({ price }) => 2 + profitAt(market.kind, paise(1), price))),
        );
        expect(gain).toBeGreaterThanOrEqual(secured);
        expect(gain - secured).toBeLessThanOrEqual(step);
      }
    }, true);
  });

  test('no leg takes more than is offered at a price, nor a price that nobody offers', () => {
    withCashOut((_, { legs }, { offers }) => {
      for (const { selection, side, stake, profit, fills } of legs) {
        const sizes = offers[selection]?.[side] ?? [];
        expect(fills.reduce((sum, fill) => sum + fill.stake, 0)).toBe(stake);
        expect(profit).toBeGreaterThanOrEqual(0);
        let next = 0;
        for (const fill of fills) {
          next = sizes.findIndex(({ price, size }, index) => index >= next && price === fill.price && size !== 0) + 1;
          expect(next).toBeGreaterThan(0);
          expect(fill.stake).toBeLessThanOrEqual(sizes[next - 1]?.size ?? Number.POSITIVE_INFINITY);
        }
      }
    }, false);
  });

  test('a part of it brings each outcome that part of the way to the one that is kept, to the paisa', () => {
    withCashOut((one, { kept, legs, preview }) => {
      const added = legs.reduce((sum, { side, stake }) => sum + (side === 'lay' ? stake : -stake), 0);
      const level = preview.rows.find(({ outcome }) => outcome === kept)?.now ?? 0;
      for (const { now, after } of preview.rows) {
        const moved = now - (after - added);
        expect(Math.abs(100 * moved - one.percent * (now - level))).toBeLessThanOrEqual(50);
      }
    }, false);
  });

  test('a cash-out that keeps the worst outcome is a hedge: it never needs funds', () => {
    withCashOut(({ market }, { legs, kept, preview }, { book }) => {
      const worst = Math.min(...preview.rows.map(({ now }) => now));
      fc.pre(preview.rows.some(({ outcome, now }) => outcome === kept && now === worst));
      const held = (matched: readonly Wager[]) => exposureOf(market, { matched, unmatched: [] });
      expect(fundsNeeded(held(book.matched), held([...book.matched, ...legs]))).toBe(0);
      expect(preview.funds).toBe(0);
    }, false);
  });
});
