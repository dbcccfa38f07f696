import { createRandom } from '../../base/index.ts';
import { type Competition, competitions } from './fixtures.ts';
import { EMPTY_MARKET, quoted } from './market.ts';
import type { Setup } from './play.ts';

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
