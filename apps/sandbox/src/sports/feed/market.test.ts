import { hundredthsOf, ticksBetween } from '@pavilion/betting-math';
import fc from 'fast-check';
import { createRandom } from '../../base/index.ts';
import { type Competition, competitions } from './fixtures.ts';
import { EMPTY_MARKET, type Market, quoted } from './market.ts';
import type { Chances, Setup } from './play.ts';

test.each([
  ['T20 Internationals', 12, 2],
  ['Women’s ODIs', 8, 3],
  ['Test matches', 12, 20],
  ['Premier League', 12, 2],
  ['Pune Open', 60, 1],
])(
  '%s: who has less of a chance than the ladder has prices for is offered by nobody, whatever opinion says',
  (name, matches, every) => {
    const { rules, liquidity, hasDraw } = competitions.find((each) => each.name === name) as Competition;
    const seeds = createRandom(23);
    const wrong: unknown[] = [];
    let hopeless = 0;
    for (let match = 0; match < matches; match += 1) {
      const setup: Setup = { edge: seeds.normal() * 0.8, pace: 1, names: ['Home', 'Away'] };
      const random = createRandom(seeds.int(1, 2 ** 31 - 1));
      let market = EMPTY_MARKET;
      let play = rules.begin(setup, 0, random);
      for (let step = 0; !play.isOver; step += 1) {
        play = rules.step(play, setup, random);
        if (play.isOver || step % every !== 0) continue;
        const chances = rules.chances(play, setup);
        market = quoted(market, chances, liquidity, seeds);
        for (const [column, { back, lay }] of market.rows.entries()) {
          const chance = chances[column] ?? 0;
          if (chance >= 0.001 || (column === 1 && !hasDraw)) continue;
          hopeless += 1;
          if (back || lay) wrong.push([chance, back, lay]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(hopeless).toBeGreaterThan(5);
  },
);

test('opinion that goes their way makes no runner of who has no chance', () => {
  const { rows } = quoted({ ...EMPTY_MARKET, opinion: 0.5 }, [0.0009, 0, 0.9991], 1, createRandom(1));
  expect(rows[0]).toEqual({ back: null, lay: null });
});

test('however far opinion strays, no back pays more than the chance is worth and no lay costs less', () => {
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(
      share,
      fc.oneof(fc.constant(0), share),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      fc.double({ min: 0.1, max: 20, noNaN: true }),
      fc.integer(),
      (first, draw, opinion, liquidity, seed) => {
        const chances: Chances = [(1 - draw) * first, draw, (1 - draw) * (1 - first)];
        const { rows } = quoted({ ...EMPTY_MARKET, opinion }, chances, liquidity, createRandom(seed));
        for (const [column, { back, lay }] of rows.entries()) {
          const chance = chances[column] ?? 0;
          if (back) expect(chance * back.odds - 1).toBeLessThanOrEqual(1e-9);
          if (lay) expect(1 - chance * lay.odds).toBeLessThanOrEqual(1e-9);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([0.12, 0.24, 0.35, 0.5, 0.67, 0.8])(
  'while nothing happens, the prices of who wins with a chance of %d come and go, close together',
  (chance) => {
    const random = createRandom(11);
    const odds = ({ rows }: Market) => rows.flatMap(({ back, lay }) => [back?.odds, lay?.odds]);
    let market = quoted(EMPTY_MARKET, [chance, 0, 1 - chance], 5, random);
    let [moved, apart] = [0, 0];
    const quotes = 400;
    for (let quote = 0; quote < quotes; quote += 1) {
      const next = quoted(market, [chance, 0, 1 - chance], 5, random);
      if (odds(next).some((price, at) => price !== odds(market)[at])) moved += 1;
      const { back, lay } = next.rows[0];
      apart += ticksBetween(hundredthsOf(back?.odds ?? 0) ?? 0, hundredthsOf(lay?.odds ?? 0) ?? 0);
      market = next;
    }
    expect(moved / quotes).toBeGreaterThan(0.4);
    expect(apart / quotes).toBeLessThan(4);
  },
);
