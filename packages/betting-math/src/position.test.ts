import { paise } from '@pavilion/money';
import fc from 'fast-check';
import {
  bestGain,
  commissionOn,
  exposureOf,
  fundsNeeded,
  type MarketShape,
  positionOf,
  rangeText,
  worstOf,
} from './position.ts';
import type { MarketKind } from './price.ts';
import { books, heldByTrying, openBets, prices, resultsOf, selections, sides, stakes, sumUnder } from './testing.ts';
import { type Book, bookOf, type Selection, type Side, type Wager, wagerOf } from './wager.ts';

const RUPEE = 100;
const at =
  (kind: MarketKind) =>
  (side: Side, selection: Selection, rupees: number, price: number): Wager =>
    wagerOf(kind, { side, selection }, { stake: paise(rupees * RUPEE), price: Math.round(price * 100) });
const odds = at('match_odds');
const rate = at('bookmaker');
const volume = at('fancy');

const ofRunners = (...runners: string[]): MarketShape => ({ kind: 'match_odds', runners });
const FANCY: MarketShape = { kind: 'fancy', runners: ['F'] };
const held = (market: MarketShape, matched: readonly Wager[], unmatched: readonly Wager[] = []) =>
  exposureOf(market, { matched, unmatched });
const gains = (market: MarketShape, matched: readonly Wager[]) => positionOf(market, matched).map(({ gain }) => gain);
/** A fancy's ranges as a player sees them, in rupees. */
const ranges = (matched: readonly Wager[]) =>
  positionOf(FANCY, matched).map(({ outcome, gain }) => [
    typeof outcome === 'string' ? outcome : rangeText(outcome),
    gain / RUPEE,
  ]);

describe('match odds', () => {
  const market = ofRunners('A', 'B', 'X');

  test('a back takes its stake from every other runner, a lay its liability from its own', () => {
    expect(positionOf(market, [odds('back', 'A', 100, 3)])).toEqual([
      { outcome: 'A', gain: 20_000 },
      { outcome: 'B', gain: -10_000 },
      { outcome: 'X', gain: -10_000 },
    ]);
    expect(gains(market, [odds('lay', 'A', 100, 3)])).toEqual([-20_000, 10_000, 10_000]);
  });

  test('back 20 @ 7 and lay 35 @ 4 on one runner make 15 whichever way, and 5 % of that is 0.75', () => {
    const bets = [odds('back', 'A', 20, 7), odds('lay', 'A', 35, 4)];
    expect(gains(ofRunners('A', 'B'), bets)).toEqual([15 * RUPEE, 15 * RUPEE]);
    expect(held(ofRunners('A', 'B'), bets)).toBe(0);
    expect(commissionOn(paise(15 * RUPEE), 500)).toBe(75);
    expect(commissionOn(paise(-15 * RUPEE), 500)).toBe(0);
  });

  test('an unmatched bet holds what it would lose, and gives nothing before it is matched', () => {
    const matched = [odds('back', 'A', 100, 3)];
    expect(held(market, matched)).toBe(-10_000);
    expect(held(market, matched, [odds('lay', 'A', 50, 3)])).toBe(-10_000);
    expect(held(market, matched, [odds('lay', 'A', 200, 3)])).toBe(-20_000);
    expect(held(market, matched, [odds('back', 'B', 40, 2)])).toBe(-14_000);
    expect(held(market, [], [odds('back', 'A', 10, 2), odds('lay', 'A', 10, 2)])).toBe(-1000);
  });

  test('the worst outcome is the one that brings least, the best gain is never below 0', () => {
    const position = positionOf(market, [odds('back', 'A', 100, 3), odds('back', 'B', 50, 2)]);
    expect(worstOf(position)).toEqual({ outcome: 'X', gain: -15_000 });
    expect(worstOf(positionOf(market, [odds('back', 'X', 10, 2)]))?.outcome).toBe('A');
    expect(worstOf([])).toBeUndefined();
    expect(bestGain(market, [odds('back', 'A', 100, 3)])).toBe(20_000);
    expect(bestGain(ofRunners('A'), [odds('lay', 'A', 100, 3)])).toBe(0);
  });

  test('a runner of another market is refused, matched or not', () => {
    expect(() => positionOf(market, [odds('back', 'C', 1, 2)])).toThrow(RangeError);
    expect(() => held(market, [], [odds('back', 'C', 1, 2)])).toThrow(RangeError);
  });
});

