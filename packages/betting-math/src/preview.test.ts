import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { positionOf, rangeText } from './position.ts';
import { previewOf } from './preview.ts';
import { books, heldByTrying, openBets, resultsOf, sumUnder } from './testing.ts';
import { bookOf, EMPTY_BOOK, wagerOf } from './wager.ts';

const market = { kind: 'match_odds', runners: ['A', 'B'] } as const;
const wager = (side: 'back' | 'lay', rupees: number, price: number) =>
  wagerOf('match_odds', { selection: 'A', side }, { stake: paise(rupees * 100), price });

test('a first back shows what it wins and loses, and needs its stake', () => {
  expect(previewOf(market, EMPTY_BOOK, { matched: [wager('back', 20, 700)] })).toEqual({
    rows: [
      { outcome: 'A', now: 0, after: 12_000 },
      { outcome: 'B', now: 0, after: -2000 },
    ],
    exposure: { now: 0, after: -2000 },
    funds: 2000,
  });
});

test('a lay that closes it needs nothing, and sets free what was held', () => {
  const book = { matched: [wager('back', 20, 700)], unmatched: [] };
  expect(previewOf(market, book, { matched: [wager('lay', 35, 400)] })).toEqual({
    rows: [
      { outcome: 'A', now: 12_000, after: 1500 },
      { outcome: 'B', now: -2000, after: 1500 },
    ],
    exposure: { now: -2000, after: 0 },
    funds: 0,
  });
});

test('a bet that waits brings nothing yet, and holds what it would lose', () => {
  const { rows, exposure, funds } = previewOf(market, EMPTY_BOOK, { unmatched: [wager('lay', 100, 300)] });
  expect(rows.map(({ after }) => after)).toEqual([0, 0]);
  expect([exposure.after, funds]).toEqual([-20_000, 20_000]);
});

test('the ranges of a fancy are those with the new line, now and after alike', () => {
  const line = (selection: number, side: 'back' | 'lay') =>
    wagerOf('fancy', { selection, side }, { stake: paise(100_000), price: 10_000 });
  const fancy = { kind: 'fancy', runners: [] } as const;
  const { rows } = previewOf(fancy, { matched: [line(40, 'back')], unmatched: [] }, { matched: [line(48, 'lay')] });
  const shown = rows.map(({ outcome, now, after }) => [
    typeof outcome === 'string' ? '' : rangeText(outcome),
    now,
    after,
  ]);
  expect(shown).toEqual([
    ['≤ 39', -100_000, 0],
    ['40–47', 100_000, 200_000],
    ['≥ 48', 100_000, 0],
  ]);
});

test('a preview is what trying every result brings, before and after, and its funds the growth of what is held', () => {
  const cases = books.chain(({ market, bets }) =>
    fc.record({ market: fc.constant(market), bets: fc.constant(bets), more: openBets(market) }),
  );
  fc.assert(
    fc.property(cases, ({ market, bets, more }) => {
      const preview = previewOf(market, bookOf(market.kind, bets), bookOf(market.kind, [more]));
      for (const result of resultsOf(market)) {
        const row = preview.rows.find(({ outcome }) =>
          typeof outcome === 'string'
            ? outcome === result
            : Number(result) >= (outcome.from ?? -Infinity) && Number(result) <= (outcome.to ?? Infinity),
        );
        expect(BigInt(row?.now ?? 0)).toBe(sumUnder(market.kind, bets, result, () => false));
        expect(BigInt(row?.after ?? 0)).toBe(sumUnder(market.kind, [...bets, more], result, () => false));
      }
      const matched = bookOf(market.kind, [...bets, more]).matched;
      expect(preview.rows.map(({ outcome }) => outcome)).toEqual(
        positionOf(market, matched).map(({ outcome }) => outcome),
      );
      const [now, after] = [heldByTrying(market, bets), heldByTrying(market, [...bets, more])];
      expect([preview.exposure.now, preview.exposure.after].map(BigInt)).toEqual([now, after]);
      expect(BigInt(preview.funds)).toBe(now > after ? now - after : 0n);
    }),
  );
});
