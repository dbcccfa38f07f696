import { createRandom } from '../../base/index.ts';
import { deep } from '../../testing/depth.ts';
import { competitions } from '../feed/fixtures.ts';
import { EMPTY_MARKET } from '../feed/market.ts';
import type { Played, Rules, Setup } from '../feed/play.ts';
import type { WorldMatch } from '../feed/world.ts';
import { fanciesOf } from './fancy.ts';

/** What bets of 100 at risk came to: their sum, and that of its squares. */
interface Bets {
  count: number;
  sum: number;
  squares: number;
}

function add(all: Map<string, Bets>, key: string, profit: number): void {
  const { count, sum, squares } = all.get(key) ?? { count: 0, sum: 0, squares: 0 };
  all.set(key, { count: count + 1, sum: sum + profit, squares: squares + profit ** 2 });
}

/** Whether a player has made more of it than luck explains. */
const isBeaten = ({ count, sum, squares }: Bets) => sum / count > 3 * Math.sqrt(squares / count / count);

/** `0-o20` and `1a-o40` are of the kind `o`; a match's totals are each of their own. */
const kindOf = (key: string) => (key.startsWith('m-') ? key : (key.split('-').at(-1) ?? '').replace(/\d+$/, ''));

const matchOf = (competition: WorldMatch['competition'], setup: Setup, play: Played | null): WorldMatch => ({
  id: '1',
  competition,
  setup,
  startsAt: 0,
  play,
  endedAt: null,
  market: EMPTY_MARKET,
  state: 'open',
  pricedAt: 0,
  matched: 0 as WorldMatch['matched'],
  liquidity: 1,
  fancyCount: 100,
  seed: 0,
  quotesSeed: 0,
});

test.each([
  ['T20 Internationals', 40, 14],
  ['Women’s ODIs', 15, 30],
  ['Test matches', 20, 200],
  ['Ranji Trophy', 20, 200],
])(
  '%s: whoever bets on each figure at its first price makes nothing of it, on Yes or on No',
  (name, matches, every) => {
    const competition = competitions.find((each) => each.name === name) as WorldMatch['competition'];
    const rules: Rules<Played> = competition.rules;
    const seeds = createRandom(11);
    const bets = new Map<string, Bets>();
    for (let match = 0; match < deep(matches); match += 1) {
      const setup: Setup = { edge: seeds.normal() * 0.8, pace: 1, names: ['Home', 'Away'] };
      const random = createRandom(seeds.int(1, 2 ** 31 - 1));
      const first = new Map<string, ReturnType<typeof fanciesOf>[number]>();
      const look = (play: Played | null) => {
        for (const fancy of fanciesOf(matchOf(competition, setup, play))) {
          const key = `${play ? 'in play' : 'before'} ${fancy.marketId}`;
          if (fancy.state === 'open' && !first.has(key)) first.set(key, fancy);
        }
      };
      look(null);
      let play = rules.begin(setup, 0, random);
      for (let step = 0; !play.isOver; step += 1) {
        if (step % every === 0) look(play);
        play = rules.step(play, setup, random);
      }
      for (const { key, result } of rules.lines?.(play, setup) ?? []) {
        for (const when of ['before', 'in play']) {
          const quote = first.get(`${when} 1-F-${key}`);
          if (!quote?.yes || !quote.no || typeof result !== 'number') continue;
          const { yes, no } = quote;
          add(bets, `Yes on ${kindOf(key)} ${when}`, result >= yes.line ? yes.volume : -100);
          add(bets, `No on ${kindOf(key)} ${when}`, result < no.line ? (100 * 100) / no.volume : -100);
        }
      }
    }
    expect(bets.size).toBeGreaterThanOrEqual(6);
    expect([...bets].filter(([, each]) => isBeaten(each))).toEqual([]);
  },
);

test('what is as good as sure has no price', () => {
  const line = (chance: number) => ({
    key: 'x',
    name: 'X',
    soFar: 3,
    reaches: (figure: number) => (figure <= 3 ? 1 : figure === 4 ? chance : 0),
    isOffered: true,
    result: null,
  });
  const priced = (chance: number) => {
    const [rare] = competitions;
    const rules = { ...rare?.rules, lines: () => [line(chance)], asides: () => [] };
    const competition = { ...rare, rules } as unknown as WorldMatch['competition'];
    const setup: Setup = { edge: 0, pace: 1, names: ['Home', 'Away'] };
    return fanciesOf(matchOf(competition, setup, { nextAt: 0, isOver: false, hold: null }))[0];
  };
  expect(priced(0.5)).toMatchObject({ state: 'open', yes: { line: 4, volume: 95 }, no: { line: 4, volume: 105 } });
  for (const chance of [0.9, 0.2]) expect(priced(chance)).toMatchObject({ state: 'suspended', yes: null, no: null });
});