test('bookmaker: lay A 20,000 @ 50 and lay B 20,000 @ 70 bring 10,000 where A wins and 6,000 where B does', () => {
  const bets = [rate('lay', 'A', 20_000, 50), rate('lay', 'B', 20_000, 70)];
  const market: MarketShape = { kind: 'bookmaker', runners: ['A', 'B'] };
  expect(gains(market, bets)).toEqual([10_000 * RUPEE, 6000 * RUPEE]);
  expect(held(market, bets)).toBe(0);
});

describe('fancy', () => {
  test('Yes 1000 @ 40/100 and No 500 @ 48/100: −500 below 40, +1500 from 40 to 47, +500 from 48; exposure 500', () => {
    const bets = [volume('back', 40, 1000, 100), volume('lay', 48, 500, 100)];
    expect(positionOf(FANCY, bets)).toEqual([
      { outcome: { from: null, to: 39 }, gain: -500 * RUPEE },
      { outcome: { from: 40, to: 47 }, gain: 1500 * RUPEE },
      { outcome: { from: 48, to: null }, gain: 500 * RUPEE },
    ]);
    expect(ranges(bets)).toEqual([
      ['≤ 39', -500],
      ['40–47', 1500],
      ['≥ 48', 500],
    ]);
    expect(worstOf(positionOf(FANCY, bets))?.outcome).toEqual({ from: null, to: 39 });
    expect(held(FANCY, bets)).toBe(-500 * RUPEE);
  });

  test('Yes 1000 @ 46/90 and No 1000 @ 46/110: 0 up to 45, −200 from 46', () => {
    const bets = [volume('back', 46, 1000, 90), volume('lay', 46, 1000, 110)];
    expect(ranges(bets)).toEqual([
      ['≤ 45', 0],
      ['≥ 46', -200],
    ]);
    expect(held(FANCY, bets)).toBe(-200 * RUPEE);
  });

  test('a range of one figure is that figure, and what lies below a line of 0 has a true minus', () => {
    const lines = [0, 1, 5].map((line) => volume('back', line, 100, 100));
    expect(ranges(lines).map(([text]) => text)).toEqual(['≤ −1', '0', '1–4', '≥ 5']);
  });

  test('what is not matched yet holds what it would lose, and spares nothing', () => {
    const yes = volume('back', 46, 1000, 100);
    expect(held(FANCY, [yes], [volume('lay', 46, 1000, 100)])).toBe(-1000 * RUPEE);
    expect(held(FANCY, [yes], [volume('back', 50, 500, 100)])).toBe(-1500 * RUPEE);
  });

  test('without a bet it has one range, and nothing in it', () => {
    expect(positionOf(FANCY, [])).toEqual([{ outcome: { from: null, to: null }, gain: 0 }]);
    expect(ranges([])).toEqual([['', 0]]);
    expect(held(FANCY, [])).toBe(0);
  });

  test('a selection that is no line is refused', () => {
    expect(() => positionOf(FANCY, [volume('back', 'A', 1, 100)])).toThrow(RangeError);
    expect(() => positionOf(FANCY, [volume('back', 40.5, 1, 100)])).toThrow(RangeError);
  });
});

