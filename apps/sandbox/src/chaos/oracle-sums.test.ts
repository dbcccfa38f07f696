import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  commissionOn,
  exposure,
  exposureByFormula,
  exposureBySubsets,
  gain,
  type Kind,
  type Market,
  type OpenBet,
  outcomesOf,
  rounded,
} from './oracle-sums.ts';

const RUPEE = 100n;
const bet = (
  runner: string | bigint,
  side: OpenBet['side'],
  rupees: bigint,
  price: bigint,
  isMatched = true,
): OpenBet => {
  const stake = { stake: rupees * RUPEE, price };
  return {
    runner: String(runner),
    line: typeof runner === 'bigint' ? runner : null,
    side,
    fills: isMatched ? [stake] : [],
    rest: isMatched ? null : stake,
  };
};
const market = (kind: Kind, ...runners: string[]): Market => ({ kind, runners });
const gains = (of: Market, bets: readonly OpenBet[]) =>
  outcomesOf(of, bets).map((outcome) =>
    bets
      .flatMap((one) => one.fills.map((fill) => gain(of.kind, one, fill, outcome)))
      .reduce((sum, one) => sum + one, 0n),
  );

describe('the oracle agrees with the examples of the rules', () => {
  test('back 20 @ 7 and lay 35 @ 4 on one runner make 15 whichever way; commission of 5 % is 0.75', () => {
    const odds = market('match_odds', 'A', 'B');
    const bets = [bet('A', 'back', 20n, 700n), bet('A', 'lay', 35n, 400n)];
    expect([gains(odds, bets), exposure(odds, bets), commissionOn(15n * RUPEE, 500n)]).toEqual([
      [1500n, 1500n],
      0n,
      75n,
    ]);
  });

  test('bookmaker: lay A 20,000 @ 50 and lay B 20,000 @ 70 bring 10,000 where A wins and 6,000 where B does', () => {
    const bets = [bet('A', 'lay', 20_000n, 5000n), bet('B', 'lay', 20_000n, 7000n)];
    expect(gains(market('bookmaker', 'A', 'B'), bets)).toEqual([1_000_000n, 600_000n]);
  });

  test('fancy: Yes 1000 @ 40/100 and No 500 @ 48/100 expose 500, Yes 1000 @ 46/90 and No 1000 @ 46/110 expose 200', () => {
    const fancy = market('fancy', 'F');
    expect(exposure(fancy, [bet(40n, 'back', 1000n, 10_000n), bet(48n, 'lay', 500n, 10_000n)])).toBe(-500n * RUPEE);
    expect(exposure(fancy, [bet(46n, 'back', 1000n, 9000n), bet(46n, 'lay', 1000n, 11_000n)])).toBe(-200n * RUPEE);
  });

  test('a half goes to the even paisa', () => {
    expect([5n, 15n, 25n, 35n].map((amount) => rounded(amount, 10n))).toEqual([0n, 2n, 2n, 4n]);
  });
});

test('the formula for bets that wait is what the worst of all sets of them comes to', () => {
  const stake = fc.record({ stake: fc.bigInt(1n, 5_000_000n), price: fc.bigInt(101n, 20_000n) });
  const side = fc.constantFrom('back' as const, 'lay' as const);
  const shape = { side, fills: fc.array(stake, { maxLength: 2 }), rest: fc.option(stake) };
  const onRunner = fc.record({ ...shape, runner: fc.constantFrom('A', 'B', 'X'), line: fc.constant(null) });
  const onLine = fc.record({ ...shape, runner: fc.constant('F'), line: fc.bigInt(0n, 12n) });
  const some = fc.oneof(
    fc.tuple(fc.constant(market('match_odds', 'A', 'B', 'X')), fc.array(onRunner, { maxLength: 7 })),
    fc.tuple(fc.constant(market('bookmaker', 'A', 'B', 'X')), fc.array(onRunner, { maxLength: 7 })),
    fc.tuple(fc.constant(market('fancy', 'F')), fc.array(onLine, { maxLength: 7 })),
  );
  fc.assert(
    fc.property(some, ([of, bets]) => {
      expect(exposureByFormula(of, bets)).toBe(exposureBySubsets(of, bets));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['oracle-sums.ts', []],
  ['oracle-books.ts', ['./oracle-sums.ts']],
])('%s has its rules from the design alone: it imports %j', async (file, imported) => {
  const code = await readFile(join(import.meta.dirname, file), 'utf8');
  expect([...code.matchAll(/\b(?:from|import|require)\b\s*\(?\s*'([^']+)'/g)].map(([, from]) => from)).toEqual(
    imported,
  );
});