describe('for any bets', () => {
  const joined = (first: Book, second: Book): Book => ({
    matched: [...first.matched, ...second.matched],
    unmatched: [...first.unmatched, ...second.unmatched],
  });
  const withMore = books.chain(({ market, bets }) =>
    fc.record({
      market: fc.constant(market),
      book: fc.constant(bookOf(market.kind, bets)),
      more: fc
        .tuple(selections(market), sides, stakes, prices(market.kind))
        .map(([selection, side, stake, price]) => wagerOf(market.kind, { selection, side }, { stake, price })),
    }),
  );
  const turned = (wager: Wager): Wager => ({ ...wager, side: wager.side === 'back' ? 'lay' : 'back' });

  test('a row brings what its bets bring under every result that it stands for', () => {
    fc.assert(
      fc.property(books, ({ market, bets }) => {
        const rows = positionOf(market, bookOf(market.kind, bets).matched);
        for (const result of resultsOf(market)) {
          const of = rows.filter(({ outcome }) =>
            typeof outcome === 'string'
              ? outcome === result
              : (outcome.from ?? -Infinity) <= Number(result) && Number(result) <= (outcome.to ?? Infinity),
          );
          expect(of).toHaveLength(1);
          expect(BigInt(of[0]?.gain ?? 0)).toBe(sumUnder(market.kind, bets, result, () => false));
        }
      }),
    );
  });

  test('exposure is the worst that any result can bring with any of what waits, by trying all of them', () => {
    fc.assert(
      fc.property(books, ({ market, bets }) => {
        expect(BigInt(exposureOf(market, bookOf(market.kind, bets)))).toBe(heldByTrying(market, bets));
      }),
    );
  });

  test('exposure is never above 0, and a bet more that waits never makes it better', () => {
    const twoBooks = books.chain(({ market, bets }) =>
      fc.record({
        market: fc.constant(market),
        bets: fc.constant(bets),
        more: fc.array(openBets(market).map((bet) => ({ ...bet, fills: [] }))),
      }),
    );
    fc.assert(
      fc.property(twoBooks, ({ market, bets, more }) => {
        const before = bookOf(market.kind, bets);
        const after = exposureOf(market, joined(before, bookOf(market.kind, more)));
        expect(after).toBeLessThanOrEqual(Math.min(0, exposureOf(market, before)));
      }),
    );
  });

  test('bets that wait hold at least what any of them holds once it is matched', () => {
    fc.assert(
      fc.property(books, fc.infiniteStream(fc.boolean()), ({ market, bets }, met) => {
        const { matched, unmatched } = bookOf(market.kind, bets);
        const isMet = unmatched.map(() => Boolean(met.next().value));
        const next: Book = {
          matched: [...matched, ...unmatched.filter((_, index) => isMet[index])],
          unmatched: unmatched.filter((_, index) => !isMet[index]),
        };
        expect(exposureOf(market, next)).toBeGreaterThanOrEqual(exposureOf(market, { matched, unmatched }));
      }),
    );
  });

  test('the order of bets makes no difference', () => {
    fc.assert(
      fc.property(books, ({ market, bets }) => {
        const [one, other] = [bookOf(market.kind, bets), bookOf(market.kind, bets.toReversed())];
        expect(positionOf(market, other.matched)).toEqual(positionOf(market, one.matched));
        expect(exposureOf(market, other)).toBe(exposureOf(market, one));
      }),
    );
  });

  test('taking the other side of a bet at its own price leaves nothing of it, to the paisa', () => {
    fc.assert(
      fc.property(withMore, ({ market, book, more }) => {
        const { matched } = book;
        const after = { ...book, matched: [...matched, more, turned(more)] };
        expect(exposureOf(market, after)).toBe(exposureOf(market, book));
        expect(bestGain(market, after.matched)).toBe(bestGain(market, matched));
      }),
    );
  });

  test('a hedge, which loses only where as much is to spare, never needs funds', () => {
    fc.assert(
      fc.property(withMore, ({ market, book, more }) => {
        const before = held(market, book.matched);
        const after = positionOf(market, [...book.matched, more]);
        const alone = positionOf(market, [...book.matched, more, turned(more)]);
        const isHedge = after.every(({ gain }, index) => gain >= Math.min(before, alone[index]?.gain ?? 0));
        fc.pre(isHedge);
        expect(fundsNeeded(before, held(market, [...book.matched, more]))).toBe(0);
      }),
    );
  });

  test('backing a runner and laying part of it at the same price or a lower one never needs funds', () => {
    fc.assert(
      fc.property(
        stakes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        prices('match_odds'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stake, part, price, lower) => {
          const less = paise(Math.floor(stake * part));
          const cheaper = 101 + Math.floor((price - 101) * lower);
          const back = wagerOf('match_odds', { selection: 'A', side: 'back' }, { stake, price });
          const lay = wagerOf('match_odds', { selection: 'A', side: 'lay' }, { stake: less, price: cheaper });
          const market = ofRunners('A', 'B', 'X');
          expect(fundsNeeded(held(market, [back]), held(market, [back, lay]))).toBe(0);
          expect(fundsNeeded(held(market, [back]), held(market, [back], [lay]))).toBe(0);
        },
      ),
    );
  });

  test('commission is the exact share of a net win, and nothing of a loss', () => {
    const nets = fc.integer({ min: -1e9, max: 1e9 }).map(paise);
    fc.assert(
      fc.property(nets, fc.integer({ min: 0, max: 10_000 }), (net, of) => {
        const off = net <= 0 ? commissionOn(net, of) : 20_000 * commissionOn(net, of) - 2 * net * of;
        expect(Math.abs(off)).toBeLessThanOrEqual(net <= 0 ? 0 : 10_000);
      }),
    );
  });
});
